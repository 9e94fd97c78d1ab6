interface ServeOptions {
  port: number;
  /** The built site, as a whole path. */
  folder: string;
  /** The one place that the server may write to. */
  temporary: string;
}

/** A real server, or a host's own local one, and how it is told to serve a folder by its recipe. */
export interface Host {
  name: string;
  command: string;
  /** What to type where the command is missing. */
  install: string;
  /** Writes the server's configuration into the temporary folder and returns the command's parameters. */
  prepare(options: ServeOptions): Promise<string[]>;
}
