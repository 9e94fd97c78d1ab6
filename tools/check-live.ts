import { parseArgs } from "node:util";
import { checkLive } from "./check-live/check-live";
import { startTool, ToolError } from "./start-tool";

/** On the machine itself there is no certificate to have. */
const siteAddress = /^(https:\/\/[^/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/;

void startTool(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { as: { type: "string" } } });
  const [origin = "", website = origin] = [...positionals, ...(values.as ? [values.as] : [])];
  if (![origin, website].every((address) => siteAddress.test(address)))
    throw new ToolError("Name the site, without a slash at its end: npm run check:live -- https://the.site");
  const faults = await checkLive(origin, website);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? `${origin} is in order.` : `${faults.length} faults at ${origin}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
});
