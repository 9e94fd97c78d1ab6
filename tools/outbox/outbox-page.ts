import type { StoredMessage } from "./message-store";

/** The page at /outbox: every kept message, as text. */
export function outboxPage(messages: readonly StoredMessage[]): string {
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox: ${count}</title>
<style>
body { font: 1rem/1.5 sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 2px solid #0f3d33; padding: 1rem 0; }
dt { font-weight: bold; }
dd { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Outbox: ${count}</h1>
<p>Requests that the form sent on this machine, the newest first. Nothing here left the machine.</p>
${messages.map(article).join("\n")}
</body>
</html>`;
}

function article({ received, parameters }: StoredMessage): string {
  const rows = Object.entries(parameters).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`,
  );
  return `<article><h2><time datetime="${received}">${received}</time></h2><dl>${rows.join("")}</dl></article>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
