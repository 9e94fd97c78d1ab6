import { residentBytes } from "../../builds/process-tree";

const processes = `
      1     0   5000
    200     1    100
    201   200   2000
    300   201     30
    301   201     40
    400     1  90000
`;

describe("A build's memory", () => {
  it("is that of its process and of all that it started, however deep", () => {
    expect(residentBytes(processes, 200)).toBe((100 + 2000 + 30 + 40) * 1024);
  });

  it("is that of one process where it started none", () => {
    expect(residentBytes(processes, 400)).toBe(90000 * 1024);
  });

  it("is nothing once it has ended", () => {
    expect(residentBytes(processes, 999)).toBe(0);
  });
});
