import { answererOf } from "../../src/content/answer/answer-query";
import type { ContentByPath } from "../../src/content/answer/entries";
import { documentOf } from "../../src/content/answer/page-queries";
import { londonDay } from "../../src/content/values/clock";
import { companyContent } from "./company-content";
import { imageDataOf } from "./image-data";

export interface AnswerOptions {
  /** The variables of a template's query, such as the slug of an entry. */
  context?: Readonly<Record<string, unknown>>;
  /** The made-up company's content unless a test changes it. */
  content?: ContentByPath;
  /** The time of the build. */
  now?: Date;
}

/** The answer to a page's query for the made-up company. */
export function answerTo<Data>(query: unknown, options: AnswerOptions = {}): Data {
  const { context = {}, content = companyContent, now = new Date("2026-03-02T12:00:00Z") } = options;
  const answer = answererOf({ content, today: londonDay(now), pictures: imageDataOf });
  return answer(documentOf(String(query)), context) as Data;
}
