import { outwardCode } from "../../content/values/outward-code";
import { fillPlaceholders } from "../../content/values/placeholders";
import { pagePaths } from "../../routes";

/** The file with the areas and districts that the company covers. The build writes it (gatsby/write-postcode-coverage.ts). */
export const coveragePath = "/postcode-coverage.json";

interface CoveredArea {
  slug: string;
  name: string;
  postcodes: readonly string[];
}

export interface PostcodeCoverage {
  /** Areas that have a page. */
  areas: readonly CoveredArea[];
  /** Districts of no area. */
  districts: readonly string[];
}

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
      // On phones the answer would lie below the window or the call bar.
      status.scrollIntoView({ block: "nearest" });
    } catch {
      form.submit();
    }
  });
}

interface PostcodeAnswer {
  /** `area`: areas with a page have the district. `covered`: the company works there. */
  kind: "area" | "covered" | "outside" | "invalid";
  postcode: string;
  areas: readonly CoveredArea[];
}

/** Says whether the company works at a postcode. */
export function answerPostcode(typed: string, { areas, districts }: PostcodeCoverage): PostcodeAnswer {
  const postcode = outwardCode(typed) ?? "";
  // SW1 or EC2, as people say, stand for SW1A, SW1E and so on.
  const matches = (district: string) => district === postcode || district.replace(/[A-Z]$/, "") === postcode;
  const found = areas.filter(({ postcodes }) => postcodes.some(matches));
  if (!postcode) return { kind: "invalid", postcode, areas: [] };
  if (found.length > 0) return { kind: "area", postcode, areas: found };
  return { kind: districts.some(matches) ? "covered" : "outside", postcode, areas: [] };
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
