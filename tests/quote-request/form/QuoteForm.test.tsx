import { send } from "@emailjs/browser";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { noteServedForm } from "../../../src/hydration/served-form";
import { attemptsKey } from "../../../src/quote-request/adapters/attempt-store";
import { draftKey } from "../../../src/quote-request/adapters/draft";
import { unseenResultKey } from "../../../src/quote-request/adapters/unseen-result";
import { emptyQuoteRequest, quoteRequestFields } from "../../../src/quote-request/rules/quote-request";
import { requestWith, validRequest } from "../requests";
import { deferred } from "./deferred";
import {
  announced,
  control,
  fill,
  formPage,
  newBrowser,
  openForm,
  openRefused,
  pageTitle,
  submitButton,
  summary,
  valuesOnScreen,
} from "./form-page";
import { company, words } from "./form-words";

jest.mock("@emailjs/browser", () => ({ init: jest.fn(), send: jest.fn() }));

const sentMessages = jest.mocked(send);
const accepted = { status: 200, text: "OK" };
const status = () => screen.getByRole("status");
const alert = () => screen.getByRole("alert");

const messagesOfEmptyForm = [
  "First name is required",
  "Last name is required",
  "Email is required",
  "Phone number is required",
  "Address is required",
  "Please provide at least 10 characters describing your project",
];

beforeEach(() => {
  newBrowser();
  sentMessages.mockReset().mockResolvedValue(accepted);
});

