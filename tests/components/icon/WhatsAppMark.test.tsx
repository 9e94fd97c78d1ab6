import { render } from "@testing-library/react";
import { WhatsAppMark } from "../../../src/components/icon/WhatsAppMark";

const mark = (size?: number) =>
  render(size ? <WhatsAppMark size={size} /> : <WhatsAppMark />).container.querySelector("svg");

describe("The WhatsApp mark", () => {
  it("takes the colour of the words around it", () => {
    expect(mark()).toHaveAttribute("stroke", "currentColor");
    expect(mark()).toHaveAttribute("fill", "none");
  });

  it("is square, in the size asked for", () => {
    expect(mark(28)).toHaveAttribute("width", "28");
    expect(mark(28)).toHaveAttribute("height", "28");
  });

  it("has the other icons' size where none is given", () => {
    expect(mark()).toHaveAttribute("width", "24");
  });

  it("leaves naming to the link that it stands in", () => {
    expect(mark()).toHaveAttribute("aria-hidden", "true");
  });

  it("draws a bubble and a receiver", () => {
    expect(mark()?.querySelectorAll("path")).toHaveLength(2);
  });
});
