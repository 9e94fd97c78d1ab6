import { hosts } from "./hosts/hosts";
import { startHost } from "./hosts/start-host";
import { servePublic } from "./serve-public";

const port = Number(process.env.PORT ?? 9000);
const outboxFolder = process.env.OUTBOX ?? ".outbox";

/** Serves the built site: with the outbox, or, where a host is named, by its recipe and without one. */
async function run([name, ...others]: string[]): Promise<void> {
  if (name === undefined) {
    await servePublic({ port, folder: "public", outboxFolder });
    console.log(`The built site: http://localhost:${port}\nIts outbox:     http://localhost:${port}/outbox`);
    return;
  }
  const host = hosts.find((candidate) => candidate.name === name);
  if (!host || others.length > 0)
    throw new Error(
      `npm run preview -- with one of ${hosts.map((known) => known.name).join(", ")}, or nothing`,
    );
  const { origin, ended, stop } = await startHost(host, "public", port);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
  console.log(`The built site on ${name}: ${origin}\nCtrl+C ends it.`);
  await ended;
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
