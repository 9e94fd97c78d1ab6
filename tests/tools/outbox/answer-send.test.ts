/** @jest-environment node */
import { answerSend, largestBody } from "../../../tools/outbox/answer-send";
import { parameters, sendBody, sendBodyOfSize } from "./valid-request";

const withParameters = (changes: Readonly<Record<string, unknown>>) =>
  sendBody({ template_params: { ...parameters, ...changes } });

describe("A complete quote request", () => {
  it("is accepted as the provider accepts it, with its seven parameters", () => {
    expect(answerSend(sendBody())).toEqual({ status: 200, text: "OK", message: parameters });
  });

  it("is accepted from any version of the mail client", () => {
    expect(answerSend(sendBody({ lib_version: undefined })).status).toBe(200);
  });
});

describe("A body that is no request", () => {
  it.each(["", "{", "<html>", "undefined", "null", "7", '"text"', "[]", `[${sendBody()}]`])(
    "is refused: %j",
    (body) => {
      expect(answerSend(body)).toEqual({ status: 400, text: "The request body is not valid JSON" });
    },
  );
});

describe("A request for another account", () => {
  it.each([
    ["public key", "user_id", "The Public Key is invalid"],
    ["service", "service_id", "The service ID not found"],
    ["template", "template_id", "The template ID not found"],
  ])("is refused for its %s", (_what, name, text) => {
    const refused = { status: 400, text };
    expect(answerSend(sendBody({ [name]: "another" }))).toEqual(refused);
    expect(answerSend(sendBody({ [name]: undefined }))).toEqual(refused);
  });
});

describe("A request without a message", () => {
  it.each([undefined, null, "words", 7, [], ["words"]])("is refused: %j", (message) => {
    expect(answerSend(sendBody({ template_params: message }))).toEqual({
      status: 400,
      text: "The template_params parameter is required",
    });
  });
});

describe("An incomplete message", () => {
  it.each(Object.keys(parameters))("is refused with the name of what is missing: %s", (name) => {
    expect(answerSend(withParameters({ [name]: undefined }))).toEqual({
      status: 422,
      text: `Missing template parameters: ${name}`,
    });
  });

  it.each(["", null, 7, ["words"], { words: "words" }])("has no words in %j", (value) => {
    expect(answerSend(withParameters({ address: value })).text).toBe("Missing template parameters: address");
  });

  it("is told everything that is missing at once", () => {
    expect(answerSend(sendBody({ template_params: {} })).text).toBe(
      "Missing template parameters: firstName, lastName, email, phone, address, projectDetails, to_email",
    );
  });

  it("is kept by nobody", () => {
    expect(answerSend(withParameters({ email: "" }))).not.toHaveProperty("message");
  });
});

describe("The size of a request", () => {
  it("may be 50 kilobytes", () => {
    const body = sendBodyOfSize(50 * 1024);
    expect(Buffer.byteLength(body)).toBe(largestBody);
    expect(answerSend(body).status).toBe(200);
  });

  it("may not be one byte more, whatever the number of letters", () => {
    const body = sendBodyOfSize(50 * 1024 + 1);
    expect(body.length).toBeLessThan(largestBody);
    expect(answerSend(body)).toEqual({ status: 413, text: "Variables size limit exceeded: 50Kb" });
  });
});
