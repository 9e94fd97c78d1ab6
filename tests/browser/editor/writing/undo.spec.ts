import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { first, projects } from "../../../support/built-content";
import { editedSite, stored } from "../edited-site";
import {
  chooseFromMenu,
  clickButton,
  dialog,
  field,
  notice,
  open,
  problems,
  publish,
  test,
  undo,
  write,
} from "../editing";

const data = join(editedSite, "data");

test("Undo takes back a new address and every change that it caused, unless something changed since", async ({
  page,
}) => {
  const { slug, title } = first(projects);
  const files = () =>
    ["redirects.json", `projects/${slug}.json`].map((file) => readFileSync(join(data, file), "utf8"));
  const before = files();
  await open(page, `projects/${slug}`);
  await write(field(page, "Short name"), "another-address-for-a-while");
  await publish(page);
  await expect(page).toHaveURL(/another-address-for-a-while$/);
  expect(existsSync(join(data, `projects/${slug}.json`))).toBe(false);
  await undo(page);
  await expect.poll(() => existsSync(join(data, `projects/${slug}.json`)) && files()).toEqual(before);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/projects/${slug}$`));

  await write(field(page, "Title"), `${title} too`);
  await publish(page);
  const file = join(data, `projects/${slug}.json`);
  writeFileSync(file, readFileSync(file, "utf8").replace(`${title} too`, `${title} by hand`));
  await clickButton(page, "Undo");
  await expect(notice(page, "This was changed again since")).toBeVisible();
  expect(stored(`projects/${slug}.json`).title).toBe(`${title} by hand`);
});

test("Undo of a new entry's publication leaves its words in the form, to be published again", async ({
  page,
}) => {
  const [question, answer] = ["Who carries it down?", "We do, every evening, before we leave the room."];
  const file = join(data, "faqs/who-carries-it-down.json");
  await open(page, "faqs/~new");
  await write(field(page, "Question"), question);
  await write(field(page, "Answer"), answer);
  await publish(page);
  await undo(page);
  expect(existsSync(file)).toBe(false);
  await expect(page).toHaveURL(/~new$/);
  await expect(field(page, "Question")).toHaveValue(question);
  await publish(page);
  expect(stored("faqs/who-carries-it-down.json")).toMatchObject({ question, answer });
});

test("An entry is removed after a question, and Undo brings it back with its draft", async ({ page }) => {
  const faq = {
    question: "Who sweeps?",
    answer: "We do, every evening, before we leave the room.",
    slug: "who-sweeps",
    order: 90,
  };
  const file = join(data, "faqs/who-sweeps.json");
  mkdirSync(join(data, "faqs"), { recursive: true });
  writeFileSync(file, JSON.stringify(faq));
  await open(page, "faqs/who-sweeps");
  const typed = "We sweep every evening, before we leave the room.";
  await write(field(page, "Answer"), typed);
  await chooseFromMenu(page, "Remove this question");
  const question = dialog(page, `Remove ${faq.question}?`);
  await expect(question).toContainText("What you have not published stays on the start page.");
  await clickButton(page, "Remove it");
  await expect(notice(page, `“${faq.question}” is removed.`)).toBeVisible();
  expect(existsSync(file)).toBe(false);
  await undo(page);
  expect(stored("faqs/who-sweeps.json")).toEqual(faq);
  await open(page, "faqs/who-sweeps");
  await expect(field(page, "Answer")).toHaveValue(typed);
});

test("A service that a project needs stays, and the problem links to the project", async ({ page }) => {
  const project = first(projects);
  const path = `services/${project.service}`;
  await open(page, path);
  await chooseFromMenu(page, "Remove this service");
  await clickButton(page, "Remove it");
  const problem = problems(page).getByRole("link", { name: new RegExp(`Portfolio › ${project.title} – `) });
  await expect(problem.first()).toContainText("This uses “");
  expect(existsSync(join(data, `${path}.json`))).toBe(true);
  await problem.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.title);
});
