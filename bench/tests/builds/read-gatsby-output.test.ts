import { readGatsbyOutput } from "../../builds/read-gatsby-output";

const escapeCode = String.fromCharCode(27);

describe("What Gatsby says while it builds", () => {
  it("gives each finished step with its seconds, in their order", () => {
    const output = "success load plugins - 0.924s\nsuccess run queries in workers - 4.362s - 51/51 11.69/s\n";
    expect(readGatsbyOutput(output)).toEqual([
      { name: "load plugins", seconds: 0.924 },
      { name: "run queries in workers", seconds: 4.362 },
    ]);
  });

  it("is read through the colours of a terminal", () => {
    const output = `\n${escapeCode}[2K${escapeCode}[1A${escapeCode}[2K${escapeCode}[Gsuccess make icons - 0.5s\r\n`;
    expect(readGatsbyOutput(output)).toEqual([{ name: "make icons", seconds: 0.5 }]);
  });

  it("keeps the hyphens in a step's name", () => {
    expect(
      readGatsbyOutput("success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 480.5s - 60/60"),
    ).toEqual([{ name: "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs", seconds: 480.5 }]);
  });

  it("adds up a step that runs twice", () => {
    const output = "success Checking for changed pages - 1.5s\nsuccess Checking for changed pages - 0.5s";
    expect(readGatsbyOutput(output)).toEqual([{ name: "Checking for changed pages", seconds: 2 }]);
  });

  it("holds other lines, which are no steps", () => {
    expect(readGatsbyOutput("info Done building in 62.4 sec\nwarn success is not certain\n")).toEqual([]);
  });
});
