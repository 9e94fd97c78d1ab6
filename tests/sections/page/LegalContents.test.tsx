import { render, screen, within } from "@testing-library/react";
import { LegalText } from "../../../src/sections/page/LegalText";

it("The contents of a legal text lead to each of its sections, in order", () => {
  render(
    <LegalText
      sections={[
        { title: "Who we are", paragraphs: ["We tile."] },
        { title: "Your rights", paragraphs: ["You may ask."] },
      ]}
      updated="2026-03-09"
      updatedLabel="Last changed on"
      contentsTitle="On this page"
      contact={{
        email: "ask@tiles.example",
        phone: { display: "020 7946 0000", telLink: "tel:+442079460000" },
      }}
    />,
  );
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
  const targets = links.map((link) =>
    document.querySelector(link.getAttribute("href") ?? "")?.querySelector("h2"),
  );
  expect(targets.map((heading) => heading?.textContent)).toEqual(links.map(({ textContent }) => textContent));
  expect(links.map(({ textContent }) => textContent)).toEqual(["Who we are", "Your rights"]);
});
