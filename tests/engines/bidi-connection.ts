import type WebSocket from "ws";

interface Message {
  id?: number;
  method?: string;
  result?: Record<string, unknown>;
  params?: { level?: string; text?: string };
  message?: string;
}

/** WebDriver BiDi over a socket: a question with a number, and its answer with the same. */
export class BidiConnection {
  /** What the console has complained of so far. */
  readonly errors: string[] = [];
  private readonly waiting = new Map<number, (message: Message) => void>();
  private last = 0;

  constructor(private readonly socket: WebSocket) {
    socket.on("message", (text) => this.hear(JSON.parse(String(text))));
  }

  async ask(method: string, params: object): Promise<Record<string, unknown>> {
    this.last += 1;
    const id = this.last;
    const answer = new Promise<Message>((answered) => this.waiting.set(id, answered));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answer;
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  }

  async firstContext(): Promise<unknown> {
    const { contexts } = await this.ask("browsingContext.getTree", {});
    return Array.isArray(contexts) ? contexts[0].context : undefined;
  }

  async evaluate(context: unknown, expression: string): Promise<unknown> {
    const answer = await this.ask("script.evaluate", {
      expression: `JSON.stringify(${expression}) ?? "null"`,
      target: { context },
      awaitPromise: true,
    });
    const { value } = Object(answer.result);
    if (typeof value !== "string") throw new Error(`${expression}: ${JSON.stringify(answer)}`);
    return JSON.parse(value);
  }

  private hear({ id, method, params, ...answer }: Message): void {
    if (method === "log.entryAdded" && params?.level === "error") this.errors.push(params.text ?? "");
    if (id === undefined) return;
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }
}
