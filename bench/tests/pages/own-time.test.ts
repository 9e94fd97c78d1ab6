import { inOwnTime } from "../../pages/own-time";

describe("A task's time", () => {
  it("is what its thread worked, however long it waited for the processor", () => {
    expect(inOwnTime([{ name: "RunTask", dur: 900, tdur: 20 }])).toEqual([
      { name: "RunTask", dur: 20, tdur: 20 },
    ]);
  });

  it("stays as it is where the browser does not tell the thread's own", () => {
    const events = [{ name: "RunTask", dur: 900 }];
    expect(inOwnTime(events)).toEqual(events);
  });

  it("is changed for tasks only", () => {
    const events = [{ name: "Layout", dur: 900, tdur: 20 }];
    expect(inOwnTime(events)).toEqual(events);
  });
});
