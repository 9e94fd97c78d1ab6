import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** EDITOR_PORT lets several checkouts on one machine be tested at once. */
export const editorPort = Number(process.env.EDITOR_PORT ?? 9124);
export const editorAddress = `http://localhost:${editorPort}`;

/** The copy of the site that the tests edit. */
export const editedSite = process.env.EDITED_SITE ?? join(tmpdir(), `edited-site-${editorPort}`);

/** Restores the texts of data/. Pictures that tests have added stay, but no text names them any more. */
export function putContentBack(): void {
  const folder = join(editedSite, "data");
  const names = (of: string) => readdirSync(of).filter((name) => name !== "images");
  for (const name of names(folder)) rmSync(join(folder, name), { recursive: true });
  for (const name of names("data")) cpSync(join("data", name), join(folder, name), { recursive: true });
}

/** The present text of a file of the edited content. */
export function storedText(path: string): string {
  return readFileSync(join(editedSite, "data", path), "utf8");
}

export function stored(path: string) {
  return JSON.parse(storedText(path));
}
