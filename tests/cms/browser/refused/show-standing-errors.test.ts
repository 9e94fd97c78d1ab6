import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/dom";
import { showStandingErrors } from "../../../../src/cms/browser/refused/show-standing-errors";
import { answerFetch, fakeEvents } from "../fake-cms";

const errorsUrl = "/admin/errors";

afterEach(() => document.body.replaceChildren());

describe("Content that has errors already when the CMS opens", () => {
  it("has them shown on top of the CMS, until a save has mended them", async () => {
    answerFetch({ [errorsUrl]: "data/areas/chelsea.json" });
    const { cms, tell } = fakeEvents();
    showStandingErrors(cms, { errorsUrl }, document);
    expect(await screen.findByRole("alert")).toHaveTextContent("data/areas/chelsea.json");
    answerFetch({ [errorsUrl]: "" });
    await tell("postSave", {});
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not asked about on a published site, which was built from content without errors", async () => {
    const asked = answerFetch({});
    showStandingErrors(fakeEvents().cms, {}, document);
    await waitFor(() => expect(asked).not.toHaveBeenCalled());
  });
});
