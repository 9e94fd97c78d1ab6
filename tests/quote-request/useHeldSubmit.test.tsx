import { render, screen } from "@testing-library/react";
import { type FormEvent, useRef } from "react";
import { useHeldSubmit } from "../../src/quote-request/useHeldSubmit";

function Form({ onSubmit, held }: { onSubmit: () => void; held: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useHeldSubmit(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form ref={form} aria-label="Quote" data-held={held ? "" : undefined} onSubmit={submit} />;
}

function NoForm() {
  useHeldSubmit(useRef<HTMLFormElement>(null));
  return <p>Nothing to submit</p>;
}

describe("A form that wakes", () => {
  it("tells the page so", () => {
    render(<Form held={false} onSubmit={jest.fn()} />);
    expect(screen.getByRole("form")).toHaveAttribute("data-awake");
  });

  it("carries out a held submit, once", () => {
    const onSubmit = jest.fn();
    const { rerender } = render(<Form held onSubmit={onSubmit} />);
    rerender(<Form held onSubmit={onSubmit} />);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("form")).not.toHaveAttribute("data-held");
  });

  it("submits nothing where nothing was held", () => {
    const onSubmit = jest.fn();
    render(<Form held={false} onSubmit={onSubmit} />);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("does nothing where there is no form", () => {
    expect(() => render(<NoForm />)).not.toThrow();
  });
});
