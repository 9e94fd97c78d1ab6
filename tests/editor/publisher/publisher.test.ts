/** @jest-environment node */

import { ContentError, publisherOf } from "../../../src/editor/publisher/publisher";
import type { Change } from "../../../src/editor/site/change";
import type { Site } from "../../../src/editor/site/site";
import { StaleError } from "../../../src/editor/store/store";
import { afterwards, fixtureSite, storedEntry, wide, written } from "../change/written";

const chelsea = "areas/chelsea.json";

let site: Site;

beforeEach(async () => {
  jest.useFakeTimers();
  site = await fixtureSite();
});
afterEach(() => void jest.useRealTimers());

/** A publisher over a store that stores what it is given, unless `onPublish` throws. */
function publisher(onPublish: (attempt: number) => void = () => {}) {
  let attempts = 0;
  const store = {
    publish: async (change: Change) => {
      attempts += 1;
      onPublish(attempts);
      site = afterwards(site, change);
    },
  };
  return publisherOf(store, async () => site, wide);
}

const anotherBorough = (name: string) => (newest: Site) => written(newest, chelsea, { borough: name });

/** Ends a promise whose pauses are not waited for. */
async function soon<Result>(promise: Promise<Result>): Promise<Result> {
  const end = promise.catch(() => undefined);
  for (let pauses = 0; pauses < 3; pauses += 1) await jest.advanceTimersByTimeAsync(5000);
  await end;
  return promise;
}

it("A change is made from the newest content, and published", async () => {
  await publisher()(anotherBorough("Hounslow"));
  expect(storedEntry(site, chelsea).borough).toBe("Hounslow");
});

it("A change that the build would refuse is not published, and its problems are named", async () => {
  const refused = publisher()((newest) => written(newest, chelsea, { postcodes: ["<sw3>"] }));
  await expect(refused).rejects.toBeInstanceOf(ContentError);
  await expect(refused).rejects.toMatchObject({ problems: [{ file: chelsea, field: "postcodes.0" }] });
});

it("A change is made again if somebody else was faster, three times in all", async () => {
  const stale = (last: number) => (attempt: number) => {
    if (attempt <= last) throw new StaleError();
  };
  await soon(publisher(stale(2))(anotherBorough("Hounslow")));
  expect(storedEntry(site, chelsea).borough).toBe("Hounslow");
  await expect(soon(publisher(stale(3))(anotherBorough("Ealing")))).rejects.toBeInstanceOf(StaleError);
});

it("A change without texts is not published", async () => {
  const publish = publisher(() => {
    throw new Error("This should not be asked for.");
  });
  expect(await publish((newest) => written(newest, chelsea, {}))).toMatchObject({ texts: [] });
});
