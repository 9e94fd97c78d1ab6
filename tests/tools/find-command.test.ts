/** @jest-environment node */
import { dirname } from "node:path";
import { findCommand } from "../../tools/hosts/find-command";
import { hosts } from "../../tools/hosts/hosts";
import { startHost } from "../../tools/hosts/start-host";

describe("A command", () => {
  it("is found in one of the folders named", () => {
    expect(findCommand("node", `/nowhere:${dirname(process.execPath)}`)).toBe(
      `${dirname(process.execPath)}/node`,
    );
  });

  it("that is nowhere is not found", () => {
    expect(findCommand("no-such-server", "/nowhere")).toBeUndefined();
  });
});

describe("A host that is not installed", () => {
  it("says what to type to install it", async () => {
    const [nginx] = hosts;
    if (!nginx) throw new Error("There are no hosts");
    const absent = { ...nginx, command: "no-such-server" };
    await expect(startHost(absent, "public", 9000)).rejects.toThrow("sudo apt-get install nginx");
  });
});
