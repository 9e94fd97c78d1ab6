import type { GalleryPicture } from "../../../src/components/gallery/gallery-picture";
import { imageDataOf } from "../../sections/image-file";

/** Three pictures of a project, of which the last is a photograph. */
export const threePictures: GalleryPicture[] = [
  picture("room", "Ochre tiles above a counter", "Visualisation"),
  picture("detail", "White cups on an oak shelf", "Visualisation"),
  picture("angle", "The counter seen from the door"),
];

export const words = {
  close: "Close",
  previous: "Previous picture",
  next: "Next picture",
  position: (n: number, total: number) => `${n} of ${total}`,
};

function picture(name: string, alt: string, label?: string): GalleryPicture {
  return {
    id: `cafe-${name}`,
    title: "Café counter",
    alt,
    image: imageDataOf(`images/projects/cafe/${name}.jpg`),
    file: `/static/original/${name}.jpg`,
    ...(label ? { label } : {}),
  };
}
