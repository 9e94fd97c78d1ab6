import { type ParseArgsConfig, parseArgs } from "node:util";
import { ToolError } from "./start-tool";

type Options = NonNullable<ParseArgsConfig["options"]>;

interface Accepted<Known extends Options> {
  /** What one types to start the tool: npm run screenshots -- */
  command: string;
  options?: Known;
  /** What its words mean, in their order; a last one that ends in '…' stands for any number. */
  words?: readonly string[];
}

type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known; allowPositionals: true; strict: true }>
>;

/**
 * The options and words given to a tool. One that it does not know ends it, with the valid ones named: a tool that takes
 * any word once made a folder called `--help`.
 */
export function readArguments<Known extends Options>(
  given: string[],
  accepted: Accepted<Known>,
): Parsed<Known> {
  const { options = {} as Known } = accepted;
  try {
    const parsed = parseArgs({ args: given, options, allowPositionals: true, strict: true });
    const surplus = parsed.positionals[mostWords(accepted.words)];
    if (surplus !== undefined) throw new ToolError(`Unexpected word '${surplus}'. ${validOnes(accepted)}`);
    return parsed;
  } catch (error) {
    const fault = faultIn(error);
    throw fault === undefined ? error : new ToolError(`${fault}. ${validOnes(accepted)}`);
  }
}

const mostWords = (words: readonly string[] = []) =>
  words.at(-1)?.endsWith("…") ? Number.POSITIVE_INFINITY : words.length;

/** What Node says is wrong with the arguments, without its advice; undefined for any other error. */
function faultIn(error: unknown): string | undefined {
  const { code = "", message = "" }: Partial<NodeJS.ErrnoException> = Object(error);
  return code.startsWith("ERR_PARSE_ARGS") ? message.split(/\.\s/)[0] : undefined;
}

/** In one line: what the tool takes. */
function validOnes({ command, options = {}, words = [] }: Accepted<Options>): string {
  const named = Object.entries(options).map(([name, { type }]) => {
    return type === "string" ? `--${name} ${name.toUpperCase()}` : `--${name}`;
  });
  const valid = [...words, ...named].join(", ");
  return valid === "" ? `${command} takes no options and no words` : `${command} takes only: ${valid}`;
}
