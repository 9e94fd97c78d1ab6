type Module = typeof import("../../src/hydration/previous-page");

/** The module as a page has it that was just loaded, from another page or none. */
async function loadedFrom(referrer: string): Promise<Module> {
  jest.resetModules();
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  return import("../../src/hydration/previous-page");
}

const site = window.location.origin;

describe("The previous page", () => {
  it.each([
    ["the site's own page", `${site}/services/floors`, "/services/floors"],
    ["none for a visitor who came directly", "", undefined],
    ["none for a visitor from another site", "https://search.example/services/floors", undefined],
    ["none for a site whose address begins like ours", `${site}.evil.example/areas/x`, undefined],
  ])("is %s", async (_whose, referrer, expected) => {
    const { previousPage } = await loadedFrom(referrer);
    expect(previousPage()).toBe(expected);
  });

  it("is the last one of the site that Gatsby left", async () => {
    const { previousPage, rememberPage } = await loadedFrom(`${site}/services/floors`);
    rememberPage(undefined, "/");
    expect(previousPage()).toBe("/services/floors");
    rememberPage("/areas/chelsea", "/");
    expect(previousPage()).toBe("/areas/chelsea");
    rememberPage(undefined, "/");
    expect(previousPage()).toBe("/areas/chelsea");
  });

  it("is not this page, to another place of which a link led", async () => {
    const { previousPage, rememberPage } = await loadedFrom("");
    rememberPage("/areas/chelsea", "/");
    rememberPage("/", "/");
    expect(previousPage()).toBe("/areas/chelsea");
  });
});
