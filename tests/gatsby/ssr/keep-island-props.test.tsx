/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { propsFolder, removeOldProps } from "../../../src/gatsby/remove-old-props";
import { keepIslandProps } from "../../../src/gatsby/ssr/keep-island-props";
import { ReactIsland } from "../../../src/islands/ReactIsland";
import { KeptProps } from "../../../src/islands/use-island-props";
import { temporaryFolder } from "../../jest/temporary-folder";

const words = { hint: `Letters & digits, <b>not</b> "signs", it's said` };

const top = process.cwd();
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(top);
  nameScript(undefined);
});

/** Names the planner's script, as a build does. */
const nameScript = (address: string | undefined) =>
  Object.assign(globalThis, { ISLAND_SCRIPTS: address && { "tile-planner": address } });

/** A page with a planner. */
function pageWith(props: object, script = "/scripts/tile-planner-1.js"): string {
  nameScript(script);
  return renderToStaticMarkup(
    <KeptProps value={keepIslandProps}>
      <ReactIsland name="tile-planner" component={() => "A plan"} props={props} />
    </KeptProps>,
  );
}

const addressIn = (page: string) => /data-props="([^"]*)"/.exec(page)?.[1] ?? "";

it("A built page names the file of its island's props, and the file holds them as they were", () => {
  const page = pageWith(words);
  expect(page).toContain("A plan");
  expect(page).not.toContain("digits");
  expect(JSON.parse(readFileSync(join("public", addressIn(page)), "utf8"))).toEqual(words);
});

it("The file has another name for other props and for another script, and one name for the same", () => {
  const address = addressIn(pageWith({ n: 1 }));
  expect(addressIn(pageWith({ n: 1 }))).toBe(address);
  expect(addressIn(pageWith({ n: 2 }))).not.toBe(address);
  expect(addressIn(pageWith({ n: 1 }, "/scripts/tile-planner-2.js"))).not.toBe(address);
});

it("A build keeps the props of every page, also of those that were rendered by an earlier one, and no others", async () => {
  const page = pageWith({ n: 1 });
  pageWith({ n: 2 });
  writeFileSync("public/page.html", page);
  await removeOldProps("public", ["page.html"]);
  expect(readdirSync(join("public", propsFolder)).map((file) => `/${propsFolder}/${file}`)).toEqual([
    addressIn(page),
  ]);
});
