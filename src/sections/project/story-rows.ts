/** A text of a project's story. */
export interface StoryText {
  title: string;
  text: string;
}

interface StoryRow<Picture> {
  picture: Picture;
  texts: readonly StoryText[];
  /** True if the story's title stands above these texts, and not above all rows. */
  hasTitle: boolean;
  isPictureAtLeft: boolean;
}

/** Puts texts beside pictures, which are at the right and at the left in turn. The last picture gets all remaining texts. */
export function storyRows<Picture>(
  pictures: readonly Picture[],
  texts: readonly StoryText[],
): StoryRow<Picture>[] {
  const last = pictures.length - 1;
  return pictures.map((picture, at) => ({
    picture,
    texts: texts.slice(at, at === last ? undefined : at + 1),
    // One text is in the middle of the first picture's height, far below a title above all rows.
    hasTitle: texts.length === 1 && at === 0,
    isPictureAtLeft: at % 2 === 1,
  }));
}
