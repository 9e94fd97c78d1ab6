import { test as base, expect as expectSoon, type Page } from "@playwright/test";
import { write } from "../editing";
import { newProject, projectLabel } from "../new-project";
import { FakeGitHub } from "./fake-github";
import {
  openPublished,
  publish,
  rememberSignIn,
  removePublishedEditor,
  writePublishedEditor,
} from "./published-editor";
import { Repository } from "./repository";

/** On a busy machine git, of which the fake host starts many, takes its time. */
export const expect = expectSoon.configure({ timeout: 30_000 });

export const editor = { login: "editor", name: "An editor" };
export const colleague = { login: "colleague", name: "A colleague" };

const repo = "tiler/site";

interface Hosted {
  repository: Repository;
  host: FakeGitHub;
  /** Opens the editor at an address of its own, signed in. */
  open(address: string): Promise<void>;
  /** The number of commits since the first. */
  commits(): number;
}

/** A test of the published editor at a fake GitHub of its own. */
export const test = base.extend<Hosted, { folder: string }>({
  folder: [
    async ({ browserName: _ }, use) => {
      const folder = await writePublishedEditor(repo);
      await use(folder);
      removePublishedEditor(folder);
    },
    { scope: "worker" },
  ],
  repository: async ({ browserName: _ }, use) => {
    const repository = Repository.of("tests/fixtures/content");
    await use(repository);
    repository.remove();
  },
  host: [
    async ({ context, folder, repository }, use) => {
      const host = new FakeGitHub(repository, repo);
      const violations: string[] = [];
      context.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) violations.push(message.text());
      });
      await publish(context, folder, host, editor);
      await use(host);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ context, page, host }, use) => {
    await rememberSignIn(context, host, editor);
    await use(async (address) => {
      await openPublished(page, address);
    });
  },
  commits: async ({ repository }, use) => {
    await use(() => Number(repository.git(["rev-list", "--count", "main"])) - 1);
  },
});

/** Fills the form of the new project, but for its pictures. */
export async function describeNewProject(page: Page): Promise<void> {
  const { slug, type, title, description, seoTitle, seoDescription, room, tile, work } = newProject;
  const texts = { title, description, seoTitle, seoDescription, room, tile, work };
  for (const [name, value] of Object.entries(texts))
    await write(page.getByLabel(projectLabel(name), { exact: true }), value);
  await page.getByLabel("Type").selectOption(type);
  await page.getByLabel("Kind of picture").selectOption("Photograph");
  await page.getByLabel("Service").selectOption("Tile Repairs, Regrouting and New Sealant");
  await page.getByLabel("Area", { exact: true }).selectOption("Chelsea");
  await write(page.getByLabel("Slug", { exact: true }), slug);
}
