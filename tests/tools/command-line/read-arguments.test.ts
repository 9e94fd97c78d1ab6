/** @jest-environment node */
import { readArguments } from "../../../tools/command-line/read-arguments";
import { ToolError } from "../../../tools/command-line/start-tool";

const command = "npm run paint --";
const options = {
  colour: { type: "string" as const, multiple: true as const, default: ["white"] },
  thin: { type: "boolean" as const, default: false },
};

function faultOf(given: string[], words?: string[]): string {
  try {
    readArguments(given, { command, options, ...(words ? { words } : {}) });
  } catch (error) {
    if (error instanceof ToolError) return error.message;
    throw error;
  }
  return "none";
}

describe("The arguments of a tool", () => {
  it("are its options and words", () => {
    const given = ["--colour", "red", "wall", "--thin", "--colour=green"];
    const { values, positionals } = readArguments(given, { command, options, words: ["WHAT"] });
    expect(values).toEqual({ colour: ["red", "green"], thin: true });
    expect(positionals).toEqual(["wall"]);
  });

  it("have the options' defaults where nothing is given", () => {
    const { values, positionals } = readArguments([], { command, options });
    expect(values).toEqual({ colour: ["white"], thin: false });
    expect(positionals).toEqual([]);
  });

  const takes = "npm run paint -- takes only: --colour COLOUR, --thin";

  it.each([
    [["--help"], `Unknown option '--help'. ${takes}`],
    [["-x"], `Unknown option '-x'. ${takes}`],
    [["wall"], `Unexpected word 'wall'. ${takes}`],
    [["--colour"], `Option '--colour <value>' argument missing. ${takes}`],
    [["--colour", "--thin"], `Option '--colour' argument is ambiguous. ${takes}`],
    [["--thin=very"], `Option '--thin' does not take an argument. ${takes}`],
  ])("are refused in one line that names the valid ones: %j", (given, message) => {
    expect(faultOf(given)).toBe(message);
  });

  it("are refused where there are more words than the tool takes", () => {
    expect(faultOf(["wall"], ["WHAT"])).toBe("none");
    expect(faultOf(["wall", "door"], ["WHAT"])).toMatch(/^Unexpected word 'door'\. .* takes only: WHAT, /);
    expect(faultOf(["wall", "door", "roof"], ["WHAT", "MORE…"])).toBe("none");
  });

  it("are refused by a tool that takes none", () => {
    const refused = () => readArguments(["now"], { command: "npm run rest" });
    expect(refused).toThrow("Unexpected word 'now'. npm run rest takes no options and no words");
  });
});
