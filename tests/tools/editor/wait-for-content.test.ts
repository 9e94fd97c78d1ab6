/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import express from "express";
import { waitForContent } from "../../../tools/editor/wait-for-content";
import { copyData } from "../../content/data-copy";
import { changed, fixture } from "../../content/valid-content";

const chelsea = "areas/chelsea.json";

const editor = express().get("/", (_request, response) => {
  response.send("The editor");
});

let copy: Awaited<ReturnType<typeof copyData>>;
/** A free one. */
let port: number;

beforeEach(async () => {
  copy = await copyData();
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  port = Object(server.address()).port;
  server.close();
});

/** Starts to wait; `printed` is what the terminal shows. */
function wait() {
  const printed: string[] = [];
  let firstWords = () => {};
  const started = new Promise<void>((resolve) => {
    firstWords = resolve;
  });
  const say = (text: string) => {
    printed.push(text);
    firstWords();
  };
  return {
    printed,
    started,
    done: waitForContent({ folder: copy.data, port, host: "127.0.0.1", editor, say }),
  };
}

describe("npm start", () => {
  it("with errors in it offers the editor, lists the errors in the terminal, leads every page to the editor, and goes on once they are mended", async () => {
    await copy.write(chelsea, changed(fixture(chelsea), "postcodes", ["<sw3>"]));
    const { printed, started, done } = wait();
    await started;
    const address = `http://127.0.0.1:${port}`;
    expect(printed[0]).toContain("data/areas/chelsea.json (in the editor: Areas › Chelsea)");
    expect(printed[0]).toContain(`in the editor: ${address}/admin/`);
    expect(await (await fetch(`${address}/portfolio`)).text()).toBe("The editor");
    await copy.write(chelsea, fixture(chelsea));
    await done;
    expect(printed.at(-1)).toBe("The content is in order: the site starts.");
    await expect(fetch(address)).rejects.toThrow();
  });

  it("with content in order does not wait", async () => {
    const { printed, done } = wait();
    await done;
    expect(printed).toEqual([]);
  });
});
