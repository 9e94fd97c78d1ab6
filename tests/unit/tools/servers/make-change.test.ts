import { cp } from "node:fs/promises";
import { join } from "node:path";
import { readContent } from "../../../../tools/servers/make-change";
import { copyData } from "../../../support/data-copy";

it("A picture that is copied into the folder makes another version of the content, so an open editor lists it", async () => {
  const { data } = await copyData();
  const { version } = await readContent(data);
  expect((await readContent(data)).version).toBe(version);
  const room = join(data, "images/projects/cafe-backsplash/room.jpg");
  await cp(room, join(data, "images/copied.jpg"));
  expect((await readContent(data)).version).not.toBe(version);
});
