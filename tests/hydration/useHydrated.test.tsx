import { act, render, screen } from "@testing-library/react";
import { type FormEvent, useRef } from "react";
import { useHydrated } from "../../src/hydration/useHydrated";

interface PartProps {
  queued?: "form" | "button";
  onSubmit?: () => void;
  onClear?: () => void;
}

function Part({ queued, onSubmit, onClear }: PartProps) {
  const form = useRef<HTMLFormElement>(null);
  useHydrated(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form
      ref={form}
      aria-label="Quote"
      data-hydrate=""
      data-queued={queued === "form" ? "" : undefined}
      onSubmit={submit}
    >
      <button type="button" data-queued={queued === "button" ? "" : undefined} onClick={onClear}>
        Clear
      </button>
    </form>
  );
}

function NoPart() {
  useHydrated(useRef<HTMLFormElement>(null));
  return <p>Nothing here</p>;
}

/** What was queued is carried out in a step of its own. */
const carriedOut = () => act(async () => {});

describe("A part of the page that is hydrated", () => {
  it("tells the page so", () => {
    render(<Part />);
    expect(screen.getByRole("form")).toHaveAttribute("data-hydrated", "");
    expect(screen.getByRole("form")).not.toHaveAttribute("data-hydrate");
  });

  it("carries out a queued submit, once", async () => {
    const onSubmit = jest.fn();
    const { rerender } = render(<Part queued="form" onSubmit={onSubmit} />);
    rerender(<Part queued="form" onSubmit={onSubmit} />);
    await carriedOut();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("form")).not.toHaveAttribute("data-queued");
  });

  it("carries out a queued click, once", async () => {
    const onClear = jest.fn();
    render(<Part queued="button" onClear={onClear} />);
    await carriedOut();
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button")).not.toHaveAttribute("data-queued");
  });

  it("carries out nothing where nothing was queued", async () => {
    const onSubmit = jest.fn();
    const onClear = jest.fn();
    render(<Part onSubmit={onSubmit} onClear={onClear} />);
    await carriedOut();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClear).not.toHaveBeenCalled();
  });

  it("does nothing where there is no such part", () => {
    expect(() => render(<NoPart />)).not.toThrow();
  });
});
