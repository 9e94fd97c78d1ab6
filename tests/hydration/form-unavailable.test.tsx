/** @jsxImportSource @emotion/react */
import { render, screen } from "@testing-library/react";
import { onlyWhenUnavailable, setFormUnavailable } from "../../src/hydration/form-unavailable";

describe("What is meant for visitors whose form could not be loaded", () => {
  beforeEach(() => {
    render(<p css={onlyWhenUnavailable}>Call us</p>);
  });
  afterEach(() => setFormUnavailable(false));

  it("is hidden while all is well", () => {
    expect(screen.getByText("Call us")).not.toBeVisible();
  });

  it("is shown when it could not", () => {
    setFormUnavailable(true);
    expect(screen.getByText("Call us")).toBeVisible();
  });

  it("goes when the form has come after all", () => {
    setFormUnavailable(true);
    setFormUnavailable(false);
    expect(screen.getByText("Call us")).not.toBeVisible();
  });
});
