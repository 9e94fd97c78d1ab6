import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { published } from "../content/valid-content";
import { editorPort } from "../editor/edited-site";
import { areas, first, services } from "../published/published-content";

/** The built copy of the site after a day in the editor: make-edited-site.ts. */
export const site = join(tmpdir(), `edited-site-${editorPort}-built`);

/** A file of it by its path below public/. */
export const built = (path: string) => readFileSync(join(site, "public", path), "utf8");

/** An answer to one of the questions on the home page, with what the editor would tidy: written into its file. */
export const hostileAnswer = `Yes </script </details <img/src="x" onerror="alert(3)" &lt/script & it is "guaranteed".`;

/** The fixture's reviews, the newest first, as if they were about a service and an area of this site. */
export const reviews = readdirSync("tests/fixtures/content/reviews")
  .map((file): Record<string, string> => {
    const { service, area, ...review } = Object(published(`reviews/${file}`));
    const about = {
      ...(service && { service: first(services).slug }),
      ...(area && { area: first(areas).slug }),
    };
    return { ...review, ...about };
  })
  .sort((one, other) => `${other.date}`.localeCompare(`${one.date}`));

/**
 * Runs tests in the browser, on a port of their own, since other suites may run meanwhile. Playwright refuses to run
 * inside Jest.
 */
export function runInBrowser(project: "session" | "edited"): void {
  const { JEST_WORKER_ID: _jest, ...environment } = process.env;
  const port = String(editorPort + 1000);
  const env = { ...environment, EDITED_SITE: site, EDITOR_PORT: port, SITE_PORT: port };
  execFileSync(
    process.execPath,
    [require.resolve("tsx/cli"), "tools/browser-tests.ts", `--project=${project}`],
    { stdio: "inherit", env },
  );
}
