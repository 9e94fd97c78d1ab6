import { render } from "@testing-library/react";
import { QuestionList } from "../../../src/components/text/QuestionList";

describe("A list of questions", () => {
  it("opens each question on its answer without a script", () => {
    const { container } = render(<QuestionList questions={[{ question: "How?", answer: "So." }]} />);
    const entry = container.querySelector("details");
    expect(entry?.querySelector("summary h3")).toHaveTextContent("How?");
    expect(entry?.querySelector("p")).toHaveTextContent("So.");
    expect(entry).not.toHaveAttribute("open");
  });
});
