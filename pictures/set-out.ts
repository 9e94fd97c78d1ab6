/**
 * Sets out a surface for a scene, with the arithmetic of the website's planner. Reads one request as JSON from standard
 * input, `{ length: [across, up], tile: [wide, high], joint, bond }` in millimetres, and prints `{ across, up }`.
 */
import { readFileSync } from "node:fs";
import { setOutRun } from "../src/setting-out/run";

interface Request {
  length: [across: number, up: number];
  tile: [wide: number, high: number];
  joint: number;
  bond: string;
}

const { length, tile, joint, bond }: Request = JSON.parse(readFileSync(0, "utf8"));
const across = setOutRun({ length: length[0], tile: tile[0], joint, bond });
const up = setOutRun({ length: length[1], tile: tile[1], joint });
process.stdout.write(JSON.stringify({ across, up }));
