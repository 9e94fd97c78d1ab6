/**
 * Sets out a surface for a scene, with the arithmetic of the website's planner. Reads one request as JSON from standard
 * input, `{ length: [across, up], tile: [wide, high], joint, bond }` in millimetres, and prints `{ across, up }`.
 */
import { readFileSync } from "node:fs";
import { setOutLine } from "../src/setting-out/set-out/line";

interface Request {
  length: [across: number, up: number];
  tile: [wide: number, high: number];
  joint: number;
  bond: keyof typeof COURSES;
}

/** How many courses each bond repeats. */
const COURSES = { straight: 1, vertical: 1, brick: 2, third: 3 };

const { length, tile, joint, bond }: Request = JSON.parse(readFileSync(0, "utf8"));
const wholeCourses = (to: number, courses: number) =>
  Array.from({ length: courses }, (_, course) => ({ from: 0, to, course, times: 1 }));
const across = setOutLine({ tile: tile[0], joint, bond, stretches: wholeCourses(length[0], COURSES[bond]) });
const up = setOutLine({ tile: tile[1], joint, stretches: wholeCourses(length[1], 1) });
process.stdout.write(JSON.stringify({ across, up }));
