import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { stepToHash } from "../../../src/components/page-hash/page-hash";
import { useShownType } from "../../../src/sections/portfolio/useShownType";

const addresses = ["all", "commercial", "heritage", "residential"];

function shownAt(hash: string) {
  window.history.replaceState(null, "", `/portfolio${hash}`);
  return renderHook(() => useShownType(addresses)).result;
}

function Shown() {
  return <>{String(useShownType(addresses))}</>;
}

describe("What the filter shows", () => {
  it.each([
    ["", "all"],
    ["#", "all"],
    ["#all", "all"],
    ["#heritage", "heritage"],
    ["#main", "all"],
    ["#cafe-backsplash-room", "all"],
  ])("at the address '%s' is '%s'", (hash, shown) => {
    expect(shownAt(hash).current).toBe(shown);
  });

  it("is left to CSS on the server", () => {
    expect(renderToString(<Shown />)).toBe("undefined");
  });

  it("follows the address", () => {
    const shown = shownAt("");
    act(() => stepToHash("heritage"));
    expect(shown.current).toBe("heritage");
    act(() => stepToHash("all"));
    expect(shown.current).toBe("all");
  });

  it("stays as it is while a picture has the address", () => {
    const shown = shownAt("#heritage");
    act(() => stepToHash("victorian-encaustic-floor-room"));
    expect(shown.current).toBe("heritage");
  });
});
