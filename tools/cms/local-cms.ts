import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerLocalFs } from "decap-server/dist/middlewares";
import express, { type Express, type RequestHandler } from "express";
import { writeCms } from "../../src/cms/write-cms";
import { checkContentFolder } from "../../src/content/check-content-folder";
import { formatValidationErrors } from "../../src/content/reading/validation-error";
import { finishCutOff } from "../editor/change-files";
import { answerFailure } from "../editor/refusal";
import { refuseOthers } from "../only-this-machine";
import { checkChange } from "./check-change";
import { draftRequests } from "./drafts/draft-requests";
import { draftsIn } from "./drafts/kept-drafts";
import { guardedRequests } from "./guarded-requests";
import { historyRequests } from "./history/history-requests";
import { historyIn } from "./history/kept-history";
import { isContentPath, namedPaths } from "./named-paths";
import { pictureRequests } from "./pictures/picture-requests";

/** The largest picture that a camera makes, written in base 64. */
const largestBody = "50mb";

/** What was changed in the CMS, so that it can be undone; .gitignore names it. */
const historyFolder = ".cms-history";

/** What is to be published later; .gitignore names it, too. */
const draftFolder = ".cms-drafts";

/**
 * The CMS for the working directory, without an account, as middleware for `/admin` of an Express server:
 * its page, decap-server, which reads and writes data/, and the check of a change before it is saved.
 */
export function localCms(siteUrl: string): RequestHandler {
  const ready = startCms(siteUrl);
  return (request, response, next) => {
    ready.then((cms) => cms(request, response, next), next);
  };
}

async function startCms(siteUrl: string): Promise<Express> {
  await finishCutOff("data");
  const folder = join(tmpdir(), `cms-${process.pid}`);
  await writeCms(folder, {
    backend: { name: "proxy", proxy_url: "/admin/api/v1", branch: "main" },
    siteUrl,
    checkUrl: "/admin/check",
    errorsUrl: "/admin/errors",
    historyUrl: "/admin/history",
    picturesUrl: "/admin/pictures",
    draftsUrl: "/admin/drafts",
  });
  const cms = express();
  cms.use((request, response, next) => {
    if (!refuseOthers(request, response)) next();
  });
  cms.use(express.json({ limit: largestBody }));
  cms.use("/api", ({ body }, response, next) => {
    if (namedPaths(body).every(isContentPath)) next();
    else response.status(403).send("Only data/ may be changed");
  });
  cms.post("/check", (request, response, next) => {
    checkChange("data", request.body).then(({ errors }) => response.json(errors), next);
  });
  cms.get("/errors", (_request, response, next) => {
    checkContentFolder("data").then(
      (errors) => response.type("text/plain").send(errors.length > 0 ? formatValidationErrors(errors) : ""),
      next,
    );
  });
  const history = historyIn(historyFolder, () => new Date());
  cms.use("/history", historyRequests("data", history));
  cms.use("/pictures", pictureRequests("data"));
  const drafts = draftsIn(draftFolder, "data", () => new Date());
  cms.use("/drafts", draftRequests("data", drafts, history));
  cms.use("/api/v1", guardedRequests("data", history, drafts));
  await registerLocalFs(cms, { logLevel: "error" });
  return cms.use(express.static(folder), answerFailure);
}
