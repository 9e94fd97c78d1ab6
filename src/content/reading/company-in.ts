import type { Company } from "../types/company";
import { parseContentFile } from "./parse-content-file";
import type { ContentFile } from "./read-content-files";

/** The company's details among the content's files; undefined where they are missing or have an error. */
export function companyIn(files: readonly ContentFile[]): Company | undefined {
  const [file] = files.filter(({ path }) => path === "company.json");
  const { parsed, errors = [] } = file ? parseContentFile(file) : {};
  return parsed && errors.length === 0 ? (parsed.content as Company) : undefined;
}