describe("The form", () => {
  it("is named by its heading", () => {
    openForm();
    expect(screen.getByRole("form", { name: "Get Your Free Quote Today" })).toBeInTheDocument();
  });

  it("would put nothing into an address, even if the browser carried it out", () => {
    openForm();
    const form = screen.getByRole("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).not.toHaveAttribute("action");
  });

  it("leaves checking to itself, not to the browser", () => {
    openForm();
    expect(screen.getByRole("form")).toHaveAttribute("novalidate");
  });

  it("says nothing while there is nothing to say", () => {
    openForm();
    expect(announced()).toEqual(["", ""]);
    expect(summary()).toBeNull();
  });
});

describe("Before the first submit", () => {
  it("nothing that is typed is called wrong", async () => {
    const { user, container } = openForm();
    fill({ firstName: "<1>", email: "ada", projectDetails: "short" });
    await user.clear(control("firstName"));
    await user.tab();
    expect(container.querySelector("[aria-invalid]")).toBeNull();
    expect(summary()).toBeNull();
    expect(document.title).toBe(pageTitle);
  });
});

describe("A submit of an empty form", () => {
  const submitEmpty = () => openRefused();

  it("moves focus to a summary of everything that is wrong", async () => {
    await submitEmpty();
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveAccessibleDescription(messagesOfEmptyForm.join(" "));
  });

  it("lists each error once, in the order of the fields, as a link to its field", async () => {
    await submitEmpty();
    const links = within(screen.getByRole("region")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(messagesOfEmptyForm);
    const addresses = links.map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(quoteRequestFields.map((field) => `#${control(field).id}`));
  });

  it.each(quoteRequestFields)(
    "leads from its link to the field %s, without changing the address",
    async (field) => {
      const { user } = await submitEmpty();
      const before = window.location.href;
      const link = screen.getByRole("link", {
        name: messagesOfEmptyForm[quoteRequestFields.indexOf(field)] ?? "",
      });
      await user.click(link);
      expect(control(field)).toHaveFocus();
      expect(window.location.href).toBe(before);
    },
  );

  it("shows each message at its field, which is invalid and described by it", async () => {
    await submitEmpty();
    quoteRequestFields.forEach((field, index) => {
      expect(control(field)).toBeInvalid();
      const description = [words[field].hint, messagesOfEmptyForm[index]].filter(Boolean).join(" ");
      expect(control(field)).toHaveAccessibleDescription(expect.stringContaining(description));
    });
  });

  it("puts the error into the page's title", async () => {
    await submitEmpty();
    expect(document.title).toBe(`Error: ${pageTitle}`);
  });

  it("takes the error out of the title when the visitor leaves the page", async () => {
    const { unmount } = await submitEmpty();
    unmount();
    expect(document.title).toBe(pageTitle);
  });

  it("does not touch the title that another page has set meanwhile", async () => {
    const { unmount } = await submitEmpty();
    document.title = "Areas we cover";
    unmount();
    expect(document.title).toBe("Areas we cover");
  });

  it("sends nothing, keeps no attempt and says nothing by toast", async () => {
    await submitEmpty();
    expect(sentMessages).not.toHaveBeenCalled();
    expect(localStorage.getItem(attemptsKey)).toBeNull();
    expect(announced()).toEqual(["", ""]);
  });

  it("moves focus to the summary again the second time", async () => {
    const { user } = await submitEmpty();
    await user.click(submitButton());
    await waitFor(() => expect(summary()).toHaveFocus());
  });

  it("does the same by the Enter key", async () => {
    const { user } = openForm();
    await user.click(control("email"));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(summary()).toHaveFocus());
  });
});

describe("An invalid field among valid ones", () => {
  const submitBadEmail = () => openRefused(requestWith({ email: "ada@example" }));

  it("is the only one that is marked", async () => {
    const { container } = await submitBadEmail();
    const invalid = [...container.querySelectorAll("[aria-invalid]")];
    expect(invalid).toEqual([control("email")]);
    expect(control("firstName")).not.toHaveAttribute("aria-describedby");
  });

  it("loses its message as it is mended, and the summary and the title with it", async () => {
    const { user } = await submitBadEmail();
    await user.type(control("email"), ".com");
    expect(control("email")).toBeValid();
    expect(screen.queryByText("Please enter a valid email address")).toBeNull();
    expect(summary()).toBeNull();
    await waitFor(() => expect(document.title).toBe(pageTitle));
  });

  it("shows its message again when it goes wrong again, but the summary leaves the visitor alone", async () => {
    const { user } = await submitBadEmail();
    await user.type(control("email"), ".com");
    await user.type(control("email"), "!");
    await waitFor(() => expect(control("email")).toBeInvalid());
    expect(control("email")).toHaveFocus();
    expect(summary()).toBeNull();
  });

  it("says nothing to screen readers at any key", async () => {
    const { user } = await submitBadEmail();
    expect(screen.getByRole("region").closest("[role=alert], [role=status], [aria-live]")).toBeNull();
    for (const key of "a.b.com") {
      await user.type(control("email"), key);
      expect(announced()).toEqual(["", ""]);
      expect(control("email")).toHaveFocus();
    }
  });

  it("can be mended and sent", async () => {
    const { user } = await submitBadEmail();
    await user.type(control("email"), ".com");
    await user.click(submitButton());
    expect(await screen.findByText(words.success.title)).toBeInTheDocument();
  });
});

it("Details that shrink when they are sanitised show the message for too short ones, as typed, and nothing is sent", async () => {
  await openRefused(requestWith({ projectDetails: "<<<<tile>>>>" }));
  expect(control("projectDetails")).toHaveAccessibleDescription(
    expect.stringContaining("Please provide at least 10 characters describing your project"),
  );
  expect(control("projectDetails")).toHaveValue("<<<<tile>>>>");
  expect(sentMessages).not.toHaveBeenCalled();
});

describe("While the request is being sent", () => {
  const submitAndWait = async () => {
    const answer = deferred<typeof accepted>();
    sentMessages.mockReturnValue(answer.promise);
    const page = openForm();
    fill();
    await page.user.dblClick(submitButton());
    await waitFor(() => expect(sentMessages).toHaveBeenCalled());
    return { ...page, answer };
  };

  it("the button says so and is disabled, and the form is busy", async () => {
    const { answer } = await submitAndWait();
    expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "true");
    await act(async () => answer.resolve(accepted));
    expect(submitButton()).toBeEnabled();
    expect(screen.getByRole("form")).not.toHaveAttribute("aria-busy");
  });

  it("the fields cannot be cleared", async () => {
    await submitAndWait();
    expect(screen.getByRole("button", { name: words.clear })).toBeDisabled();
  });

  it("a double click and the Enter key send nothing more", async () => {
    const { user, answer } = await submitAndWait();
    await user.click(control("firstName"));
    await user.keyboard("{Enter}");
    fireEvent.submit(screen.getByRole("form"));
    await act(async () => answer.resolve(accepted));
    await screen.findByText(words.success.title);
    expect(sentMessages).toHaveBeenCalledTimes(1);
  });
});

