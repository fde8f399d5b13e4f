import { Fragment } from "react";

/** An email address that wraps before its @ or a dot rather than within a word. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <span>
      {address.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
