import { rm } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../../tools/chromium";
import { choosePages, sitePages } from "../../tools/site-pages";
import { withSite } from "../../tools/with-site";
import { formatTable } from "../format-table";
import { freePort } from "../free-port";
import { installOnFirstUse } from "../install-on-first-use";
import { median } from "../median";
import { auditPage, type PageFigures } from "./audit-page";
import { packPages } from "./pack-pages";
import { stripPage } from "./strip-page";

const runs = 5;
const outboxFolder = ".outbox";

const head = ["Page", "Perf", "Access", "Practices", "SEO", "LCP ms", "Stripped", "Ratio", "TBT", "CLS"];

/** Lighthouse on one page of each type, or on those named by type or address, next to the same page stripped: the median of five runs, in turns. */
export async function measurePages(names: string[]): Promise<void> {
  const pages = choosePages(await sitePages(), names);
  const files = pages.map(({ file }) => file);
  installOnFirstUse();
  const packed = await packPages("public", files, (html) => html);
  const stripped = await packPages("public", files, stripPage);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  await withSite(packed, outboxFolder, (site) =>
    withSite(stripped, outboxFolder, async (strippedSite) => {
      const rows: string[][] = [];
      for (const { address } of pages) {
        const whole: PageFigures[] = [];
        const bare: PageFigures[] = [];
        for (let run = 0; run < runs; run++) {
          whole.push(await auditPage(site + address, port));
          bare.push(await auditPage(strippedSite + address, port, ["performance"]));
        }
        rows.push(row(address, whole, bare));
        const faults = new Set(whole.flatMap((figures) => figures.faults));
        if (faults.size > 0) console.log(`${address} loses points for ${[...faults].join(", ")}`);
      }
      console.log(formatTable(head, rows));
    }),
  );
  await browser.close();
  for (const folder of [packed, stripped]) await rm(folder, { recursive: true });
}

function row(name: string, whole: readonly PageFigures[], bare: readonly PageFigures[]): string[] {
  const of = (figure: (figures: PageFigures) => number, from = whole) => median(from.map(figure));
  const paint = of((figures) => figures.paint);
  const barePaint = of((figures) => figures.paint, bare);
  return [
    name,
    ...[0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? Number.NaN).toFixed(0)),
    paint.toFixed(0),
    barePaint.toFixed(0),
    (paint / barePaint).toFixed(2),
    of(({ blocking }) => blocking).toFixed(0),
    of(({ shift }) => shift).toFixed(3),
  ];
}