describe("A request that was sent", () => {
  const submitValid = async () => {
    const page = openForm();
    fill();
    await page.user.click(submitButton());
    await screen.findByText(words.success.title);
    return page;
  };

  it("is announced politely, in the words of the specification", async () => {
    await submitValid();
    expect(status()).toHaveTextContent("Quote request submitted!");
    expect(status()).toHaveTextContent(
      "Thank you for your inquiry. We'll contact you within two working days with your free quote.",
    );
    expect(alert()).toBeEmptyDOMElement();
  });

  it("leaves a confirmation on the page, which takes focus", async () => {
    await submitValid();
    const confirmation = screen.getByRole("heading", { name: words.nextTitle }).parentElement;
    expect(confirmation).toHaveFocus();
    const [before = "", after = ""] = words.nextText.split("{promise}");
    expect(confirmation).toHaveTextContent(before.trim());
    expect(confirmation).toHaveTextContent(after.trim());
  });

  it("keeps the confirmation when the toast is closed", async () => {
    const { user } = await submitValid();
    await user.click(screen.getByRole("button", { name: words.close }));
    expect(status()).toBeEmptyDOMElement();
    expect(screen.getByRole("heading", { name: words.nextTitle })).toBeInTheDocument();
  });

  it("is no longer asked to fill in every field", async () => {
    openForm();
    expect(screen.getByText(words.everyField)).toBeInTheDocument();
    cleanup();
    await submitValid();
    expect(screen.queryByText(words.everyField)).toBeNull();
  });

  it("had exactly the seven parameters of the mail template", async () => {
    await submitValid();
    const parameters = sentMessages.mock.calls[0]?.[2];
    expect(parameters).toEqual({ ...validRequest, to_email: company.email });
  });

  it("empties the form and forgets the draft", async () => {
    await submitValid();
    expect(valuesOnScreen()).toEqual(emptyQuoteRequest);
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });

  it("makes the form patient again: nothing typed next is called wrong before the next submit", async () => {
    const { user, container } = await submitValid();
    await user.type(control("email"), "a{Backspace}b");
    expect(container.querySelector("[aria-invalid]")).toBeNull();
    expect(document.title).toBe(pageTitle);
  });

  it("leaves only named keys in the storage, and no cookie", async () => {
    await submitValid();
    expect(Object.keys(localStorage)).toEqual([attemptsKey]);
    expect(Object.keys(sessionStorage)).toEqual([unseenResultKey]);
    expect(document.cookie).toBe("");
  });

  it("can be followed by another", async () => {
    const { user } = await submitValid();
    fill(requestWith({ firstName: "Grace" }));
    await user.click(submitButton());
    await waitFor(() => expect(valuesOnScreen()).toEqual(emptyQuoteRequest));
    expect(sentMessages).toHaveBeenCalledTimes(2);
  });
});

