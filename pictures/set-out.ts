/**
 * Sets out a surface for a scene, with the arithmetic of the website's planner. Reads one request as JSON from standard
 * input, `{ length: [across, up], tile: [wide, high], joint, bond }` in millimetres, and prints `{ across, up }`.
 */
import { readFileSync } from "node:fs";
import { setOutRun, wholeCourses } from "../src/setting-out/run";

interface Request {
  length: [across: number, up: number];
  tile: [wide: number, high: number];
  joint: number;
  bond: Parameters<typeof wholeCourses>[1];
}

const { length, tile, joint, bond }: Request = JSON.parse(readFileSync(0, "utf8"));
const across = setOutRun({ tile: tile[0], joint, bond, spans: wholeCourses(length[0], bond) });
const up = setOutRun({ tile: tile[1], joint, spans: wholeCourses(length[1]) });
process.stdout.write(JSON.stringify({ across, up }));
