import { render, screen } from "@testing-library/react";
import { ServiceQuestions } from "../../../src/sections/service/ServiceQuestions";

const questions = [{ question: "How long?", answer: "Two days." }];

describe("A service's questions", () => {
  it("are shown under their title", () => {
    render(<ServiceQuestions title="Before you ask" service={{ questions }} />);
    expect(screen.getByRole("heading", { level: 2, name: "Before you ask" })).toBeInTheDocument();
    expect(screen.getByText("Two days.")).toBeInTheDocument();
  });

  it("leave nothing behind where the service has none", () => {
    const { container } = render(<ServiceQuestions title="Before you ask" service={{ questions: null }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
