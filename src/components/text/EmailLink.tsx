import { Fragment } from "react";

/** An email address as a link; it breaks, where it must, before its @ or a dot of its domain. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      {email.split(/(?=@)|(?<=@.*)(?=\.)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
