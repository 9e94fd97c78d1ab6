import { EmailLink } from "./EmailLink";

interface ContactTextProps {
  /** How to reach the company; what the text says of it becomes a link. */
  contact: { email: string; phone: { display: string; telLink: string } };
  children: string;
}

/** A text in which the phone number and the email address are links. */
export function ContactText({ contact: { email, phone }, children }: ContactTextProps) {
  const parts = [phone.display, email].reduce<string[]>(
    (texts, found) =>
      texts.flatMap((text) => (text === email || text === phone.display ? [text] : around(text, found))),
    [children],
  );
  return (
    <>
      {parts.map((part, index) => {
        const key = `${index} ${part}`;
        if (part === phone.display)
          return (
            <a key={key} href={phone.telLink}>
              {part}
            </a>
          );
        if (part === email) return <EmailLink key={key} email={email} />;
        return part;
      })}
    </>
  );
}

/** A text cut before and after each place of another: 'Call 1 now' around '1' is 'Call ', '1', ' now'. */
function around(text: string, found: string): string[] {
  return text.split(found).flatMap((part, index) => (index === 0 ? [part] : [found, part]));
}
