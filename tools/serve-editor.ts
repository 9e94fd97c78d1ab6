import express from "express";
import { localEditor } from "./editor/local-editor";

const port = Number(process.env.PORT ?? 9001);

/** Serves the editing screen for data/ beside the built site: at once, and without Gatsby. */
const server = express()
  .use("/admin", localEditor(`http://localhost:${port}`))
  .use(express.static("public", { extensions: ["html"] }));

server.listen(port, "127.0.0.1", () => console.log(`The editing screen: http://localhost:${port}/admin/`));
