import type { Page } from "@playwright/test";
import { projectSchema } from "../../../src/content/types/project";
import { chooseFiles, field, row, write, writeAll } from "../editing";
import type { PictureFile } from "../pictures/pictures";
import type { newProject } from "./new-project";

type Chosen = "type" | "kind" | "service" | "area" | "pictures";

/** A similar project with other texts. */
type ProjectWords = Pick<typeof newProject, Chosen> & { readonly [text: string]: unknown };

/**
 * Fills in the open form of a new project but for its slug, which follows from the title, with its picture chosen first. What may
 * be left empty is folded away until then.
 */
export async function writeProject(page: Page, project: ProjectWords, file: PictureFile): Promise<void> {
  const { type, kind: _kind, service, area, pictures, slug: _slug, order: _order, ...texts } = project;
  await chooseFiles(page, "Add pictures", file);
  // Without an alternative text it is known by its file.
  await row(page, /\.jpg$/).click();
  await write(page.getByLabel("Alternative text").first(), pictures[0].alt);
  await writeAll(page, projectSchema, texts);
  await write(field(page, "Type"), type);
  await page.getByLabel("Kind of picture").selectOption("Photograph");
  await page.getByLabel("Service").selectOption(service);
  await field(page, "Area").selectOption(area);
}
