import { mergeValues } from "../../../src/editor/change/merge-values";

describe("What two people wrote in one entry", () => {
  const base = { text: "Old", note: "Old", steps: [{ title: "One" }, { title: "Two" }] };
  const merged = (mine: object, theirs: object) =>
    [true, false].map((isMine) =>
      mergeValues(base, { ...base, ...mine }, { ...base, ...theirs }, (own, other) => (isMine ? own : other)),
    );

  it("is kept together where each changed other fields, also within a list, and nobody is asked", () => {
    const steps = [{ title: "One" }, { title: "Zwei" }];
    const [mine, theirs] = merged({ text: "Mine", steps: [{ title: "Eins" }, { title: "Two" }] }, { steps });
    expect(mine).toEqual({ ...base, text: "Mine", steps: [{ title: "Eins" }, { title: "Zwei" }] });
    expect(theirs).toEqual(mine);
  });

  it("is asked about in the fields that both changed, and only in those", () => {
    const [mine, theirs] = merged({ text: "Mine" }, { text: "Theirs", note: "Theirs" });
    expect(mine).toEqual({ ...base, text: "Mine", note: "Theirs" });
    expect(theirs).toEqual({ ...base, text: "Theirs", note: "Theirs" });
  });

  it("keeps a field that the other has emptied empty", () => {
    const [mine] = merged({ text: "Mine" }, { note: undefined });
    expect(mine).toEqual({ text: "Mine", steps: base.steps });
  });

  it("has the entries of a list that each added, without those that either removed", () => {
    const list = (mine: unknown[], theirs: unknown[]) =>
      mergeValues(["a", "b", "c"], mine, theirs, () => "asked");
    expect(list(["a", "b"], ["a", "b", "c", "d"])).toEqual(["a", "b", "d"]);
    expect(list(["new", "a", "b", "c"], ["b", "c"])).toEqual(["new", "b", "c"]);
    expect(list(["a", "b"], ["a", "b", "C", "d"])).toBe("asked");
  });
});
