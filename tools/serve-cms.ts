import express from "express";
import { localCms } from "./cms/local-cms";
import { startTool } from "./start-tool";

/** Serves the CMS for data/ beside the built site: at once, and without Gatsby. */
function run(): void {
  const { PORT: port = "9001", PUBLIC: publicFolder = "public" } = process.env;
  express()
    .use("/admin", localCms(`http://localhost:${port}`))
    .use(express.static(publicFolder, { extensions: ["html"] }))
    .listen(Number(port), "127.0.0.1", () => console.log(`The CMS: http://localhost:${port}/admin/`));
}

void startTool(run);
