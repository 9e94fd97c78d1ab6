/** @jest-environment node */

import { ContentError } from "../../../../src/editor/change/check-change";
import type { Site } from "../../../../src/editor/site/site";
import { createPublisher } from "../../../../src/editor/state/publisher";
import { StaleError } from "../../../../src/editor/store/store";
import { type Edit, fixtureFiles, realFirm, set } from "../../../support/fixture-edits";
import { fixtureStore } from "../../../support/fixture-store";
import { storedEntry, written } from "../change/fixture-changes";

const chelsea = "areas/chelsea.json";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const anotherName = (name: string) => (newest: Site) => written(newest, chelsea, { name });

/** Ends a promise whose pauses are not waited for. */
async function soon<Result>(promise: Promise<Result>): Promise<Result> {
  const end = promise.catch(() => undefined);
  for (let pauses = 0; pauses < 3; pauses += 1) await jest.advanceTimersByTimeAsync(5000);
  await end;
  return promise;
}

it("Content that has not changed is parsed and checked once", async () => {
  const { read } = createPublisher(await fixtureStore());
  expect(await read()).toBe(await read());
});

it("A change that the build would refuse is not published, and its problems are named", async () => {
  const { publish, latest } = createPublisher(await fixtureStore());
  const refused = publish((newest) => written(newest, chelsea, { postcodes: ["<sw3>"] }));
  await expect(refused).rejects.toBeInstanceOf(ContentError);
  await expect(refused).rejects.toMatchObject({ errors: [{ file: chelsea, field: "postcodes.0" }] });
  expect(latest()?.version).toBe((await createPublisher(await fixtureStore()).read()).version);
});

it("A change is tried three times if somebody else publishes first", async () => {
  const staleUntil = async (last: number) => {
    const publisher = createPublisher(
      await fixtureStore((attempt) => {
        if (attempt <= last) throw new StaleError();
      }),
    );
    await soon(publisher.publish(anotherName("Hounslow")));
    return publisher.read();
  };
  expect(storedEntry(await staleUntil(2), chelsea).name).toBe("Hounslow");
  await expect(staleUntil(3)).rejects.toBeInstanceOf(StaleError);
});

it("A change without files is not published", async () => {
  const store = await fixtureStore(() => {
    throw new Error("This should not be asked for.");
  });
  const { change } = await createPublisher(store).publish((newest) => written(newest, chelsea, {}));
  expect(change.files).toEqual([]);
});

describe("If the site cannot be built, the obstacle", () => {
  /** Publishes a change of another entry over content with these edits. */
  async function obstacleAfter(...edits: Edit[]): Promise<string | undefined> {
    const store = await fixtureStore(undefined, fixtureFiles(...edits));
    const make = (newest: Site) => written(newest, "areas/fulham.json", { name: "Hounslow" });
    return (await createPublisher(store).publish(make)).obstacle;
  }

  it("is none in valid content", async () => {
    expect(await obstacleAfter()).toBeUndefined();
  });

  it("names the entry that was wrong before, and what is wrong in it", async () => {
    expect(await obstacleAfter(set(chelsea, "postcodes", ["SW"]))).toMatch(
      /^Areas › Chelsea: Postcode districts must be/,
    );
  });

  it("names the legal details without which a site at a real address is not built", async () => {
    expect(await obstacleAfter(realFirm, set("company.json", "legal.guarantee", undefined))).toContain(
      "Company › Company details: Length of the guarantee is missing.",
    );
  });

  it("names the first of many, and where the others are listed", async () => {
    const fields = ["hero.headline", "hero.badge"].map((field) => set("pages/home.json", field, ""));
    expect(await obstacleAfter(...fields)).toMatch(/ \(and 1 more: the start page lists them\)$/);
  });
});
