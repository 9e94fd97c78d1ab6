/** @jest-environment node */
import { EventEmitter } from "node:events";
import { createServer, type Server } from "node:http";
import { listenHere } from "../../tools/listen-here";

/** A server on a machine that has only these addresses. */
class MachineWith extends EventEmitter {
  host = "";

  constructor(
    private readonly hosts: readonly string[],
    private readonly code: string,
  ) {
    super();
  }

  listen(_port: number, host: string, started: () => void): void {
    if (!this.hosts.includes(host)) {
      this.emit("error", Object.assign(new Error(this.code), { code: this.code }));
      return;
    }
    this.host = host;
    started();
  }
}

const listening = async (machine: MachineWith) => {
  await listenHere(machine as unknown as Server, 9000);
  return machine.host;
};

describe("A server of ours listens to this machine only", () => {
  it("by IPv4 where it can", async () => {
    const server = await listenHere(createServer(), 0);
    expect(server.address()).toMatchObject({ address: "127.0.0.1" });
    server.close();
  });

  it("by IPv6 where there is nothing else", async () => {
    expect(await listening(new MachineWith(["::1"], "EADDRNOTAVAIL"))).toBe("::1");
  });

  it("and says what is wrong where it cannot", async () => {
    await expect(listening(new MachineWith([], "EADDRNOTAVAIL"))).rejects.toThrow("EADDRNOTAVAIL");
    await expect(listening(new MachineWith(["::1"], "EADDRINUSE"))).rejects.toThrow("EADDRINUSE");
  });
});
