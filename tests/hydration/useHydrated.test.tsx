import { render, screen } from "@testing-library/react";
import { type FormEvent, useRef } from "react";
import { useAwake } from "../../src/components/useAwake";

interface PartProps {
  held?: "form" | "button";
  onSubmit?: () => void;
  onClear?: () => void;
}

function Part({ held, onSubmit, onClear }: PartProps) {
  const form = useRef<HTMLFormElement>(null);
  useAwake(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form
      ref={form}
      aria-label="Quote"
      data-wake=""
      data-held={held === "form" ? "" : undefined}
      onSubmit={submit}
    >
      <button type="button" data-held={held === "button" ? "" : undefined} onClick={onClear}>
        Clear
      </button>
    </form>
  );
}

function NoPart() {
  useAwake(useRef<HTMLFormElement>(null));
  return <p>Nothing here</p>;
}

describe("A part of the page that wakes", () => {
  it("tells the page so", () => {
    render(<Part />);
    expect(screen.getByRole("form")).toHaveAttribute("data-awake");
    expect(screen.getByRole("form")).not.toHaveAttribute("data-wake");
  });

  it("carries out a held submit, once", () => {
    const onSubmit = jest.fn();
    const { rerender } = render(<Part held="form" onSubmit={onSubmit} />);
    rerender(<Part held="form" onSubmit={onSubmit} />);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("form")).not.toHaveAttribute("data-held");
  });

  it("carries out a held click, once", () => {
    const onClear = jest.fn();
    render(<Part held="button" onClear={onClear} />);
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button")).not.toHaveAttribute("data-held");
  });

  it("carries out nothing where nothing was held", () => {
    const onSubmit = jest.fn();
    const onClear = jest.fn();
    render(<Part onSubmit={onSubmit} onClear={onClear} />);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClear).not.toHaveBeenCalled();
  });

  it("does nothing where there is no such part", () => {
    expect(() => render(<NoPart />)).not.toThrow();
  });
});
