import type { ContentFolder } from "../../../content/types/content-types";
import { fontFaces } from "../../../theme/font-faces";
import type { Decap, DecapElement } from "../decap";
import { areaPage, homeHero, type PreviewedPage, projectPage, servicePage } from "./previewed-pages";
import { previewOf } from "./show-preview";

/** Decap's createElement, as far as previews need it. */
export type CreateFrame = (
  type: "div",
  props: { ref: (element: HTMLElement | null) => void },
) => DecapElement;

/** Shows areas, services, projects and the home page's hero next to their forms, as the site shows them. */
export function registerPreviews(
  cms: Pick<Decap, "registerPreviewTemplate" | "registerPreviewStyle">,
  createElement: CreateFrame,
): void {
  cms.registerPreviewStyle(fontFaces, { raw: true });
  const register = <Data,>(name: ContentFolder | "home", page: PreviewedPage<Data>) => {
    const show = previewOf(page);
    cms.registerPreviewTemplate(name, (props) =>
      createElement("div", { ref: (element) => element && show(element, props) }),
    );
  };
  register("areas", areaPage);
  register("services", servicePage);
  register("projects", projectPage);
  register("home", homeHero);
}
