/** @jsxImportSource @emotion/react */
import { render, screen } from "@testing-library/react";
import { onlyInTrouble, tellTrouble } from "../../src/quote-request/form-trouble";

describe("What is meant for visitors whose form could not be loaded", () => {
  beforeEach(() => {
    render(<p css={onlyInTrouble}>Call us</p>);
  });
  afterEach(() => tellTrouble(false));

  it("is hidden while all is well", () => {
    expect(screen.getByText("Call us")).not.toBeVisible();
  });

  it("is shown in trouble", () => {
    tellTrouble(true);
    expect(screen.getByText("Call us")).toBeVisible();
  });

  it("goes when the form has come after all", () => {
    tellTrouble(true);
    tellTrouble(false);
    expect(screen.getByText("Call us")).not.toBeVisible();
  });
});
