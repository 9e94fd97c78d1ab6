/** Fetches the lightbox's code, once; visitors who open no picture never do. */
export const loadLightbox = () => import("./Lightbox");
