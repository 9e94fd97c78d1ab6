import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export interface FetchedFile {
  path: string;
  kind: string;
  body: Buffer;
}

const packedAlready = /\.(avif|webp|jpg|png|woff2)$/;

/** Every file that a page fetches from now on. What it weighs does not depend on the machine or on the network. */
export function fetchedFiles(page: Page): () => Promise<FetchedFile[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return async () => Promise.all(responses.map(toFetchedFile));
}

async function toFetchedFile(response: Response): Promise<FetchedFile> {
  return {
    path: new URL(response.url()).pathname,
    kind: response.request().resourceType(),
    body: await response.body(),
  };
}

/** Bytes as a host sends them: text with brotli, pictures and fonts as they are. */
export function sentBytes(files: readonly FetchedFile[]): number {
  return sum(files.map(({ path, body }) => (packedAlready.test(path) ? body : brotliCompressSync(body))));
}

/** Bytes with gzip, in which the budgets of scripts are told. */
export function gzipBytes(files: readonly FetchedFile[]): number {
  return sum(files.map(({ body }) => gzipSync(body, { level: 9 })));
}

function sum(packed: readonly Buffer[]): number {
  return packed.reduce((bytes, { length }) => bytes + length, 0);
}

/** Bytes of a page's HTML with brotli that are not its words, of which an owner may write as many as there is to say. */
export function markupBytes(html: string): number {
  const words = html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " ");
  return brotliCompressSync(html).length - brotliCompressSync(words).length;
}

/** Bytes of the script that stands in a page's HTML, gzip. */
export function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)];
  return gzipSync(scripts.map(([, text = ""]) => text).join("\n"), { level: 9 }).length;
}
