import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp, { type OutputInfo } from "sharp";
import type { Pixels } from "../../tools/pictures/drawn-and-delivered";

const run = promisify(execFile);

/** How far a picture is from another for the eye, as butteraugli's 3-norm: under 1, side by side, hardly anybody sees it. */
export async function butteraugli(drawn: Pixels, delivered: Pixels): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "butteraugli-"));
  const files = [join(folder, "drawn.png"), join(folder, "delivered.png")];
  await Promise.all([writePng(drawn, files[0]), writePng(delivered, files[1])]);
  const { stdout } = await run("butteraugli_main", files);
  await rm(folder, { recursive: true });
  return readThreeNorm(stdout);
}

export function readThreeNorm(output: string): number {
  const [, norm] = /^3-norm: ([\d.]+)$/m.exec(output) ?? [];
  if (norm === undefined) throw new Error(`butteraugli_main answered:\n${output}`);
  return Number(norm);
}

function writePng({ data, width, height }: Pixels, file = ""): Promise<OutputInfo> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(file);
}
