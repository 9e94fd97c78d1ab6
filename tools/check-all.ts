import { spawn } from "node:child_process";
import { outboxSettings } from "../src/quote-request/sending/mail-settings";

/**
 * The scripts of package.json that `npm test` runs. Stages run one after the other, the scripts of a stage side by side. The build
 * comes late, because the first one encodes pictures for minutes. `types` comes after it, because Gatsby writes the types of queries
 * at the end of a build.
 */
const stages = [
  ["check:content", "lint", "test:unit", "unused"],
  ["build"],
  ["test:site", "types"],
  ["test:browser"],
] as const;

/** The tested build sends to the local outbox. With a firm's own ids, say from .env.production, the tests would send to its inbox. */
const outbox = {
  GATSBY_EMAILJS_PUBLIC_KEY: outboxSettings.publicKey,
  GATSBY_EMAILJS_SERVICE_ID: outboxSettings.serviceId,
  GATSBY_EMAILJS_TEMPLATE_ID: outboxSettings.templateId,
};

/** The scripts that read the settings of the mail service. */
const scriptsWithMailSettings = ["build", "test:site"];

/** Runs every stage, also after a failure, so that one run finds every fault. Only a failed build ends the run: what follows needs it. */
async function checkAll(): Promise<void> {
  const failed: string[] = [];
  for (const [index, stage] of stages.entries()) {
    if (failed.includes("build")) break;
    const codes = await Promise.all(stage.map((script) => run(script, stage.length === 1)));
    failed.push(...stage.filter((_, position) => codes[position] !== 0));
    if (index === 0) console.log(`\n${verdict(failed)}\nNow the build.\n`);
  }
  console.log(`\n${verdict(failed)}`);
  if (failed.length > 0) process.exitCode = 1;
}

const verdict = (failed: readonly string[]) =>
  failed.length === 0
    ? "All passed."
    : ["Failed; the reasons are above:", ...failed.map((script) => `  npm run ${script}`)].join("\n");

/** Runs a script. Its output appears at once if it runs alone, otherwise when it has ended. */
async function run(script: string, isAlone: boolean): Promise<number | null> {
  const child = spawn(process.execPath, [npmScript(), "run", "--silent", script], {
    env: scriptsWithMailSettings.includes(script) ? { ...process.env, ...outbox } : process.env,
    stdio: ["ignore", isAlone ? "inherit" : "pipe", isAlone ? "inherit" : "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (!isAlone) console.log(`\nnpm run ${script}\n${output}`);
  return code;
}

/** npm's own script: Windows cannot spawn the command `npm` without a shell. */
function npmScript(): string {
  const { npm_execpath } = process.env;
  if (!npm_execpath) throw new Error("Run this with: npm test");
  return npm_execpath;
}

void checkAll();
