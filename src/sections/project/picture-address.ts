import type { GalleryPicture, GalleryWords } from "../../components/gallery/gallery-picture";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { imageData } from "./image-data";

/** What the gallery needs of a project. */
export interface PicturedProject {
  slug: string;
  title: string;
  kind: string;
  pictures: readonly Queries.ProjectPictureFragment[];
}

/** A picture's address on its page, from the names of its project and its file: #cafe-backsplash-detail. */
export function pictureAddress(project: { slug: string }, picture: Queries.ProjectPictureFragment): string {
  return `${project.slug}-${picture.image.name}`;
}

/** The pictures of projects as the lightbox shows them; those that are not photographs carry the label. */
export function galleryPictures(
  projects: readonly PicturedProject[],
  visualisation: string,
): GalleryPicture[] {
  return projects.flatMap((project) =>
    project.pictures.map((picture) => ({
      id: pictureAddress(project, picture),
      title: project.title,
      alt: picture.alt,
      image: imageData(picture.image),
      file: picture.image.publicURL ?? "",
      ...(project.kind === "visualisation" ? { label: visualisation } : {}),
    })),
  );
}

/** The lightbox's words, with a way to say the position. */
export function galleryWords(viewer: Queries.ViewerWordsFragment["viewer"]): GalleryWords {
  return {
    ...viewer,
    position: (n, total) => fillPlaceholders(viewer.position, { n: String(n), total: String(total) }),
  };
}
