import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Toast, type ToastMessage } from "../../../src/quote-request/form/Toast";

const news: ToastMessage = { id: 1, tone: "status", title: "Sent", description: "Thank you.", stays: 10_000 };
const failure: ToastMessage = { id: 2, tone: "alert", title: "Failed", description: "Please call." };

function Page({ message }: { message: ToastMessage }) {
  const [closed, setClosed] = useState<number>();
  return (
    <>
      <input aria-label="Email" />
      {message.id !== closed && (
        <Toast message={message} closeLabel="Close message" onClose={() => setClosed(message.id)} />
      )}
    </>
  );
}

const closeButton = () => screen.getByRole("button", { name: "Close message" });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ["Good news is a status", news, "status"],
  ["Bad news is an alert", failure, "alert"],
] as const)("%s that is not announced: a block that takes focus says the same", (_what, message, role) => {
  render(<Page message={message} />);
  expect(screen.getByRole(role)).toHaveTextContent(message.title + message.description);
  expect(screen.getByRole(role)).toHaveAttribute("aria-live", "off");
});

it("Bad news stays until it is closed", () => {
  render(<Page message={failure} />);
  wait(24 * 60 * 60_000);
  expect(screen.getByText("Failed")).toBeInTheDocument();
  fireEvent.click(closeButton());
  expect(screen.queryByText("Failed")).toBeNull();
});

function focusIt(): void {
  act(() => closeButton().focus());
  wait(60_000);
  act(() => closeButton().blur());
}

it.each([
  ["it is there", () => undefined],
  ["it has lost focus", focusIt],
])("Good news goes by itself ten seconds after %s, not before", (_when, hold) => {
  render(<Page message={news} />);
  hold();
  wait(9_999);
  expect(screen.getByText("Sent")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Sent")).toBeNull();
});

describe("A message is closed", () => {
  it.each([news, failure])("by the Escape key, wherever focus is: $title", (message) => {
    render(<Page message={message} />);
    screen.getByLabelText("Email").focus();
    fireEvent.keyDown(screen.getByLabelText("Email"), { key: "Escape" });
    expect(screen.queryByText(message.title)).toBeNull();
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  it("by its button, and focus goes back where it was", async () => {
    const user = userEvent.setup({ delay: null });
    render(<Page message={failure} />);
    await user.click(screen.getByLabelText("Email"));
    await user.tab();
    expect(closeButton()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.queryByText("Failed")).toBeNull();
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });
});

describe("A link in the news", () => {
  const withLink = { ...failure, link: { text: "call", href: "tel:+447700900123" } };

  it("replaces its words within the sentence", () => {
    render(<Page message={withLink} />);
    expect(screen.getByRole("link", { name: "call" })).toHaveAttribute("href", "tel:+447700900123");
    expect(screen.getByText(/^Please/)).toHaveTextContent("Please call.");
  });

  it("gives focus back to what had it before the toast, also after the way from the link to the button", () => {
    render(<Page message={withLink} />);
    const email = screen.getByLabelText("Email");
    act(() => email.focus());
    act(() => screen.getByRole("link").focus());
    act(() => closeButton().focus());
    fireEvent.click(closeButton());
    expect(email).toHaveFocus();
  });
});
