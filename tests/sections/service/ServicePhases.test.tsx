import { render, screen } from "@testing-library/react";
import { ServicePhases } from "../../../src/sections/service/ServicePhases";
import { textsOf } from "../seen";
import { bySlug, services } from "../site-content";

const refurbishment = bySlug(services, "bathroom-refurbishment");
const renderSection = (service: Queries.ServicePhasesFragment) =>
  render(<ServicePhases service={service} weekLabel="Week no." />);

describe("The phases of a refurbishment", () => {
  it("are shown in the order of the work", () => {
    const { container } = renderSection(refurbishment);
    expect(textsOf(container, "h3")).toEqual(["Strip", "Pipes and boards", "Tiles"]);
  });

  it("say in which week they are", () => {
    renderSection(refurbishment);
    const weeks = screen.getAllByText(/^Week no\. \d$/).map(({ textContent }) => textContent);
    expect(weeks).toEqual(["Week no. 1", "Week no. 2", "Week no. 4"]);
  });

  it("each list their tasks", () => {
    const { container } = renderSection(refurbishment);
    expect(textsOf(container, "li li")).toEqual(refurbishment.phases?.flatMap(({ tasks }) => tasks));
    expect(textsOf(container, "li li")).not.toHaveLength(0);
  });

  it("have a heading", () => {
    renderSection(refurbishment);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(refurbishment.phasesTitle ?? "none");
  });
});

describe("A service without phases", () => {
  it.each([
    { missing: "both", service: { phasesTitle: null, phases: null } },
    { missing: "the phases", service: { phasesTitle: "The phases", phases: null } },
    { missing: "the title", service: { ...refurbishment, phasesTitle: null } },
  ])("shows nothing where $missing are missing", ({ service }) => {
    expect(renderSection(service).container).toBeEmptyDOMElement();
  });

  it.each(services.filter(({ slug }) => slug !== "bathroom-refurbishment"))("is $title", (service) => {
    expect(renderSection(service).container).toBeEmptyDOMElement();
  });
});
