import { render, screen } from "@testing-library/react";
import { StatList } from "../../../src/components/text/StatList";
import { textsOf } from "../../sections/seen";

const stats = [
  { icon: "grid", value: "500+", label: "Projects Completed" },
  { icon: "calendar", value: "15+", label: "Years Experience" },
  { icon: "heart", value: "100%", label: "Satisfaction Rate" },
];

describe("A list of figures", () => {
  it("names each figure and gives its value, in the order given", () => {
    const { container } = render(<StatList stats={stats} />);
    expect(textsOf(container, "dt")).toEqual(["Projects Completed", "Years Experience", "Satisfaction Rate"]);
    expect(textsOf(container, "dd")).toEqual(["500+", "15+", "100%"]);
  });

  it("keeps each name with its value for screen readers", () => {
    const { container } = render(<StatList stats={stats} />);
    expect(textsOf(container, "dl > div")[0]).toBe("Projects Completed500+");
    for (const pair of container.querySelectorAll("dl > div")) {
      expect([...pair.children].map(({ tagName }) => tagName)).toEqual(["DT", "DD"]);
    }
  });

  it("is understood as terms and definitions", () => {
    render(<StatList stats={stats} />);
    expect(screen.getAllByRole("term")).toHaveLength(3);
    expect(screen.getAllByRole("definition")).toHaveLength(3);
  });

  it("shows the value above its name, although the name is read first", () => {
    const { container } = render(<StatList stats={stats} />);
    expect(container.querySelector("dl > div")).toHaveStyle({ flexDirection: "column-reverse" });
  });

  it("shows an icon with each figure", () => {
    const { container } = render(<StatList stats={stats} />);
    expect(container.querySelectorAll("dt svg")).toHaveLength(3);
  });

  it("shows two figures with the same value", () => {
    const { container } = render(
      <StatList
        stats={[
          { icon: "check", value: "100%", label: "Projects Completed" },
          { icon: "heart", value: "100%", label: "Satisfaction Rate" },
        ]}
      />,
    );
    expect(textsOf(container, "dd")).toEqual(["100%", "100%"]);
  });

  it("is empty where there are no figures", () => {
    const { container } = render(<StatList stats={[]} />);
    expect(container.querySelector("dl")).toBeEmptyDOMElement();
  });
});
