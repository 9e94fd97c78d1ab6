import * as z from "zod/mini";
import {
  besideTheFields,
  choice,
  copy,
  derived,
  focus,
  folded,
  group,
  optional,
  pageCopy,
  picturePath,
  promiseHint,
  reference,
  shapedText,
  text,
} from "./content-fields";
import { iconNames } from "./icon-names";
import type { PagePlaceholder } from "./placeholders";

export const timeOfDay = shapedText(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 08:00", "time");

export const icon = choice(iconNames, "Icon", "The small drawing beside the words.", "icon");

/** The page's title and description for search engines. */
export const searchFields = {
  seoTitle: folded(text("Search title", 60, "The page's title in search results, different on every page.")),
  seoDescription: folded(
    text("Search description", [70, 160], "The two lines below the title in search results."),
  ),
};

/** Fields of a question about prices: a rate that its answer names, and the link to all of them. */
export const priceFields = {
  rate: optional(reference("Rate", "Rate below the answer", "That of the commonest job.")),
  pricesLink: optional(text("Link to the price examples", 60, "Below the answer.")),
};

/** A figure with a few words: 500+ Projects Completed. */
export const stat = group(
  "Stat",
  {
    icon,
    value: copy("Value", 30, "The figure, usually a placeholder such as {projectsCompleted}."),
    label: copy("Label", 40, "What the figure counts."),
  },
  "Stat",
);

/** A short point with an icon, used for benefits and reasons. */
export function pointWith(typeName: string, placeholders: readonly PagePlaceholder[], hint?: string) {
  return group(
    "Point",
    {
      icon,
      title: pageCopy(placeholders, "Title", 60, hint),
      description: pageCopy(placeholders, "Description", 240, hint),
    },
    typeName,
  );
}

export const point = pointWith("Point", ["promise"], promiseHint);

/** A rule for a range of prices: it ends with as much as it begins with, or more. */
export const endsAtOrAboveStart = z.refine<{ from: number; to: number }>(({ from, to }) => from <= to, {
  path: ["to"],
  message: "as much as the range begins with, or more",
  params: { remedy: "Correct one of the two." },
  ...besideTheFields,
});

/**
 * In pixels. A phone 412 px wide at a density of 2.625 asks for 1080; the widest slot at a density of 1 for 1023. A phone's own
 * screenshot has 1080 or 1170. Uploads and the content check ask for it.
 */
export const leastPictureWidth = 1080;

const pictureKinds = ["visualisation", "photograph"] as const;

/** Says whether pictures show finished work. */
export const pictureKind = choice(
  pictureKinds,
  "Kind of picture",
  "Visualisations are labelled as such; choose photograph for pictures of finished work.",
);

/** The kind of a picture whose kind was left empty. */
export const usualKind: (typeof pictureKinds)[number] = "photograph";

const ownKind = folded(
  choice(pictureKinds, "Kind of this picture", "Where it is another than the project's."),
);

const shownAs = {
  image: picturePath("Image"),
  alt: text("Alternative text", [10, 200], "What is seen in the picture, for people who cannot see it."),
};

const cut = { ...shownAs, focus: optional(focus) };

/** A picture with its alternative text, which slots of other shapes cut; the label says which one it is. */
export function pictureNamed(label: string, typeName = "Picture") {
  return group(label, cut, typeName);
}

export const picture = pictureNamed("Picture");

/**
 * A picture of a project. It may be of another kind than those beside it: a visualisation of the room that photographs show.
 * Without an alternative text it is named by its project's title and its number.
 */
export function projectPicture(label: string) {
  return group(label, { ...cut, alt: derived(cut.alt), kind: optional(ownKind) }, "Picture");
}

/** A picture of no project or tile, which therefore has a kind of its own. */
export const pictureOnItsOwn = (label: string) => group(label, { ...cut, kind: pictureKind }, "Picture");

/** A project whose picture a page shows; the hint says which picture, and where. Without a project there is none. */
export function projectPictured(hint: string) {
  return optional(
    reference("Project", "Project in the picture", `${hint} Without a project there is no picture.`),
  );
}

/** A picture that is shown whole. */
export const wholePicture = group("Picture", shownAs, "WholePicture");

/** A picture that lies over another and is cut as that one is. */
export const openedPicture = group("Picture", shownAs, "OpenedPicture");
