import type { PostcodeBook } from "../content/derived/postcode-book";
import { fillPlaceholders } from "../content/fields/placeholders";
import { writtenPostcode } from "../content/fields/postcode-text";
import { fetchIslandProps } from "../islands/island-props";
import { startIslands } from "../islands/start-islands";
import { proposeAddress } from "../quote-request/adapters/fill-in-form";
import { homeSection, pagePaths, quoteWith } from "../routes/page-paths";
import { answerPostcode, type PostcodeAnswer, postcodeBookAddress } from "./answer-postcode";

/** Lets the form of PostcodeCheck.tsx answer in place: in words, with the links that follow from the answer. */
startIslands("check-postcode", (form) => {
  const reply = form.querySelector<HTMLElement>("[role=status]");
  const input = form.querySelector("input");
  if (!reply || !input) return;
  const arriving = fetchIslandProps(form).catch(() => undefined);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const words = (await arriving) as Record<PostcodeAnswer["kind"], string> | undefined;
    // The next page answers without a script.
    if (!words) return HTMLFormElement.prototype.submit.call(form);
    const typed = input.value;
    const answer = await fetchPostcodeBook().then(
      (book) => answerPostcode(typed, book),
      (): PostcodeAnswer => ({ kind: "unavailable" }),
    );
    const { kind, postcode = "", place = "" } = answer;
    const text = document.createElement("p");
    text.textContent = fillPlaceholders(words[kind], { postcode, place });
    reply.replaceChildren(text, ...waysOn(answer, form));
    const asked = writtenPostcode(typed);
    const toQuote = reply.querySelector<HTMLAnchorElement>(`a[href="${homeSection("contact")}"]`);
    toQuote?.addEventListener("click", () => {
      if (asked && !proposeAddress(asked)) toQuote.href = quoteWith("address", asked);
    });
  });
});

/** Links to the areas' pages and to a quote, or the ways to ask; the page has one of each to copy. */
function waysOn({ kind, areas }: PostcodeAnswer, form: HTMLElement): Node[] {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-${areas ? "areas" : "ways"}]`);
  if (kind === "invalid" || !template) return [];
  const copy = document.importNode(template.content, true);
  const entry = copy.querySelector("li");
  const entries = areas?.map(({ slug, name }) => {
    const item = document.importNode(entry ?? copy, true);
    Object.assign(item.querySelector("a") ?? {}, { href: pagePaths.area(slug), textContent: name });
    return item;
  });
  if (entries) entry?.replaceWith(...entries);
  return [copy];
}

/** The browser keeps the book, and asks only whether it is still the same. */
async function fetchPostcodeBook(): Promise<PostcodeBook> {
  const response = await fetch(postcodeBookAddress);
  if (!response.ok) throw new Error(`The postcodes cannot be fetched: ${response.status}`);
  return response.json();
}
