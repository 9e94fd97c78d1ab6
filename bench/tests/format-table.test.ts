import { formatTable } from "../format-table";

describe("A table of figures", () => {
  it("stands in columns, names to the left and figures to the right, as Markdown reads it", () => {
    const rows = [
      ["home", "960"],
      ["areas covered", "1200"],
    ];
    expect(formatTable(["Page", "LCP"], rows)).toBe(
      [
        "| Page          |  LCP |",
        "| ------------- | ---: |",
        "| home          |  960 |",
        "| areas covered | 1200 |",
      ].join("\n"),
    );
  });
});
