import { fillPlaceholders } from "../../content/fields/placeholders";
import { startIslands } from "../../islands/start-islands";
import { answerPostcode, type PostcodeAnswer } from "../../postcode-check/answer-postcode";
import { type PostcodeBook, postcodeBookAddress } from "../../postcode-check/postcode-book";
import { pagePaths } from "../../routes/page-paths";

type Answer = PostcodeAnswer | { kind: "unavailable" };

/** Lets the form of PostcodeCheck.tsx answer in place: in words, with the links that follow from the answer. */
startIslands("check-postcode", (form) => {
  const reply = form.querySelector<HTMLElement>("[role=status]");
  const input = form.querySelector("input");
  if (!reply || !input) return;
  const words: Record<Answer["kind"], string> = JSON.parse(String(reply.dataset.words));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const typed = input.value;
    const answer: Answer = await fetchPostcodeBook().then(
      (book) => answerPostcode(typed, book),
      () => ({ kind: "unavailable" }),
    );
    const text = document.createElement("p");
    text.textContent = fillPlaceholders(words[answer.kind], factsOf(answer));
    reply.replaceChildren(text, ...waysOn(answer, form));
  });
});

function factsOf(answer: Answer): Record<string, string> {
  return {
    ...("postcode" in answer ? { postcode: answer.postcode } : {}),
    ...("place" in answer ? { place: answer.place } : {}),
  };
}

/** Links to the areas' pages, or the ways to ask; the page has one of each to copy. */
function waysOn(answer: Answer, form: HTMLElement): Node[] {
  const copyOf = (name: string) =>
    form.querySelector<HTMLTemplateElement>(`template[data-${name}]`)?.content.cloneNode(true);
  if (answer.kind === "invalid") return [];
  const copy = copyOf("areas" in answer ? "areas" : "ways");
  if (!(copy instanceof DocumentFragment)) return [];
  const entry = copy.querySelector("li");
  if ("areas" in answer && entry)
    entry.replaceWith(
      ...answer.areas.map(({ slug, name }) => {
        const item = entry.cloneNode(true) as HTMLElement;
        Object.assign(item.querySelector("a") ?? {}, { href: pagePaths.area(slug), textContent: name });
        return item;
      }),
    );
  return [copy];
}

/** The browser keeps the book, and asks only whether it is still the same. */
async function fetchPostcodeBook(): Promise<PostcodeBook> {
  const response = await fetch(postcodeBookAddress);
  if (!response.ok) throw new Error(`The postcodes cannot be fetched: ${response.status}`);
  return response.json();
}
