import { Fragment } from "react";

/** An email address that breaks, where it must, before its @ or a dot of its domain. */
export function EmailAddress({ children }: { children: string }) {
  return (
    <>
      {children.split(/(?=@)|(?<=@.*)(?=\.)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
