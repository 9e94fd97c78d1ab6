import { render } from "@testing-library/react";
import { ContentIcon } from "../../../src/components/icon/Icon";
import { iconNames } from "../../../src/content/fields/icon-names";

const drawn = (name: string, size?: number) =>
  render(
    size ? <ContentIcon name={name} size={size} /> : <ContentIcon name={name} />,
  ).container.querySelector("svg");

describe("Every icon that the content may name", () => {
  it.each(iconNames)("%s draws something", (name) => {
    expect(drawn(name)?.querySelectorAll("path, rect, circle, line, polyline, polygon")).not.toHaveLength(0);
  });

  it.each(iconNames)("%s is hidden from screen readers", (name) => {
    expect(drawn(name)).toHaveAttribute("aria-hidden", "true");
  });

  it.each(iconNames)("%s takes the size it is given", (name) => {
    expect(drawn(name, 34)).toHaveAttribute("width", "34");
    expect(drawn(name, 34)).toHaveAttribute("height", "34");
  });

  it("looks different from every other icon", () => {
    const drawings = iconNames.map((name) => drawn(name)?.innerHTML);
    expect(new Set(drawings).size).toBe(iconNames.length);
  });

  it.each(iconNames)("%s has the line of the whole set", (name) => {
    expect(drawn(name)).toHaveAttribute("stroke-width", "1.5");
  });
});

describe("An icon", () => {
  it("is as large as a line of text where no size is given", () => {
    expect(drawn("phone")).toHaveAttribute("width", "24");
  });

  it.each(["unicorn", "", "Phone"])("draws nothing for the unknown name '%s'", (name) => {
    expect(drawn(name)).toBeNull();
  });
});
