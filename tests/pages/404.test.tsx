import NotFoundPage, { Head } from "../../src/pages/404";
import { linksIn, textsOf } from "../sections/seen";
import { company } from "../sections/site-content";
import { homePage, notFoundPage } from "../sections/site-pages";
import { renderHead, renderPage } from "./render-page";

const data = { notFoundPage, company, homePage };
const show = (path: string) => renderPage(NotFoundPage, data, path);

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  warn.mockRestore();
});

describe("The page at an unknown address", () => {
  it("is headed 404 and says 'Oops! Page not found'", () => {
    const main = show("/areas/atlantis");
    expect(textsOf(main, "h1")).toEqual(["404"]);
    expect(textsOf(main, "p")).toEqual(["Oops! Page not found"]);
  });

  it("leads home and nowhere else", () => {
    expect(linksIn(show("/areas/atlantis"))).toEqual([{ name: "Return to Home", path: "/" }]);
  });

  it("keeps the header and the footer around it", () => {
    const frame = show("/areas/atlantis").parentElement;
    expect(frame?.querySelector("header")).toBeInTheDocument();
    expect(frame?.querySelector("footer")).toBeInTheDocument();
  });
});

describe("What the console says of an unknown address", () => {
  it.each(["/areas/atlantis", "/services", "/areas/chelsea/extra"])("is that %s is no page", (path) => {
    show(path);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(path));
  });

  it("is said once", () => {
    show("/areas/atlantis");
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("is said once, even where the page's own script has said it before hydration", () => {
    document.documentElement.dataset.unknownPath = "/areas/atlantis";
    show("/areas/atlantis");
    expect(warn).not.toHaveBeenCalled();
    delete document.documentElement.dataset.unknownPath;
  });

  it("leaves out what stands behind the path, which may be personal", () => {
    show("/atlantis?email=ada@example.com#draft");
    expect(warn).toHaveBeenCalledWith(expect.not.stringContaining("ada@example.com"));
  });
});

describe("The head of the 404 page", () => {
  const head = () => renderHead(Head, data, "/404");

  it("has a title and a description", () => {
    expect(head().title).toContain(notFoundPage.seoTitle);
    expect(head().description).toBe(notFoundPage.seoDescription);
  });

  it("keeps the page out of search results and claims no address", () => {
    expect(head().robots).toBe("noindex");
    expect(head().canonical).toBeUndefined();
  });
});
