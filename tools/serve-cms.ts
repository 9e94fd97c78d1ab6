import express from "express";
import { localEditor } from "./editor/local-editor";

const { PORT: port = "9001", PUBLIC: publicFolder = "public" } = process.env;

/** Serves the editing screen for data/ beside the built site: at once, and without Gatsby. */
const server = express()
  .use("/admin", localEditor(`http://localhost:${port}`))
  .use(express.static(publicFolder, { extensions: ["html"] }));

server.listen(Number(port), "127.0.0.1", () =>
  console.log(`The editing screen: http://localhost:${port}/admin/`),
);
