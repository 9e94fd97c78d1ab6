/** @jest-environment node */

import { changedFiles } from "../../../src/editor/change/change";
import { ContentError } from "../../../src/editor/change/check-change";
import { type Announcement, createPublisher } from "../../../src/editor/publisher/publisher";
import type { Content, Site } from "../../../src/editor/site/site";
import { StaleError, type Store } from "../../../src/editor/store/store";
import { readContent } from "../../../tools/editor/make-change";
import { type Edit, fixtureFiles, realFirm, set } from "../../content/content-folder";
import { contentFolder } from "../../content/valid-content";
import { written } from "../change/written";

const chelsea = "areas/chelsea.json";

let content: Content;
let announced: Announcement[];
let sites: Site[];

beforeEach(async () => {
  jest.useFakeTimers();
  content = await readContent(contentFolder);
  [announced, sites] = [[], []];
});
afterEach(() => void jest.useRealTimers());

/** A publisher over a store that stores what it is given, unless `onPublish` throws. */
function publisher(onPublish: (attempt: number) => void = () => {}) {
  let attempts = 0;
  const store: Store = {
    read: async () => content,
    publish: async ({ files }, version) => {
      attempts += 1;
      onPublish(attempts);
      content = { ...content, version: `${version}+`, files: changedFiles(content.files, files) };
    },
    shownWhen: "It is shown soon.",
    thumbnail: (path) => path,
  };
  return createPublisher(store, {
    onSite: (site) => sites.push(site),
    announce: (announcement) => announced.push(announcement),
  });
}

const storedName = () => Object(sites.at(-1)?.entries.get(chelsea)).value.name;

const anotherName = (name: string) => (newest: Site) => written(newest, chelsea, { name });

/** Ends a promise whose pauses are not waited for. */
async function soon<Result>(promise: Promise<Result>): Promise<Result> {
  const end = promise.catch(() => undefined);
  for (let pauses = 0; pauses < 3; pauses += 1) await jest.advanceTimersByTimeAsync(5000);
  await end;
  return promise;
}

it("A change is made from the newest content, published, announced, and undone", async () => {
  const { read, publish } = publisher();
  await read();
  const before = storedName();
  await publish(anotherName("Hounslow"), "Published.");
  expect(storedName()).toBe("Hounslow");
  expect(announced).toMatchObject([{ says: "Published. It is shown soon.", isBuildable: true }]);
  await announced[0]?.undo?.();
  expect(storedName()).toBe(before);
  expect(announced[1]).toMatchObject({ says: "Undone. It is shown soon.", undo: undefined });
});

it("Content that has not changed is parsed and checked once", async () => {
  const { read } = publisher();
  expect(await read()).toBe(await read());
  expect(sites).toHaveLength(1);
});

it("A change that the build would refuse is not published, and its problems are named", async () => {
  const change = (newest: Site) => written(newest, chelsea, { postcodes: ["<sw3>"] });
  const refused = publisher().publish(change, "Published.");
  await expect(refused).rejects.toBeInstanceOf(ContentError);
  await expect(refused).rejects.toMatchObject({ errors: [{ file: chelsea, field: "postcodes.0" }] });
  expect(announced).toEqual([]);
});

it("A change is made again if somebody else was faster, three times in all", async () => {
  const stale = (last: number) => (attempt: number) => {
    if (attempt <= last) throw new StaleError();
  };
  await soon(publisher(stale(2)).publish(anotherName("Hounslow"), "Published."));
  expect(storedName()).toBe("Hounslow");
  const late = publisher(stale(3)).publish(anotherName("Ealing"), "Published.");
  await expect(soon(late)).rejects.toBeInstanceOf(StaleError);
});

it("A change without files is neither published nor announced", async () => {
  const { publish } = publisher(() => {
    throw new Error("This should not be asked for.");
  });
  const change = await publish((newest) => written(newest, chelsea, {}), "Published.");
  expect([change.files, announced]).toEqual([[], []]);
});

describe("If the site cannot be built, the announcement", () => {
  /** Publishes a change of another entry over content with these edits. */
  async function announcementAfter(...edits: Edit[]): Promise<Announcement | undefined> {
    content = { ...content, files: await fixtureFiles(...edits) };
    const change = (newest: Site) => written(newest, "areas/fulham.json", { name: "Hounslow" });
    await publisher().publish(change, "Published.");
    return announced[0];
  }

  it("names the entry that was wrong before, and what is wrong in it", async () => {
    const announcement = await announcementAfter(set(chelsea, "postcodes", ["SW"]));
    expect(announcement).toMatchObject({
      says: expect.stringMatching(
        /^Stored\. The site cannot be published yet\. Areas › Chelsea: Postcode districts must be/,
      ),
      isBuildable: false,
    });
  });

  it("names the legal details without which a site at a real address is not built", async () => {
    const announcement = await announcementAfter(realFirm, set("company.json", "legal.guarantee", undefined));
    expect(announcement?.says).toContain("Company › Company details: Length of the guarantee is missing.");
  });

  it("names the first of many, and where the others are listed", async () => {
    const fields = ["hero.headline", "hero.badge"].map((field) => set("pages/home.json", field, ""));
    const announcement = await announcementAfter(...fields);
    expect(announcement?.says).toMatch(/ \(and 1 more: the start page lists them\)$/);
  });
});
