import { readFileSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import * as z from "zod/mini";
import { changeSchema } from "../../../src/editor/change/change";
import { makeChange } from "../../../tools/editor/make-change";

/** The process's task, and the disk call before which it is killed. */
const jobSchema = z.object({
  data: z.string(),
  change: changeSchema,
  version: z.string(),
  moment: z.number(),
});

const { data, change, version, moment } = jobSchema.parse(
  JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")),
);

let left = moment;
for (const name of ["mkdir", "writeFile", "rename", "rm", "rmdir"] as const) {
  const original = promises[name];
  const call = (...values: unknown[]) => {
    if (left === 0) {
      if (name === "writeFile") writeFileSync(String(values[0]), ""); // Killed in the middle of writing.
      process.kill(process.pid, "SIGKILL");
    }
    left--;
    return Reflect.apply(original, promises, values);
  };
  Object.assign(promises, { [name]: call });
}

void makeChange(data, change, version);
