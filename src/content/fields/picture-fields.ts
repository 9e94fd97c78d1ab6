import { choice, type FieldOptions, group, optional, reference, text } from "./content-fields";
import { patternText, picturePath } from "./pattern-texts";

/**
 * In pixels. A phone 412 px wide at a density of 2.625 asks for 1080; the widest slot at a density of 1 for 1023. A phone's own
 * screenshot has 1080 or 1170. Uploads and the content check ask for it.
 */
export const minPictureWidth = 1080;

const pictureKinds = ["visualisation", "photograph"] as const;

/** Says whether pictures show finished work. */
export const pictureKind = (options: FieldOptions = {}) =>
  choice("Kind of picture", pictureKinds, {
    hint: "Visualisations are labelled as such; choose photograph for pictures of finished work.",
    ...options,
  });

/** The kind of a picture whose kind was left empty. */
export const defaultKind: (typeof pictureKinds)[number] = "photograph";

const ownKind = choice("Kind of this picture", pictureKinds, {
  isAdvanced: true,
  hint: "If it differs from the project's.",
});

const alternativeText = (options: FieldOptions = {}) =>
  text("Alternative text", {
    min: 10,
    max: 200,
    isFirstInRow: true,
    hint: "What is seen in the picture, for people who cannot see it.",
    ...options,
  });

const wholePictureFields = { image: picturePath("Image"), alt: alternativeText() };

/** The point of a picture that stays in view where the picture is cut to another shape: 30% 70%, as CSS writes it. */
const focus = patternText(/^(100|[1-9]?\d)% (100|[1-9]?\d)%$/, "two percentages, such as 30% 70%")(
  "Point that stays in view",
  {
    use: "point",
    isAdvanced: true,
    hint: "Tap it on the picture above; or write how far it is from the left and from the top, such as 30% 70%.",
  },
);

/** A picture with its alternative text, which slots of other shapes crop. */
const croppedPictureFields = {
  image: picturePath("Image", { focusField: "focus" }),
  alt: alternativeText(),
  focus: optional(focus),
};

/** A picture of a person. It has no kind, because it is always a photograph. */
export const portrait = group("Portrait", croppedPictureFields, { typeName: "Picture" });

/**
 * A picture of a project. It may be of another kind than those beside it: a visualisation of the room that photographs show.
 * Without an alternative text it is named by its project's title and its number.
 */
export function projectPicture(label: string) {
  const alt = optional(alternativeText({ isDerived: true }));
  return group(label, { ...croppedPictureFields, alt, kind: optional(ownKind) }, { typeName: "Picture" });
}

/** A picture that states its own kind, because it belongs to no project. */
export const pictureOnItsOwn = (label: string) =>
  group(label, { ...croppedPictureFields, kind: pictureKind() }, { typeName: "Picture" });

/** A project whose picture a page shows. The hint names the picture and its place. */
export function picturedProject({ hint }: { hint: string }) {
  return optional(
    reference("Project in the picture", "Project", {
      hint: `${hint} Without a project there is no picture.`,
    }),
  );
}

/** A drawing, which is shown whole. */
export const drawing = group("Picture", wholePictureFields, { typeName: "WholePicture" });

/** A picture that is shown whole, and states its own kind. */
export const wholePicture = (options: FieldOptions = {}) =>
  group("Picture", { ...wholePictureFields, kind: pictureKind() }, { typeName: "WholePicture", ...options });
