/** @jest-environment node */

import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { pictureUses } from "../../../src/editor/change/picture-uses";
import { contentFolder } from "../../content/valid-content";

const uses = async (picture: string) => pictureUses(await readContentFiles(contentFolder), picture);

describe("A picture that is to be deleted", () => {
  it("stays while the site shows it, and every place that does is named as the CMS names it", async () => {
    const said = await uses("images/projects/cafe-backsplash/room.jpg");
    expect(said).toMatch(
      /^room\.jpg stays, because the site shows it:\n {2}Portfolio › .+ › Pictures › 1 › Image/,
    );
  });

  it("may go where nothing shows it", async () => {
    expect(await uses("images/projects/cafe-backsplash/unused.jpg")).toBe("");
  });
});
