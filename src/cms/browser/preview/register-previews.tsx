import { fontFaces } from "../../../theme/font-faces";
import type { Decap, DecapElement } from "../decap";
import { areaPage, type PreviewedPage, projectPage, servicePage } from "./previewed-pages";
import { companyFactsPage, framePage, questionPage } from "./previewed-parts";
import {
  additionalAreasPage,
  areasCoveredPage,
  areaWordsPage,
  companyPage,
  homePage,
  notFoundPage,
  portfolioPage,
  postcodeCheckPage,
  privacyPolicyPage,
  quoteFormPage,
  serviceWordsPage,
  termsOfServicePage,
} from "./previewed-singles";
import { cutawayPage, tilePage } from "./previewed-tiles";
import { previewOf } from "./show-preview";

/** Decap's createElement, as far as previews need it. */
export type CreateFrame = (
  type: "div",
  props: { ref: (element: HTMLElement | null) => void },
) => DecapElement;

/** Shows every entry next to its form, as the site shows it. Decap knows single files by their names. */
export function registerPreviews(
  cms: Pick<Decap, "registerPreviewTemplate" | "registerPreviewStyle">,
  createElement: CreateFrame,
): void {
  cms.registerPreviewStyle(fontFaces, { raw: true });
  const register = <Data,>(name: string, page: PreviewedPage<Data>) => {
    const show = previewOf(page);
    cms.registerPreviewTemplate(name, (props) =>
      createElement("div", { ref: (element) => element && show(element, props) }),
    );
  };
  register("areas", areaPage);
  register("services", servicePage);
  register("projects", projectPage);
  register("tiles", tilePage);
  register("cutaways", cutawayPage);
  register("home", homePage);
  register("company", companyFactsPage);
  register("faqs", questionPage);
  register("layout", framePage);
  register("areas-covered", areasCoveredPage);
  register("additional-areas", additionalAreasPage);
  register("portfolio", portfolioPage);
  register("london-tiling-company", companyPage);
  register("privacy-policy", privacyPolicyPage);
  register("terms-of-service", termsOfServicePage);
  register("not-found", notFoundPage);
  register("service", serviceWordsPage);
  register("area", areaWordsPage);
  register("quote-form", quoteFormPage);
  register("postcode-check", postcodeCheckPage);
}
