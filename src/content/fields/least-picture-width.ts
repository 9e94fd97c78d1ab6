/** In pixels: the largest slot on the site is 1200 CSS pixels wide. Uploads and the content check ask for it. */
export const leastPictureWidth = 1200;
