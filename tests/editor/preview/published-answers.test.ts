import { entriesBySlug, publishedAnswers } from "../../../src/editor/preview/published-answers";

const answer = { result: { data: { area: { slug: "chelsea", name: "Chelsea" } } } };

function site(files: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const answers = publishedAnswers(async (address) => {
    asked.push(address);
    const file = files[address];
    if (file instanceof Error) throw file;
    const type = typeof file === "string" ? "text/html" : "application/json";
    const told = {
      ok: file !== undefined,
      headers: new Map([["Content-Type", type]]),
      json: async () => file,
    };
    return told as unknown as Response;
  });
  return { answers, asked };
}

describe("What Gatsby answered a published page", () => {
  it("is in the file beside the page, and asked for once", async () => {
    const { answers, asked } = site({ "/page-data/areas/chelsea.html/page-data.json": answer });
    expect(await answers("/areas/chelsea")).toEqual(answer.result.data);
    expect(await answers("/areas/chelsea")).toEqual(answer.result.data);
    expect(asked).toEqual(["/page-data/areas/chelsea.html/page-data.json"]);
  });

  it.each([
    ["there is no such page", {}],
    [
      "a server shows a page in the place of the missing file",
      { "/page-data/index/page-data.json": "<!doctype html>" },
    ],
    ["there is no network", { "/page-data/index/page-data.json": new TypeError("Failed to fetch") }],
  ])("is nothing where %s", async (_where, files) => {
    expect(await site(files).answers("/")).toBeUndefined();
  });
});

test("Of an entry everything is known that any answer tells", () => {
  const [one, other] = [
    { areas: [{ slug: "chelsea", name: "Chelsea" }] },
    {
      area: { slug: "chelsea", name: "Chelsea", near: { slug: "soho", title: "Soho" } },
      cards: [{ slug: "nameless" }],
    },
  ];
  const entries = entriesBySlug([one, undefined, other]);
  expect([...entries.keys()]).toEqual(["chelsea", "soho"]);
  expect(entries.get("chelsea")).toMatchObject({ name: "Chelsea", near: { title: "Soho" } });
});