describe("A request that could not be sent", () => {
  const submitInVain = async (reason: unknown = new TypeError("Failed to fetch")) => {
    sentMessages.mockRejectedValue(reason);
    const page = openForm();
    fill();
    await page.user.click(submitButton());
    await screen.findByText(words.failure.title);
    return page;
  };

  it.each([
    ["the client refuses a headless browser", { status: 451, text: "Unavailable For Headless Browser" }],
    ["the client refuses an address", { status: 403, text: "Forbidden" }],
    ["the client throttles", { status: 429, text: "Too Many Requests" }],
    ["the provider calls it wrong", { status: 400, text: "The user ID is invalid" }],
    ["the provider fails", { status: 500, text: "" }],
    ["the network fails", new TypeError("Failed to fetch")],
    ["the client reports a network error", { status: 0, text: "Network Error" }],
    ["the client complains", "The service ID is required."],
  ])("because %s shows 'Submission failed' and keeps every value", async (_why, reason) => {
    await submitInVain(reason);
    expect(alert()).toHaveTextContent("Submission failed");
    expect(alert()).toHaveTextContent("Please try again or contact us directly at 07700 900456.");
    expect(status()).toBeEmptyDOMElement();
    expect(valuesOnScreen()).toEqual(validRequest);
  });

  it("offers phone, WhatsApp and email on the page, which take focus", async () => {
    await submitInVain();
    const note = screen.getByRole("heading", { name: words.otherWaysTitle }).parentElement;
    expect(note).toHaveFocus();
    const links = within(screen.getByRole("form")).getAllByRole<HTMLAnchorElement>("link");
    expect(links.map(({ href }) => href.replace(/\?.*/, ""))).toEqual([
      company.phone.telLink,
      company.whatsapp.whatsAppLink,
      `mailto:${company.email}`,
    ]);
  });

  it("has the phone number in its toast as a link", async () => {
    await submitInVain();
    const number = within(alert()).getByRole("link", { name: company.phone.display });
    expect(number).toHaveAttribute("href", company.phone.telLink);
  });

  it("is sent by 'Try again', without anything being typed", async () => {
    const { user } = await submitInVain();
    sentMessages.mockResolvedValue(accepted);
    await user.click(screen.getByRole("button", { name: words.tryAgain }));
    expect(await screen.findByText(words.success.title)).toBeInTheDocument();
    expect(sentMessages.mock.calls.at(-1)?.[2]).toMatchObject(validRequest);
  });

  it("may be tried as often as it reaches nobody, and is sent at last", async () => {
    const { user } = await submitInVain();
    for (const attempt of [2, 3, 4]) {
      await user.click(await screen.findByText(words.tryAgain));
      await waitFor(() => expect(sentMessages).toHaveBeenCalledTimes(attempt));
    }
    sentMessages.mockResolvedValue(accepted);
    await user.click(await screen.findByText(words.tryAgain));
    expect(await screen.findByText(words.success.title)).toBeInTheDocument();
  });

  it("keeps the draft", async () => {
    await submitInVain();
    expect(JSON.parse(sessionStorage.getItem(draftKey) ?? "")).toMatchObject(validRequest);
  });

  it("can be sent again and succeed", async () => {
    const { user } = await submitInVain();
    sentMessages.mockResolvedValue(accepted);
    await user.click(submitButton());
    expect(await screen.findByText(words.success.title)).toBeInTheDocument();
    expect(alert()).toBeEmptyDOMElement();
    expect(screen.queryByRole("heading", { name: words.otherWaysTitle })).toBeNull();
  });

  it("is announced again when it fails again after its toast was closed", async () => {
    const { user } = await submitInVain();
    await user.click(screen.getByRole("button", { name: words.close }));
    await user.click(submitButton());
    expect(await screen.findByText(words.failure.title)).toBeInTheDocument();
  });

  it("gives way to the errors of the next submit", async () => {
    const { user } = await submitInVain();
    await user.clear(control("email"));
    await user.click(submitButton());
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(screen.queryByRole("heading", { name: words.otherWaysTitle })).toBeNull();
  });
});

describe("A request that nobody answers", () => {
  afterEach(() => jest.useRealTimers());

  const submitInto = async (answer: Promise<typeof accepted>) => {
    jest.useFakeTimers();
    sentMessages.mockReturnValue(answer);
    const page = openForm();
    fill();
    await page.user.click(submitButton());
    return page;
  };
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it("is given up after fifteen seconds", async () => {
    await submitInto(new Promise(() => {}));
    await pass(14_000);
    expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await pass(1_000);
    expect(alert()).toHaveTextContent("Submission failed");
    expect(valuesOnScreen()).toEqual(validRequest);
  });

  it("changes nothing on the screen by a late answer, and is not sent twice", async () => {
    const answer = deferred<typeof accepted>();
    await submitInto(answer.promise);
    await pass(15_000);
    const before = document.body.innerHTML;
    answer.resolve(accepted);
    await pass(1_000);
    expect(document.body.innerHTML).toBe(before);
    expect(sentMessages).toHaveBeenCalledTimes(1);
  });
});

describe("Too many attempts", () => {
  const submitFourTimes = async () => {
    sentMessages.mockRejectedValue({ status: 412, text: "" });
    const page = openForm();
    fill();
    for (const attempt of [1, 2, 3]) {
      await page.user.click(submitButton());
      await waitFor(() => expect(sentMessages).toHaveBeenCalledTimes(attempt));
      await waitFor(() => expect(submitButton()).toBeEnabled());
    }
    await page.user.click(submitButton());
    await screen.findByText("Too many attempts");
    return page;
  };

  it("are told politely with the minutes to wait, keep every value and send nothing", async () => {
    await submitFourTimes();
    expect(status()).toHaveTextContent("Please wait 15 minutes before submitting again.");
    expect(alert()).toBeEmptyDOMElement();
    expect(sentMessages).toHaveBeenCalledTimes(3);
    expect(valuesOnScreen()).toEqual(validRequest);
    expect(screen.getByRole("link", { name: words.callLink })).toBeInTheDocument();
  });

  it("still wait after a reload", async () => {
    const { unmount } = await submitFourTimes();
    unmount();
    const { user } = openForm();
    await user.click(submitButton());
    expect(await screen.findByText("Too many attempts")).toBeInTheDocument();
    expect(sentMessages).toHaveBeenCalledTimes(3);
  });
});

