import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { checkLive } from "./check-live/check-live";
import { sendTestRequest } from "./check-live/send-test-request";
import { chromiumArguments, chromiumPath } from "./chromium/chromium";
import { startTool, ToolError } from "./start-tool";

/** On the machine itself there is no certificate to have. */
const siteAddress = /^(https:\/\/[^/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/;

void startTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { as: { type: "string" }, send: { type: "boolean" } },
  });
  const [origin = "", website = origin] = [...positionals, ...(values.as ? [values.as] : [])];
  if (![origin, website].every((address) => siteAddress.test(address)))
    throw new ToolError("Name the site, without a slash at its end: npm run check:live -- https://the.site");
  if (values.send) console.log(`The mail service answers ${await testMail(origin)}`);
  const faults = await checkLive(origin, website);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? `${origin} is in order.` : `${faults.length} faults at ${origin}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
});

/** Sends one request by the site's form and returns the mail service's answer. */
async function testMail(origin: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    return await sendTestRequest(await browser.newPage(), origin);
  } finally {
    await browser.close();
  }
}
