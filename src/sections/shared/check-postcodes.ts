import { fillPlaceholders } from "../../content/values/placeholders";
import { pagePaths } from "../../routes";
import { answerPostcode, coveragePath, type PostcodeAnswer } from "./answer-postcode";

/** Lets the form of PostcodeCheck.tsx answer in place. Where the districts cannot be fetched, it leads to the list of areas. */
export function checkPostcodes(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-postcode]");
  const status = form?.querySelector("[role=status]");
  const actions = form?.querySelector("template");
  const input = form?.querySelector("input");
  if (!form || !status || !actions || !input) return;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const response = await fetch(coveragePath);
      const answer = answerPostcode(input.value, await response.json());
      status.replaceChildren(...answerInWords(answer, form.dataset));
      if (answer.kind !== "invalid") status.append(document.importNode(actions.content, true));
    } catch {
      form.submit();
    }
  });
}

/** The answer's sentence, and links to the areas that have the district. */
function answerInWords({ kind, postcode, areas }: PostcodeAnswer, words: DOMStringMap): Node[] {
  const sentence = document.createElement("p");
  sentence.textContent = fillPlaceholders(words[kind] ?? "", { postcode });
  const list = document.createElement("ul");
  for (const { slug, name } of areas) {
    const link = document.createElement("a");
    Object.assign(link, { href: pagePaths.area(slug), textContent: name });
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  return areas.length > 0 ? [sentence, list] : [sentence];
}