describe("The honeypot for robots", () => {
  const submitWithHoneypot = async () => {
    const page = openForm();
    fill();
    const honeypot = screen.getByLabelText("Leave this field empty");
    fireEvent.input(honeypot, { target: { value: "https://spam.example" } });
    await page.user.click(submitButton());
    await screen.findByText(words.failure.title);
    return { ...page, honeypot };
  };

  it("sends nothing when it was filled in, and gives the phone number", async () => {
    await submitWithHoneypot();
    expect(sentMessages).not.toHaveBeenCalled();
    expect(alert()).toHaveTextContent(words.failure.description);
    expect(localStorage.getItem(attemptsKey)).toBeNull();
  });

  it("does not stop a person: the second submit sends, without the honeypot's value", async () => {
    const { user, honeypot } = await submitWithHoneypot();
    expect(honeypot).toHaveValue("");
    await user.click(submitButton());
    expect(await screen.findByText(words.success.title)).toBeInTheDocument();
    const parameters = sentMessages.mock.calls[0]?.[2];
    expect(parameters).toEqual({ ...validRequest, to_email: company.email });
  });
});

describe("The draft", () => {
  it("holds every letter that was typed, the last one too", async () => {
    const { user } = openForm();
    await user.type(control("firstName"), "Ada");
    expect(JSON.parse(sessionStorage.getItem(draftKey) ?? "{}")).toMatchObject({ firstName: "Ada" });
  });

  it("is there again after a reload, in the fields and in what is sent", async () => {
    const { unmount } = openForm();
    fill();
    unmount();
    const { user: returned } = openForm();
    expect(valuesOnScreen()).toEqual(validRequest);
    await returned.click(submitButton());
    await screen.findByText(words.success.title);
    expect(sentMessages.mock.calls[0]?.[2]).toMatchObject(validRequest);
  });

  it("never holds what is in the honeypot", async () => {
    openForm();
    fireEvent.input(screen.getByLabelText("Leave this field empty"), { target: { value: "spam" } });
    expect(sessionStorage.getItem(draftKey) ?? "").not.toContain("spam");
  });

  it("is cleared with the form", async () => {
    const { user, unmount } = openForm();
    fill();
    await user.click(screen.getByRole("button", { name: "Clear form" }));
    expect(valuesOnScreen()).toEqual(emptyQuoteRequest);
    expect(sessionStorage.getItem(draftKey)).toBeNull();
    unmount();
    openForm();
    expect(valuesOnScreen()).toEqual(emptyQuoteRequest);
  });
});

describe("A refused character", () => {
  const offer = (text: string) =>
    screen.queryByRole("button", { name: words.correction.replace("{correction}", text) });

  it("is named under its field's message, and put right with one tap", async () => {
    const { user } = await openRefused(requestWith({ address: "14/2 King's Road" }));
    const named = words.refused.replace("{characters}", "/ '");
    expect(control("address")).toHaveAccessibleDescription(
      expect.stringMatching(/Address contains invalid characters .*/),
    );
    expect(control("address")).toHaveAccessibleDescription(expect.stringContaining(named));
    await user.click(offer("14 2 Kings Road") ?? document.body);
    expect(control("address")).toHaveValue("14 2 Kings Road");
    expect(control("address")).toHaveFocus();
    await waitFor(() => expect(control("address")).not.toHaveAttribute("aria-invalid"));
    expect(screen.queryByText(named)).toBeNull();
    expect(sessionStorage.getItem(draftKey)).toContain("14 2 Kings Road");
  });

  it("is offered right as the text changes", async () => {
    const { user } = await openRefused(requestWith({ firstName: "Ada1" }));
    expect(offer("Ada")).toBeInTheDocument();
    await user.type(control("firstName"), "Mary");
    expect(offer("Ada")).toBeNull();
    expect(offer("AdaMary")).toBeInTheDocument();
  });

  it("is not spoken of before the first submit, nor where nothing was typed", async () => {
    const { user } = openForm();
    fill({ firstName: "Ada1" });
    expect(offer("Ada")).toBeNull();
    await user.clear(control("firstName"));
    await user.click(submitButton());
    await waitFor(() => expect(summary()).toHaveFocus());
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual([words.submit, words.clear]);
  });
});

