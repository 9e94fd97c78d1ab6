import { useStaticQuery } from "gatsby";
import type { Frame } from "../../src/layout/frame";
import { company, services } from "../sections/site-content";
import { homePage, layout } from "../sections/site-pages";

const frame: Frame = { layout, company, homePage, allService: { nodes: services } };

/** Answers the query of the frame around every page. */
export function answerFrameQuery() {
  jest.mocked(useStaticQuery).mockReturnValue(frame);
}
