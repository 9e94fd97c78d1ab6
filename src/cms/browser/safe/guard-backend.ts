import { z } from "zod";
import type { Backend, Decap } from "../decap";
import { showValidationErrors } from "../show-validation-errors";
import { Refusal } from "./refusal";

/** What tools/cms/guarded-requests.ts answers where the content would not be whole afterwards. */
const refusedSchema = z.object({ status: z.literal(422), message: z.string() });

/** Lists why something was not stored: Decap's own message goes away by itself, and is one line long. */
export function guardBackend(cms: Pick<Decap, "getBackend">, name: string): void {
  const registered = cms.getBackend(name);
  const init = registered.init.bind(registered);
  registered.init = (...options) => guarded(init(...options));
}

/** The same backend, which Decap keeps for as long as its page is open. */
function guarded(backend: Backend): Backend {
  const persistEntry = backend.persistEntry.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  return Object.assign(backend, {
    persistEntry: (...saved: Parameters<Backend["persistEntry"]>) =>
      persistEntry(...saved).catch(listRefusal),
    deleteFiles: (...removed: Parameters<Backend["deleteFiles"]>) =>
      deleteFiles(...removed).catch(listRefusal),
  });
}

function listRefusal(reason: unknown): never {
  const refused = refusedSchema.safeParse(reason);
  if (!refused.success) throw reason;
  showValidationErrors(refused.data.message);
  throw new Refusal();
}
