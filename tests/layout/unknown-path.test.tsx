import { renderHook } from "@testing-library/react";
import { logUnknownPathScript, useUnknownPathLog } from "../../src/layout/unknown-path";

describe("An address without a page", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  beforeEach(() => warn.mockClear());
  afterEach(() => {
    delete document.documentElement.dataset.unknownPath;
    window.history.replaceState(null, "", "/");
  });

  it("is logged by the page's own script, without what stands behind the path", () => {
    window.history.replaceState(null, "", "/atlantis?email=ada@example.com#draft");
    new Function(logUnknownPathScript)();
    expect(warn.mock.calls).toEqual([["404: there is no page at /atlantis"]]);
  });

  it("is logged once on a page whose own script has logged it", () => {
    window.history.replaceState(null, "", "/atlantis");
    new Function(logUnknownPathScript)();
    renderHook(() => useUnknownPathLog("/atlantis"));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("is logged once where a link within the site led to it", () => {
    const { rerender } = renderHook(() => useUnknownPathLog("/atlantis"));
    rerender();
    expect(warn.mock.calls).toEqual([["404: there is no page at /atlantis"]]);
  });
});
