import { renderToStaticMarkup } from "react-dom/server";
import { ReactIsland } from "../../src/islands/ReactIsland";
import { withPropsMoved } from "../../src/publish/move-island-props";

const words = { hint: `Letters & digits, <b>not</b> "signs", it's said` };

/** A page with a planner, whose script has a name. */
function pageWith(props: object, script = "/scripts/tile-planner-1.js"): string {
  const html = renderToStaticMarkup(
    <ReactIsland name="tile-planner" component={() => "A plan"} props={props} />,
  );
  return html.replace("data-props", `data-script="${script}" data-props`);
}

/** The only address of a page's props. */
function addressIn(page: string): string {
  const [address = ""] = withPropsMoved(page).addresses;
  return address;
}

it("A built page names the file of its island's props, and the file holds them as they were", () => {
  const { html, files } = withPropsMoved(pageWith(words));
  const [[address, json] = ["", ""]] = files;
  expect(html).toContain(`data-props="${address}"`);
  expect(html).toContain("A plan");
  expect(html).not.toContain("digits");
  expect(JSON.parse(json)).toEqual(words);
});

it("A page whose props were moved by an earlier build stays as it is, and keeps its file", () => {
  const { html, addresses } = withPropsMoved(pageWith(words));
  expect(withPropsMoved(html)).toEqual({ html, files: new Map(), addresses });
});

it("The file has another name for other props and for another script, and one name for the same", () => {
  expect(addressIn(pageWith({ n: 1 }))).toBe(addressIn(pageWith({ n: 1 })));
  expect(addressIn(pageWith({ n: 1 }))).not.toBe(addressIn(pageWith({ n: 2 })));
  expect(addressIn(pageWith({ n: 1 }))).not.toBe(addressIn(pageWith({ n: 1 }, "/scripts/tile-planner-2.js")));
});
