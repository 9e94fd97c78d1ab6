import { mailSettings } from "../src/quote-request/adapters/mail-settings";
import { checkLive } from "./check-live/check-live";
import { checkLiveOptions } from "./check-live/options";
import { startTool } from "./command-line/start-tool";

/** Tells what is wrong with a published site; exit code 1 if something is. */
async function run(words: string[]): Promise<void> {
  const options = checkLiveOptions(words);
  const settings = mailSettings();
  const mail = process.env.GATSBY_EMAILJS_PUBLIC_KEY ? settings : undefined;
  const faults = await checkLive(options, { now: new Date(), mail });
  for (const { address, says } of faults) console.error(`${address} ${says}.`);
  if (!mail)
    console.log(
      "The mail service was not asked: GATSBY_EMAILJS_PUBLIC_KEY and its two companions are not set.",
    );
  if (faults.length > 0) {
    console.error(`${faults.length} ${faults.length === 1 ? "fault" : "faults"} at ${options.origin}.`);
    process.exitCode = 1;
  } else console.log(`${options.origin} is in order.`);
}

void startTool(run);
