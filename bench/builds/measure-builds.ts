import { rm } from "node:fs/promises";
import { readCounts } from "../../tools/command-line/read-counts";
import { formatTable } from "../format-table";
import { copySite, editOneText } from "./copy-site";
import { type BuildFigures, runBuild } from "./run-build";

/** How many times the site's own areas, of which there are thirty. */
const multiples = [1, 10, 100];

/** Steps that take less than this part of the build are not listed. */
const leastShare = 0.01;

/** Builds the site with more and more areas, from scratch and again after one text was edited. */
export async function measureBuilds(words: string[]): Promise<void> {
  const chosen = words.length > 0 ? readCounts(words, "multiple of the areas") : multiples;
  const rows: string[][] = [];
  for (const times of chosen) {
    const { folder, areaCount } = await copySite(times);
    const cold = await runBuild(folder);
    printSteps(`${areaCount} areas, from nothing`, cold);
    await editOneText(folder);
    const edited = await runBuild(folder);
    printSteps(`${areaCount} areas, after one text was edited`, edited);
    rows.push(figuresRow(areaCount, "nothing", cold), figuresRow(areaCount, "one edit", edited));
    await rm(folder, { recursive: true });
  }
  console.log(formatTable(["Areas", "After", "Wall s", "Processor s", "Peak MB"], rows));
}

function figuresRow(areas: number, after: string, figures: BuildFigures): string[] {
  const { wallSeconds, processorSeconds, peakBytes } = figures;
  return [
    String(areas),
    after,
    wallSeconds.toFixed(0),
    processorSeconds.toFixed(0),
    (peakBytes / 1e6).toFixed(0),
  ];
}

function printSteps(title: string, { wallSeconds, steps }: BuildFigures): void {
  const large = steps.filter(({ seconds }) => seconds >= leastShare * wallSeconds);
  const rows = large.map(({ name, seconds }) => [
    name,
    seconds.toFixed(1),
    `${((100 * seconds) / wallSeconds).toFixed(0)}%`,
  ]);
  console.log(`\n${title}\n${formatTable(["Step", "Seconds", "Share"], rows)}\n`);
}
