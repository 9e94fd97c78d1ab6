import { renderToStaticMarkup } from "react-dom/server";
import { HeadTags } from "../../src/seo/HeadTags";
import { structuredData } from "../../src/seo/structured-data";
import { company, pageSaying } from "./pages";

describe("Hostile words in the content", () => {
  const words = '</script><script>alert("&lt;/script&gt;")</script>';
  const page = pageSaying(words);
  const html = renderToStaticMarkup(<HeadTags page={page} company={company} />);
  const head = new DOMParser().parseFromString(`<!doctype html><head>${html}</head>`, "text/html");

  it("never become a script of their own", () => {
    expect(head.querySelectorAll("script")).toHaveLength(1);
  });

  it("reach people and machines as they were written", () => {
    expect(head.title).toBe(words);
    expect(head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe(words);
    const data: unknown = JSON.parse(head.querySelector("script")?.textContent ?? "");
    expect(data).toEqual(structuredData(page, company));
  });
});
