declare module "decap-server/dist/middlewares" {
  import type { Express } from "express";

  /** Answers POST /api/v1 by reading and writing files below the working directory. https://decapcms.org/docs/decap-proxy */
  export function registerLocalFs(app: Express, options?: { logLevel?: string }): Promise<void>;
}
