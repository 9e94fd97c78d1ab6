import { isFromThisMachine } from "../../../../tools/servers/only-this-machine";

const here = { remoteAddress: "127.0.0.1", host: "localhost:8000" };

function request({ remoteAddress, ...headers }: { remoteAddress?: string; host?: string; origin?: string }) {
  return { socket: { remoteAddress }, headers };
}

it.each([
  ["this machine", here],
  ["this machine by its address", { ...here, host: "127.0.0.1:8000" }],
  ["this machine in the newer form of addresses", { remoteAddress: "::1", host: "[::1]:8000" }],
  ["this machine in a mixed form of addresses", { ...here, remoteAddress: "::ffff:127.0.0.1" }],
  ["this machine on the usual port", { ...here, host: "localhost" }],
  ["its own page", { ...here, origin: "http://localhost:8000" }],
  ["its own page of gatsby develop --https", { ...here, origin: "https://localhost:8000" }],
])("The editor and the outbox answer %s", (_who, from) => {
  expect(isFromThisMachine(request(from))).toBe(true);
});

it.each([
  ["another machine", { ...here, remoteAddress: "192.168.1.20" }],
  ["another machine whose address looks like this one", { ...here, remoteAddress: "10.127.0.0.1" }],
  ["a machine without an address", { host: "localhost:8000" }],
  ["a website that the developer visits", { ...here, origin: "https://evil.example" }],
  ["another server of this machine", { ...here, origin: "http://localhost:3000" }],
  ["a page of no website, such as a file", { ...here, origin: "null" }],
  ["a website whose name begins like this one's", { ...here, origin: "http://localhost:8000.evil.example" }],
  ["a website whose name was made to point here", { ...here, host: "evil.example:8000" }],
  ["the same, asked by its own page", { ...here, host: "evil.example", origin: "http://evil.example" }],
  ["a name that only begins with this machine's", { ...here, host: "localhost.evil.example" }],
  ["who does not say whom they ask", { remoteAddress: "127.0.0.1" }],
])("The editor and the outbox do not answer %s", (_who, from) => {
  expect(isFromThisMachine(request(from))).toBe(false);
});
