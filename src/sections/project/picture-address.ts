import type { GalleryPicture, GalleryWords } from "../../components/gallery/gallery-picture";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { imageData } from "./pictures/image-data";
import { pictureLabel } from "./pictures/picture-label";

/** What the gallery needs of a project. */
export interface PicturedProject {
  slug: string;
  title: string;
  kind: string;
  pictures: readonly GalleryPictureFile[];
}

/** What the gallery needs of a picture; only projects have pictures from before the work. */
type GalleryPictureFile = Omit<Queries.ProjectPictureFragment, "isBefore"> & { isBefore?: boolean };

/** A picture's address on its page, from the names of its project and its file: #cafe-backsplash-detail. */
export function pictureAddress(
  project: { slug: string },
  picture: Pick<GalleryPictureFile, "image">,
): string {
  return `${project.slug}-${picture.image.name}`;
}

/** The pictures of projects as the lightbox shows them, with the labels that they carry on the page. */
export function galleryPictures(
  projects: readonly PicturedProject[],
  labels: Queries.PictureLabelsFragment,
): GalleryPicture[] {
  return projects.flatMap((project) =>
    project.pictures.map((picture) => {
      const label = pictureLabel(picture, project.kind, labels);
      return {
        id: pictureAddress(project, picture),
        title: project.title,
        alt: picture.alt,
        image: imageData(picture.image),
        file: picture.image.publicURL ?? "",
        ...(label ? { label } : {}),
      };
    }),
  );
}

/** The lightbox's words, with a way to say the position. */
export function galleryWords(viewer: Queries.ViewerWordsFragment["viewer"]): GalleryWords {
  return {
    ...viewer,
    position: (n, total) => fillPlaceholders(viewer.position, { n: String(n), total: String(total) }),
  };
}
