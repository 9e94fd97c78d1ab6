import type { BuiltPicture } from "../../tools/pictures/built-pictures";
import { median } from "../median";

/** A delivered picture and how far it is from its master. */
export interface MeasuredPicture extends Pick<BuiltPicture, "file" | "format"> {
  name: string;
  /** In pixels. */
  width: number;
  bytes: number;
  /** Butteraugli's 3-norm. */
  score: number;
}

/** The most that a picture may differ from its master. WebP is for the few browsers without AVIF. */
const most: Readonly<Record<BuiltPicture["format"], number>> = { avif: 0.9, webp: 1.4 };

/** The pictures that differ too much. */
export function tooCoarse(pictures: readonly MeasuredPicture[]): MeasuredPicture[] {
  return pictures.filter(({ format, score }) => !(score <= most[format]));
}

/** A row for each master in each format, over its widths, and one for all in each format. */
export function pictureRows(pictures: readonly MeasuredPicture[]): string[][] {
  const names = [...new Set(pictures.map(({ name }) => name))].sort();
  const formats = [...new Set(pictures.map(({ format }) => format))].sort();
  return formats.flatMap((format) => {
    const those = pictures.filter((picture) => picture.format === format);
    const rows = names.map((name) => [name, those.filter((picture) => picture.name === name)] as const);
    return [...rows, ["all", those] as const]
      .filter(([, some]) => some.length > 0)
      .map(([name, some]) => row(name, format, some));
  });
}

function row(name: string, format: string, pictures: readonly MeasuredPicture[]): string[] {
  const scores = pictures.map(({ score }) => score);
  const bytes = pictures.map((picture) => picture.bytes).reduce((sum, some) => sum + some, 0);
  return [
    name,
    format,
    String(pictures.length),
    ...[Math.min(...scores), median(scores), Math.max(...scores)].map((score) => score.toFixed(2)),
    (bytes / 1024).toFixed(0),
  ];
}
