import { render, screen } from "@testing-library/react";
import { Questions } from "../../../src/sections/home/Questions";
import { textsOf } from "../seen";
import { faqs } from "../site-content";
import { homePage } from "../site-pages";

const renderSection = () => render(<Questions questions={homePage.questions} faqs={faqs} />);

describe("The questions on the home page", () => {
  it("are introduced", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(homePage.questions.title);
    expect(screen.getByText(homePage.questions.introduction)).toBeInTheDocument();
  });

  it("are headings, so that screen readers can jump from one to the next", () => {
    renderSection();
    const questions = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(questions).toEqual(faqs.map(({ question }) => question));
  });

  it.each(faqs)("answer '$question'", ({ question, answer }) => {
    const { container } = renderSection();
    const entry = [...container.querySelectorAll("details")].find((details) =>
      details.querySelector("summary")?.textContent?.includes(question),
    );
    expect(entry && textsOf(entry, "p")).toEqual([answer]);
  });

  it("are closed until they are opened", () => {
    const { container } = renderSection();
    expect(container.querySelector("details[open]")).toBeNull();
  });

  it("open without a script, because the browser does it", () => {
    const { container } = renderSection();
    for (const details of container.querySelectorAll("details")) {
      expect(details.firstElementChild?.tagName).toBe("SUMMARY");
    }
  });
});
