import { nameFields } from "../../../content/types/content-types";
import { fieldCalled, fill } from "../screen/form-fields";
import { slugAdvice } from "./slug-advice";
import { slugOf } from "../../../editor/forms/words/slug-of";

/** The names of the entries' files in a group of the CMS. */
export type SlugList = (collection: string) => Promise<readonly string[]>;

const entryAddress = /^#\/collections\/([^/]+)\/(?:new|entries\/([^/?]+))/;

/**
 * While an entry is written: a new one's slug follows its title until it is typed by hand, and whatever is wrong with a
 * slug is said below its field at once.
 */
export function watchSlug(page: Document, slugsIn: SlugList, mayMove = true): void {
  page.addEventListener("input", (event) => {
    const [, collection, stored] = entryAddress.exec(page.location.hash) ?? [];
    const slug = fieldCalled(page, "Slug");
    if (!collection || !slug) return;
    const name = nameFields
      .map((called) => fieldCalled(page, called))
      .find((field) => field === event.target);
    if (name && stored === undefined && follows(slug)) {
      const value = slugOf(name.value);
      made.set(slug, value);
      fill(slug, value);
      return;
    }
    if (event.target !== slug) return;
    const before = stored && decodeURIComponent(stored);
    void slugsIn(collection).then((taken) =>
      say(slug, slugAdvice({ slug: slug.value, stored: before, taken, mayMove })),
    );
  });
}

const made = new WeakMap<Element, string>();

/** Whether nobody has written a slug of their own. */
const follows = (slug: HTMLInputElement | HTMLTextAreaElement) =>
  slug.value === "" || slug.value === made.get(slug);

function say(slug: HTMLElement, advice: string): void {
  const id = "slug-advice";
  const page = slug.ownerDocument;
  const line = page.getElementById(id) ?? page.createElement("p");
  line.id = id;
  line.setAttribute("role", "status");
  line.style.cssText = "margin: 0.25rem 0 0; color: #a11a12; font-size: 0.875rem;";
  line.textContent = advice;
  slug.setAttribute("aria-describedby", id);
  slug.after(line);
}
