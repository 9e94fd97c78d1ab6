import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export interface FetchedFile {
  path: string;
  kind: string;
  /** Bytes as a host sends them: text with brotli, pictures and fonts as they are. */
  sent: number;
  gzip: number;
}

const packedAlready = /\.(avif|webp|jpg|png|woff2)$/;

/** Every file that a page fetches from now on, weighed. The weight does not depend on the machine or on the network. */
export function weighFetchedFiles(page: Page): () => Promise<FetchedFile[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return async () => Promise.all(responses.map(weigh));
}

async function weigh(response: Response): Promise<FetchedFile> {
  const path = new URL(response.url()).pathname;
  const body = await response.body();
  return {
    path,
    kind: response.request().resourceType(),
    sent: packedAlready.test(path) ? body.length : brotliCompressSync(body).length,
    gzip: gzipSync(body, { level: 9 }).length,
  };
}

/** Bytes of a page's HTML with brotli that are not its words, of which an owner may write as many as there is to say. */
export function markupBytes(html: string): number {
  const words = html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " ");
  return brotliCompressSync(html).length - brotliCompressSync(words).length;
}

export function totalOf(files: readonly FetchedFile[], unit: "sent" | "gzip" = "sent"): number {
  return files.reduce((sum, file) => sum + file[unit], 0);
}

/** Bytes of the scripts that stand in a page's HTML and run, gzip. */
export function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs)];
  return gzipSync(scripts.map(([, text = ""]) => text).join("\n"), { level: 9 }).length;
}