describe("'Clear form'", () => {
  it("can be undone", async () => {
    const { user } = openForm();
    fill();
    await user.click(screen.getByRole("button", { name: words.clear }));
    const putBack = screen.getByRole("button", { name: words.putBack });
    expect(putBack).toHaveFocus();
    await user.click(putBack);
    expect(valuesOnScreen()).toEqual(validRequest);
    expect(JSON.parse(sessionStorage.getItem(draftKey) ?? "{}")).toMatchObject(validRequest);
    expect(screen.getByRole("button", { name: words.clear })).toBeInTheDocument();
  });

  it("takes the errors, the title's mark and the last result away", async () => {
    const { user, container } = await openRefused();
    await user.click(screen.getByRole("button", { name: "Clear form" }));
    expect(summary()).toBeNull();
    expect(container.querySelector("[aria-invalid]")).toBeNull();
    expect(document.title).toBe(pageTitle);
  });

  it("takes a failure's toast and links away", async () => {
    sentMessages.mockRejectedValue(new TypeError("Failed to fetch"));
    const { user } = openForm();
    fill();
    await user.click(submitButton());
    await screen.findByText(words.failure.title);
    await user.click(screen.getByRole("button", { name: "Clear form" }));
    expect(announced()).toEqual(["", ""]);
    expect(screen.queryByRole("link", { name: words.callLink })).toBeNull();
  });
});

describe("Where the browser blocks storage", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  let blocked: jest.SpyInstance[] = [];
  beforeEach(() => {
    blocked = (["localStorage", "sessionStorage"] as const).map((storage) =>
      jest.spyOn(window, storage, "get").mockImplementation(refuse),
    );
  });
  afterEach(() => {
    for (const storage of blocked) storage.mockRestore();
  });

  it("the form sends all the same", async () => {
    const { user } = openForm();
    fill();
    await user.click(submitButton());
    expect(await screen.findByText(words.success.title)).toBeInTheDocument();
  });
});

describe("A form before hydration", () => {
  /** The server's HTML in the page, into which a visitor types before React takes over. */
  function serverPage() {
    document.title = pageTitle;
    const container = document.createElement("div");
    container.innerHTML = renderToString(formPage);
    document.body.append(container);
    noteServedForm(document);
    return container;
  }
  const typeEarly = (request: Partial<typeof validRequest>) => {
    for (const field of quoteRequestFields) control(field).value = request[field] ?? "";
  };
  // React's warnings in development: the loader marks the form, and jsdom is server and browser at once.
  let warnings: jest.SpyInstance;
  beforeEach(() => {
    warnings = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  const hydrate = (container: HTMLElement) => render(formPage, { container, hydrate: true });

  afterEach(() => {
    warnings.mockRestore();
    cleanup();
    document.body.innerHTML = "";
  });

  it("keeps what was typed", () => {
    const container = serverPage();
    typeEarly(validRequest);
    hydrate(container);
    expect(valuesOnScreen()).toEqual(validRequest);
  });

  it("adds the draft to what was typed, which comes first", () => {
    sessionStorage.setItem(draftKey, JSON.stringify(validRequest));
    const container = serverPage();
    typeEarly({ firstName: "Grace" });
    hydrate(container);
    expect(valuesOnScreen()).toEqual(requestWith({ firstName: "Grace" }));
  });

  it("does not bring back what was deleted of a draft that was shown", () => {
    sessionStorage.setItem(draftKey, JSON.stringify(validRequest));
    const container = serverPage();
    screen.getByRole("form").dataset.restored = "";
    typeEarly(requestWith({ firstName: "" }));
    hydrate(container);
    expect(valuesOnScreen()).toEqual(requestWith({ firstName: "" }));
  });

  it("replays a queued submit once", async () => {
    const container = serverPage();
    typeEarly(validRequest);
    screen.getByRole("form").dataset.queued = "";
    hydrate(container);
    expect(await screen.findByText(words.success.title)).toBeInTheDocument();
    expect(sentMessages).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("form")).not.toHaveAttribute("data-queued");
  });

  it("shows what is wrong with a queued submit when it is replayed", async () => {
    const container = serverPage();
    screen.getByRole("form").dataset.queued = "";
    hydrate(container);
    await waitFor(() => expect(summary()).toHaveFocus());
  });

  it("submits nothing by itself", async () => {
    const container = serverPage();
    typeEarly(validRequest);
    hydrate(container);
    await act(async () => {});
    expect(sentMessages).not.toHaveBeenCalled();
  });
});
