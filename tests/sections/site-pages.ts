import { layoutSchema } from "../../src/content/types/pages/layout";
import { portfolioPageSchema } from "../../src/content/types/pages/portfolio-page";
import { readContent } from "./site-content";

export const layout = readContent("pages/layout.json", layoutSchema);
export const portfolioPage = readContent("pages/portfolio.json", portfolioPageSchema);
