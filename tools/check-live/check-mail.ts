import type { MailSettings } from "../../src/quote-request/adapters/mail-settings";
import type { Question } from "./ask";
import { type Fault, faultsAt } from "./fault";

export const mailPath = "/api/v1.0/email/send";

/**
 * A message without a recipient: a service that knows the keys refuses it for that alone (422), so that nobody gets
 * anything. The words of its refusals are from its documentation; the real service was not asked.
 */
export function mailQuestion({ publicKey, serviceId, templateId }: MailSettings, website: string): Question {
  const body = { user_id: publicKey, service_id: serviceId, template_id: templateId, template_params: {} };
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: website },
    body: JSON.stringify(body),
  };
}

export function checkMail(address: string, status: number, words: string): Fault[] {
  return faultsAt(address, {
    [`the mail service does not accept these keys (${status}: ${words.slice(0, 200)})`]: ![200, 422].includes(
      status,
    ),
    "the mail service sent a message without a recipient: the template's 'To' must be {{to_email}}":
      status === 200,
  });
}
