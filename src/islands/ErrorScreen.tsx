import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";

/** What is shown instead of a page, or of an island of it, that failed (specification, point 2). */
export function ErrorScreen({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallbackRender={({ error }) => <Fallback error={error} />}>{children}</ErrorBoundary>;
}

function Fallback({ error }: { error: unknown }) {
  return (
    <div role="alert" css={styles}>
      <h1>Unexpected Application Error!</h1>
      <p>{errorText(error)}</p>
    </div>
  );
}

/** A response's status text, or an error's message. */
function errorText(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  if ("statusText" in error && typeof error.statusText === "string") return error.statusText;
  return "message" in error && typeof error.message === "string" ? error.message : String(error);
}

const styles = css`
  padding: 2rem 1rem;
  font-family: sans-serif;
`;
