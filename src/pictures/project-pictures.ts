import { graphql } from "gatsby";

/** A project's pictures for other pages: all after the first, without those from before the work. */
export function furtherPictures({ pictures }: Queries.ProjectPicturesFragment) {
  return pictures.slice(1).filter(({ isBefore }) => !isBefore);
}

/** The first of a project's `furtherPictures`. Undefined if there is no project or no such picture. */
export function secondPicture(project: Queries.ProjectPicturesFragment | null | undefined) {
  return project ? furtherPictures(project)[0] : undefined;
}

export const fragments = graphql`
  fragment ProjectPictures on Project {
    slug
    title
    pictures { ...LabelledPicture }
  }
`;
