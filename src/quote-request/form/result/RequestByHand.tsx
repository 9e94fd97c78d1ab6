import { type UseFormReturn, useWatch } from "react-hook-form";
import { fillPlaceholders } from "../../../content/fields/placeholders";
import type { QuoteRequest } from "../../rules/quote-request";
import { mailLink, whatsAppRequestLink } from "../../rules/written-request";
import { OtherWays } from "./OtherWays";

interface RequestByHandProps {
  form: UseFormReturn<QuoteRequest>;
  words: Queries.QuoteFormWordsFragment;
  company: Queries.OtherWaysCompanyFragment;
}

/** The other ways to reach the company, with what stands in the form as the message, so that nothing is typed twice. */
export function RequestByHand({ form, words, company }: RequestByHandProps) {
  const request = useWatch({ control: form.control, compute: (values: QuoteRequest) => values });
  const name = `${request.firstName.trim()} ${request.lastName.trim()}`;
  const subject = fillPlaceholders(words.mailSubject, { name });
  const letter = {
    greeting: words.messageGreeting,
    labels: {
      firstName: words.firstName.label,
      lastName: words.lastName.label,
      email: words.email.label,
      phone: words.phone.label,
      address: words.address.label,
      projectDetails: words.projectDetails.label,
    },
  };
  const links = {
    whatsApp: whatsAppRequestLink(company.whatsapp.whatsAppLink, request, letter),
    mail: mailLink(company.email, subject, request, letter),
  };
  return <OtherWays company={company} words={words} links={links} />;
}
