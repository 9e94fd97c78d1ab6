import { previewAddress } from "../../../../../../src/cms/browser/hosted/github/drafts/preview-address";

const none = { check_runs: [], statuses: [] };
const status = (context: string, state: string, target_url: string | null) => ({
  statuses: [{ context, state, target_url }],
});
const check = (conclusion: string | null, summary: string | null) => ({
  check_runs: [{ conclusion, output: { summary } }],
});
const netlify = "https://deploy-preview-7--tiler.netlify.app";

describe("The address of a draft's preview", () => {
  it("is the one that Netlify gives a deployment that has succeeded", () => {
    expect(previewAddress(none, status("netlify/tiler/deploy-preview", "success", netlify))).toBe(netlify);
  });

  it("is none while the host builds, whose status leads to its log then, or for other checks", () => {
    expect(previewAddress(none, status("netlify/tiler/deploy-preview", "pending", netlify))).toBeUndefined();
    expect(previewAddress(none, status("licences", "success", netlify))).toBeUndefined();
  });

  it("is the branch's own in the table of Cloudflare's check, the one that stays the same", () => {
    const summary =
      "<td><a href='https://1a2b3c.tiler.pages.dev'>https://1a2b3c.tiler.pages.dev</a></td>" +
      "<td><a href='https://draft-areas-chelsea.tiler.pages.dev'>https://draft-areas-chelsea.tiler.pages.dev</a></td>";
    expect(previewAddress(check("success", summary), none)).toBe(
      "https://draft-areas-chelsea.tiler.pages.dev",
    );
    expect(previewAddress(check("failure", summary), none)).toBeUndefined();
  });

  it("is none where no host says anything", () => {
    expect(previewAddress(check("success", null), none)).toBeUndefined();
  });
});
