/**
 * Sets out a surface for a scene, with the arithmetic of the website's planner. Reads one request as JSON from standard
 * input, `{ length: [across, up], tile: [wide, high], joint, bond }` in millimetres, and prints `{ across, up }`.
 */
import { readFileSync } from "node:fs";
import { type CoursedBond, COURSES, setOutRun } from "../src/setting-out/run";

interface Request {
  length: [number, number];
  tile: [number, number];
  joint: number;
  bond: CoursedBond;
}

const { length, tile, joint, bond }: Request = JSON.parse(readFileSync(0, "utf8"));
const across = setOutRun({ length: length[0], tile: tile[0], joint, courses: COURSES[bond] });
const up = setOutRun({ length: length[1], tile: tile[1], joint, courses: COURSES.straight });
process.stdout.write(JSON.stringify({ across, up }));
