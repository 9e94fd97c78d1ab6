import { Fragment } from "react";

/** A link to an email address. A line may break before its @ or a dot. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      {email.split(/(?=[@.])/).map((part, index) => {
        // A part may occur twice: co.co.
        const key = `${index} ${part}`;
        return (
          <Fragment key={key}>
            <wbr />
            {part}
          </Fragment>
        );
      })}
    </a>
  );
}
