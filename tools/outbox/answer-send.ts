import { outboxSettings } from "../../src/quote-request/adapters/mail-settings";

/** The provider's limit on a message's variables: https://www.emailjs.com/docs/user-guide/sending-email-with-variables/ */
export const largestBody = 50 * 1024;

const requiredParameters = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "projectDetails",
  "to_email",
] as const;

export interface Answer {
  status: number;
  text: string;
  /** The template parameters, where the message was accepted. */
  message?: Record<string, unknown>;
}

/** Answers the body of a POST to /api/v1.0/email/send as the mail provider does. */
export function answerSend(body: string): Answer {
  if (Buffer.byteLength(body) > largestBody)
    return { status: 413, text: "Variables size limit exceeded: 50Kb" };
  const request = parse(body);
  if (!request) return { status: 400, text: "The request body is not valid JSON" };
  if (request.user_id !== outboxSettings.publicKey) return { status: 400, text: "The Public Key is invalid" };
  if (request.service_id !== outboxSettings.serviceId)
    return { status: 400, text: "The service ID not found" };
  if (request.template_id !== outboxSettings.templateId)
    return { status: 400, text: "The template ID not found" };
  const message = asRecord(request.template_params);
  if (!message) return { status: 400, text: "The template_params parameter is required" };
  const missing = requiredParameters.filter(
    (name) => typeof message[name] !== "string" || message[name] === "",
  );
  if (missing.length > 0) return { status: 422, text: `Missing template parameters: ${missing.join(", ")}` };
  return { status: 200, text: "OK", message };
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    return asRecord(JSON.parse(body));
  } catch {
    return undefined;
  }
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}
