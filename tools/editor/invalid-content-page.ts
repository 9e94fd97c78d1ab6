/** What stands in the place of every page while the content has errors; it looks every two seconds whether it still does. */
export function invalidContentPage(errors: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The site waits for its content</title>
<style>
body { max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif; }
pre { padding: 1rem; white-space: pre-wrap; background: #f4f1ea; border-left: 4px solid #b3261e; }
</style>
</head>
<body>
<h1>The site waits for its content</h1>
<p>Nothing can be shown until what is listed here is mended: <a href="/admin/">in the editor</a> or in the files. The
site then starts, and this page becomes the one that you asked for.</p>
<pre>${escaped(errors)}</pre>
<script>
const first = fetch(location.href).then((answer) => answer.text());
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined); // Nobody answers while the site starts.
  if (answer && (await answer.text()) !== (await first)) location.reload();
}, 2000);
</script>
</body>
</html>
`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
