import { servePublic } from "./serve-public";

const port = Number(process.env.PORT ?? 9000);

servePublic({ port, folder: "public", outboxFolder: ".outbox" }).then(() => {
  console.log(`The built site: http://localhost:${port}\nIts outbox:     http://localhost:${port}/outbox`);
});
