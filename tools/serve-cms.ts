import express from "express";
import { localCms } from "./cms/local-cms";

const { PORT: port = "9001", PUBLIC: publicFolder = "public" } = process.env;

/** Serves the CMS for data/ next to the built site: at once, and without Gatsby. */
const server = express()
  .use("/admin", localCms(`http://localhost:${port}`))
  .use(express.static(publicFolder, { extensions: ["html"] }));

server.listen(Number(port), "127.0.0.1", () => console.log(`The CMS: http://localhost:${port}/admin/`));
