import { ContentError } from "../../../../src/editor/change/check-change";
import type { Site } from "../../../../src/editor/site/site";
import { UserError } from "../../../../src/editor/site/user-error";
import { checkedStore } from "../../../../src/editor/store/checked-store";
import { StaleError } from "../../../../src/editor/store/store";
import { changeOf, storedEntry } from "../fixture-site";
import { fixtureStore } from "../fixture-store";

const chelsea = "areas/chelsea.json";

const anotherName = (name: string) => (newest: Site) => changeOf(newest, chelsea, { name });

/** The content of the fixture, written without waiting. */
const storeInMemory = async (onWrite?: (attempt: number) => void) =>
  checkedStore(await fixtureStore(onWrite), async () => undefined);

it("Content that has not changed is parsed and checked once", async () => {
  const { read } = await storeInMemory();
  expect(await read()).toBe(await read());
});

it("A change that the build would refuse is not written, and its problems are named", async () => {
  const { read, write, latest } = await storeInMemory();
  const before = await read();
  const refused = write((newest) => changeOf(newest, chelsea, { postcodes: ["<sw3>"] }));
  await expect(refused).rejects.toBeInstanceOf(ContentError);
  await expect(refused).rejects.toMatchObject({ errors: [{ file: chelsea, field: "postcodes.0" }] });
  expect(latest()).toBe(before);
});

it("A change is tried three times if somebody else writes first", async () => {
  const staleUntil = async (last: number) => {
    const { read, write } = await storeInMemory((attempt) => {
      if (attempt <= last) throw new StaleError();
    });
    await write(anotherName("Hounslow"));
    return read();
  };
  expect(storedEntry(await staleUntil(2), chelsea).name).toBe("Hounslow");
  await expect(staleUntil(3)).rejects.toBeInstanceOf(StaleError);
});

it("A change without files is not written", async () => {
  const { write } = await storeInMemory(() => {
    throw new Error("This should not be asked for.");
  });
  expect((await write((newest) => changeOf(newest, chelsea, {}))).files).toEqual([]);
});

it("The latest content has a change that was written, even if the connection is lost just afterwards", async () => {
  const store = await fixtureStore();
  const { read, write, latest } = checkedStore(store);
  const { entries, errors } = await read();
  await write((newest) => {
    const offline = () => Promise.reject(new UserError("No connection."));
    Object.assign(store, { read: offline });
    return changeOf(newest, chelsea, { name: "Hounslow" });
  });
  const after = latest();
  expect(after?.entries.get(chelsea)?.name).toBe("Hounslow");
  expect([...(after?.entries.keys() ?? [])]).toEqual([...entries.keys()]);
  expect(after?.errors).toEqual(errors);
});

it("A slow read that is asked for while a change is written does not bring the old content back", async () => {
  let reading: Promise<unknown> | undefined;
  const store = await fixtureStore(() => {
    const fast = store.read;
    const slow = async () => {
      const content = await fast();
      await new Promise((later) => setTimeout(later, 50));
      return content;
    };
    Object.assign(store, { read: slow });
    reading = read();
  });
  const { read, write, latest } = checkedStore(store);
  await write(anotherName("Hounslow"));
  await reading;
  expect(latest()?.entries.get(chelsea)?.name).toBe("Hounslow");
});
