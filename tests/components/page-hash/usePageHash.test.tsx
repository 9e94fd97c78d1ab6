import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { stepToHash } from "../../../src/components/page-hash/page-hash";
import { usePageHash } from "../../../src/components/page-hash/usePageHash";

beforeEach(() => window.history.replaceState(null, "", "/portfolio#heritage"));

function Hash() {
  return <>{String(usePageHash())}</>;
}

describe("The page's hash", () => {
  it("is known at once where the page is made in the browser", () => {
    expect(renderHook(usePageHash).result.current).toBe("#heritage");
  });

  it("is not known on the server, so that its HTML is the same for every address", () => {
    expect(renderToString(<Hash />)).toBe("undefined");
  });

  it("is followed when it changes", () => {
    const { result } = renderHook(usePageHash);
    act(() => stepToHash("residential"));
    expect(result.current).toBe("#residential");
  });
});
