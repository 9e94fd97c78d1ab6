import { readBuiltPages } from "../site/built-site";
import { lacksOfElements, lacksOfScript, lacksOfStyles } from "../site/checks/browser-support";
import { enhancements, scriptsOf, stylesOf } from "../site/checks/enhancements";

it("Every exception of the check of browsers is in use", () => {
  const pages = readBuiltPages();
  const used = [
    ...stylesOf(pages).flatMap(lacksOfStyles),
    ...scriptsOf(pages).flatMap(lacksOfScript),
    ...pages.flatMap(({ document }) => lacksOfElements(document)),
  ].map(({ feature }) => feature);
  expect(Object.keys(enhancements).filter((feature) => !used.includes(feature))).toEqual([]);
});
