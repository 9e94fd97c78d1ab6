import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { OpenNow } from "../../src/open-now/OpenNow";

const company = {
  openingMinutes: Array.from({ length: 7 }, (_, day) => [day * 1440, day * 1440 + 1440]).flat(),
  closedDays: null,
};
const words = { open: "Open until {time}", closed: "Closed, opens {day} {time}", today: "today" };

describe("Whether the company is open", () => {
  it("is told at once where React shows a page itself", () => {
    const { container } = render(<OpenNow company={company} words={words} />);
    expect(container).toHaveTextContent(/^Open until/);
  });

  it("leaves what the inline script wrote as it is", () => {
    const errors = jest.spyOn(console, "error").mockImplementation(() => {});
    const container = document.createElement("div");
    container.innerHTML = renderToString(<OpenNow company={company} words={words} />);
    const element = container.querySelector("span");
    if (!element) throw new Error("There is no element");
    element.textContent = "Open until a minute ago";
    render(<OpenNow company={company} words={words} />, { container, hydrate: true });
    expect(container.querySelector("span")).toBe(element);
    expect(errors).not.toHaveBeenCalled();
  });
});
