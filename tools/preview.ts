import { servePublic } from "./serve-public";

const port = Number(process.env.PORT ?? 9000);
const outboxFolder = process.env.OUTBOX ?? ".outbox";

servePublic({ port, folder: "public", outboxFolder }).then(() => {
  console.log(`The built site: http://localhost:${port}\nIts outbox:     http://localhost:${port}/outbox`);
});
