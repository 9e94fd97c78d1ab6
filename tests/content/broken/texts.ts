import { set } from "../content-folder";
import type { BrokenContent } from "./broken-content";
import { areaPage, cafe, chelsea, floor, home, quoteForm, servicePage } from "./files";

/** Texts that visitors would see broken. */
export const brokenTexts: BrokenContent[] = [
  [
    "a text that is too long",
    set(home, "seoTitle", "x".repeat(61)),
    `${home} seoTitle (Search title)
    found:    "${"x".repeat(61)}" (61 characters)
    expected: at most 60 characters
    to do:    Shorten the text.`,
  ],
  [
    "a text that is too short",
    set(chelsea, "homes", "Houses and flats."),
    `${chelsea} homes (Homes)
    found:    "Houses and flats." (17 characters)
    expected: at least 150 characters
    to do:    Write more.`,
  ],
  [
    "an unknown placeholder",
    set(floor, "benefits.2.description", "Call {telephone} for advice."),
    `${floor} benefits[2].description (Benefits › 3 › Description)
    found:    "Call {telephone} for advice." (28 characters)
    expected: a known placeholder instead of {telephone}: …{phone}…
    to do:    Correct the value.`,
  ],
  [
    "a placeholder on a page that does not know it",
    set(home, "hero.badge", "Tiling in {area}"),
    `${home} hero.badge (Hero › Badge)
    found:    "Tiling in {area}" (16 characters)
    expected: a known placeholder instead of {area}: …
    to do:    Correct the value.`,
  ],
  [
    "a placeholder in a text that is shown as written",
    set(home, "hero.headline", "Call {phone}"),
    `${home} hero.headline (Hero › Headline)
    found:    "Call {phone}" (12 characters)
    expected: text without { or }: placeholders are not filled in here
    to do:    Correct the value.`,
  ],
  [
    "a stray brace",
    set(quoteForm, "failure.description", "Please call {phone"),
    `${quoteForm} failure.description (Failure › Text)
    found:    "Please call {phone" (18 characters)
    expected: every { closed by a }
    to do:    Correct the value.`,
  ],
  [
    "a space at the end",
    set(chelsea, "name", "Chelsea "),
    `${chelsea} name (Name)
    found:    "Chelsea " (8 characters)
    expected: text that neither begins nor ends with a space
    to do:    Correct the value.`,
  ],
  [
    "a line break",
    set(floor, "closingTitle", "A level floor\nat a fair price"),
    `${floor} closingTitle (Closing title)
    found:    "floor\\nat" in the text
    expected: one paragraph without line breaks or tabs
    to do:    Put a space in the place of the line break or tab.`,
  ],
  [
    "two spaces",
    set(floor, "closingTitle", "A level  floor"),
    `${floor} closingTitle (Closing title)
    found:    "level  floor" in the text
    expected: one space between words
    to do:    Remove the extra space.`,
  ],
  [
    "an apostrophe that broke on its way",
    set(floor, "closingTitle", "Your roomâ€™s floor"),
    `${floor} closingTitle (Closing title)
    found:    "roomâ€™s" in the text
    expected: letters that arrived whole, and none that cannot be seen
    to do:    Type this passage again by hand: it was pasted with broken or hidden characters.`,
  ],
  [
    "HTML",
    set(floor, "closingTitle", "A <b>level</b> floor"),
    `${floor} closingTitle (Closing title)
    found:    "<b>" in the text
    expected: plain words: HTML is shown as it is typed
    to do:    Remove the mark, or type the character that it stands for.`,
  ],
  [
    "Markdown",
    set(floor, "closingTitle", "A **level** floor"),
    `${floor} closingTitle (Closing title)
    found:    "**level" in the text
    expected: plain words: Markdown is shown as it is typed
    to do:    Remove the stars, brackets or number signs.`,
  ],
  [
    "a placeholder in square brackets",
    set(home, "hero.badge", "Call [phone] today"),
    `${home} hero.badge (Hero › Badge)
    found:    "[phone]" in the text
    expected: a placeholder in braces, such as {phone}
    to do:    Write it with { and }, letter by letter as the list of placeholders has it.`,
  ],
  [
    "an address that is not secure",
    set(floor, "closingTitle", "See http://tiles.example"),
    `${floor} closingTitle (Closing title)
    found:    "http://tiles.example" in the text
    expected: addresses that begin with https://
    to do:    Add the s, after seeing that the page opens with it.`,
  ],
  [
    "a text that is to be written",
    set(floor, "closingTitle", "TODO: say how fast"),
    `${floor} closingTitle (Closing title)
    found:    "TODO" in the text
    expected: finished words
    to do:    Write the text that this stands for.`,
  ],
  [
    "a word twice",
    set(floor, "closingTitle", "Ask for the the price"),
    `${floor} closingTitle (Closing title)
    found:    "the the" in the text
    expected: each word once
    to do:    Remove the second.`,
  ],
  [
    "a space before a comma",
    set(floor, "closingTitle", "Level , dry and stiff"),
    `${floor} closingTitle (Closing title)
    found:    "Level ," in the text
    expected: no space before a comma, a full stop or the like
    to do:    Remove the space.`,
  ],
  [
    "a file's name for alternative text",
    set(cafe, "pictures.1.alt", "IMG_2041.jpg"),
    `${cafe} pictures[1].alt (Pictures › 2 › Alternative text)
    found:    "IMG_2041.jpg" in the text
    expected: words, not the name of a picture file
    to do:    Write what is seen in the picture.`,
  ],
  [
    "dashes for a text",
    set(floor, "closingTitle", "---"),
    `${floor} closingTitle (Closing title)
    found:    "---" in the text
    expected: words
    to do:    Write the text, or remove the entry.`,
  ],
  [
    "spaces only",
    set(chelsea, "borough", "   "),
    `${chelsea} borough (Borough)
    found:    "   " (3 characters)
    expected: text that neither begins nor ends with a space
    to do:    Correct the value.`,
  ],
  [
    "a service's placeholder where all services share the words",
    set(servicePage, "relatedTitle", "More than {service}"),
    `${servicePage} relatedTitle (Title above the other services)
    found:    "More than {service}" (19 characters)
    expected: a known placeholder instead of {service}: …
    to do:    Correct the value.`,
  ],
  [
    "minutes in a message that has none to tell",
    set(quoteForm, "success.description", "Wait {n} minutes"),
    `${quoteForm} success.description (Success › Text)
    found:    "Wait {n} minutes" (16 characters)
    expected: a known placeholder instead of {n}: …
    to do:    Correct the value.`,
  ],
  [
    "one headline for all areas",
    set(areaPage, "headline", "Bathroom Tiling"),
    `${areaPage} headline (Headline)
    found:    "Bathroom Tiling" (15 characters)
    expected: a text with {area}, which stands for something else each time
    to do:    Put {area} where it belongs in the text.`,
  ],
  [
    "one link text for all services",
    set(areaPage, "serviceLink", "Learn more"),
    `${areaPage} serviceLink (Link on each service)
    found:    "Learn more" (10 characters)
    expected: a text with {service}, which stands for something else each time
    to do:    Put {service} where it belongs in the text.`,
  ],
  [
    "a counter that does not count",
    set(quoteForm, "remaining", "Characters left"),
    `${quoteForm} remaining (Characters left)
    found:    "Characters left" (15 characters)
    expected: a text with {n}, which stands for something else each time
    to do:    Put {n} where it belongs in the text.`,
  ],
];
