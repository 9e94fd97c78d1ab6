import { readdirSync } from "node:fs";
import { islandScripts } from "../../src/islands/island-scripts";

it("Every island's script is in the list that the build and npm start read", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /\.island\.tsx?$/.test(file)).sort()).toEqual(
    Object.values<string>(islandScripts).sort(),
  );
});
