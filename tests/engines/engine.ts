/** A window of a browser, as far as the flows need it. */
export interface Visit {
  open(address: string): Promise<void>;
  /** What a JavaScript expression comes to in the page; it must be what JSON can say. */
  evaluate(expression: string): Promise<unknown>;
  /** W3C actions: what fingers do on mouse and keys; the same for WebDriver and WebDriver BiDi. */
  perform(actions: readonly object[]): Promise<void>;
  /** What the console has complained of so far. */
  complaints(): string[];
  end(): Promise<void>;
}

export interface WindowSize {
  width: number;
  height: number;
}

export interface Engine {
  name: string;
  /** Whether all that it needs is on this machine. */
  isInstalled(): boolean;
  /** What to type where it is not. */
  install: string;
  start(size: WindowSize): Promise<Visit>;
}
