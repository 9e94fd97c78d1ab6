/** Words of a postcode check that are nobody's. */
export const words = {
  title: "Here too?",
  label: "Postcode",
  hint: "Such as SW3.",
  submit: "Look",
  area: "Yes in {postcode}:",
  near: "Yes in {postcode}, {place}:",
  outside: "Not in {postcode}.",
  invalid: "No postcode.",
  unavailable: "Not now.",
  call: "Call",
  ask: "Ask",
};
