import { ContentError } from "../../../../src/editor/change/check-change";
import { refusedRemoval, removeEntry } from "../../../../src/editor/change/remove-entry";
import type { Site } from "../../../../src/editor/site/site";
import { changedSite, errorsOf, fixtureSite, storedEntry } from "../fixture-site";

const chelsea = "areas/chelsea.json";

let site: Site;

beforeAll(async () => {
  site = await fixtureSite();
});

describe("An entry that is removed", () => {
  it("leaves every list and optional field that names it, and nothing else", () => {
    const after = changedSite(site, removeEntry(site, chelsea));
    expect(after.entries.has(chelsea)).toBe(false);
    expect(JSON.stringify([...after.entries.values()].map(({ value }) => value))).not.toContain('"chelsea"');
    const naming = [...site.entries.values()].filter(({ text }) => /"chelsea"/.test(text));
    const changed = removeEntry(site, chelsea).files.map(({ path }) => path);
    expect(new Set(changed)).toEqual(new Set(["redirects.json", ...naming.map(({ path }) => path)]));
  });

  it("has its address redirected to the page that lists its kind", () => {
    const redirectsAfter = (path: string) =>
      storedEntry(changedSite(site, removeEntry(site, path)), "redirects.json").redirects;
    expect(redirectsAfter(chelsea)).toContainEqual({ from: "/areas/chelsea", to: "/areas-covered" });
    expect(redirectsAfter("projects/cafe-backsplash.json")).toContainEqual({
      from: "/portfolio/cafe-backsplash",
      to: "/portfolio",
    });
  });

  it("is refused by the check, which names the place and the entry, where an entry needs one", async () => {
    const project = "projects/cafe-backsplash.json";
    const service = `services/${storedEntry(site, project).service}.json`;
    const errors = await errorsOf(site, removeEntry(site, service));
    expect(errors).toContainEqual(expect.objectContaining({ file: project, field: "service" }));
    const refused = refusedRemoval(site, service, new ContentError(errors));
    expect(refused.errors.map(({ message }) => message)).toContain(
      `This uses “${site.entries.get(service)?.name}”. Choose another one here, then remove it.`,
    );
  });
});
