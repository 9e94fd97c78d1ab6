import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { access, constants, mkdir, readdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import sharp from "sharp";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import type { Change, Content } from "../../src/editor/change/change";
import { PlainError } from "../../src/editor/change/plain-error";
import { taskQueue } from "../../src/editor/change/task-queue";
import { StaleError } from "../../src/editor/store/store";
import { moveFile, unfinished, writeWhole } from "../write-whole";
import { keptBeside } from "./kept";
import { mayPass } from "./refusal";
import { isPicture, pictureFile, writableFile } from "./writable-file";

/**
 * The queue of everything that writes. A change is checked against the current content, so nothing may be written between the
 * check and the writing.
 */
export const inTurn = taskQueue();

/** The names and texts of all content of a folder, and their version. */
async function readFiles(folder: string) {
  const files = await readContentFiles(folder);
  const names = await readdir(join(folder, "images"), { recursive: true });
  const paths = names.map((name) => `images/${name.split(sep).join("/")}`).sort();
  const pictures = paths.filter(isPicture);
  const version = createHash("sha256").update(JSON.stringify({ files, pictures })).digest("hex");
  return { version, files, pictures };
}

/** All content of a folder, with the sizes of its pictures. */
export async function readContent(folder: string): Promise<Content> {
  const { version, files, pictures: paths } = await readFiles(folder);
  const pictures = paths.map(async (path) => {
    const size = await sharp(join(folder, path))
      .metadata()
      .catch(() => undefined); // One that cannot be read has none.
    return size ? { path, width: size.width, height: size.height } : { path };
  });
  return { version, files, pictures: await Promise.all(pictures) };
}

/**
 * Makes a change if the content is still the version that it was made from, with which the browser has checked it. Steps that can
 * fail come first. Then the record makes the change certain, and the remaining steps can be repeated if they are interrupted.
 */
export async function makeChange(folder: string, change: Change, version: string): Promise<void> {
  await finishOrPutAside(folder);
  if ((await readFiles(folder)).version !== version) throw new StaleError();
  if (change.texts.length + change.pictures.length === 0) return;
  const moves = picturesMoved(folder, change);
  if (!moves.every(([from]) => existsSync(from)))
    throw new PlainError("One of its pictures is no longer kept, so it cannot come back.");
  const files = change.texts.map(({ path }) => writableFile(folder, path));
  for (const file of [...files, ...moves.flat()]) {
    await mkdir(dirname(file), { recursive: true });
    await access(dirname(file), constants.W_OK);
    // This fails if the name is too long. A missing file is correct.
    await stat(unfinished(file)).catch((reason) => {
      if (reason.code !== "ENOENT") throw reason;
    });
  }
  await keptBeside(folder).begin(change);
  await finishChange(folder).catch((cause) => {
    throw new PlainError("Only a part could be changed; the next change, or the next start, does the rest.", {
      cause,
    });
  });
}

/** Finishes, at the start, a change that was cut off. */
export const finishCutOff = (folder: string): Promise<void> =>
  inTurn(() => finishOrPutAside(folder)).catch((reason) =>
    console.warn(`A change that was cut off could not be finished: ${reason}`),
  );

/** Finishes the change that was begun. One that fails for good must not stop all later ones, so it is put aside. */
async function finishOrPutAside(folder: string): Promise<void> {
  const kept = keptBeside(folder);
  const change = await kept.begun();
  if (!change) return;
  try {
    await finishChange(folder);
  } catch (reason) {
    if (mayPass(reason)) throw reason;
    const file = await kept.putAside(change);
    console.warn(
      `The change "${change.title}" could not be finished (${reason}). It is put aside as ${file}`,
    );
  }
}

/**
 * Finishes the recorded change. Writes pictures before texts, so that a watched site finds the pictures that an
 * entry names. Keeps corrections that somebody has made meanwhile, by hand or with git.
 */
async function finishChange(folder: string): Promise<void> {
  const kept = keptBeside(folder);
  const change = await kept.begun();
  if (!change) return;
  for (const [from, to] of picturesMoved(folder, change)) {
    if (existsSync(from)) await moveFile(from, to);
    await rmdir(dirname(from)).catch(() => undefined); // It goes with its last picture.
  }
  for (const { path, before, after } of change.texts) {
    const file = writableFile(folder, path);
    const now = await readFile(file, "utf8").catch(() => undefined);
    if (now !== before) continue;
    if (after === undefined) await rm(file, { force: true });
    else await writeWhole(file, after);
  }
  await kept.end(change);
}

/** The source and the target of each picture of a change. */
function picturesMoved(folder: string, { pictures }: Change): (readonly [from: string, to: string])[] {
  const kept = keptBeside(folder);
  return pictures.map(({ kind, path }) => {
    const [own, other] = [pictureFile(folder, path), kept.picture(path)];
    return kind === "added" ? [other, own] : [own, other];
  });
}
