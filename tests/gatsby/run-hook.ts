import type { PluginOptions } from "gatsby";

type Hook<Args> = (args: Args, options: PluginOptions, callback: () => void) => unknown;

/** Runs one of our Gatsby hooks with fakes for the few arguments that it uses. */
export async function runHook<Args>(
  hook: Hook<Args> | undefined,
  fakes: Partial<Record<keyof Args, unknown>>,
): Promise<void> {
  if (!hook) throw new Error("There is no such hook");
  const args: Args = Object.assign(Object.create(null), fakes);
  await hook(args, { plugins: [] }, () => undefined);
}
