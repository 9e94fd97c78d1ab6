import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "gatsby/graphql";
import * as z from "zod";
import { isRecord } from "../../../src/content/values/value-path";

/** The parts of a request to GitHub's API that the fake reads. */
export interface Request {
  method: string;
  url: string;
  body?: string | null | undefined;
  authorization?: string | undefined;
}

const described = (file: string) => readFileSync(`node_modules/@octokit/${file}`, "utf8");

/** GitHub's own descriptions of its APIs. The GraphQL schema declares a field twice, so it fails a validation: assumeValid. */
export const schema = buildSchema(described("graphql-schema/schema.graphql"), { assumeValid: true });
const rest: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  described("openapi/generated/api.github.com.json"),
);

type Schema = z.core.JSONSchema.JSONSchema;

interface Parameter {
  in: string;
  name: string;
  schema: Schema;
}

/** One method of one endpoint, in OpenAPI: its parameters and its body. */
interface Operation {
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
}

const operations = Object.entries(rest.paths).map(([path, methods]) => ({
  path: new RegExp(`^${path.replace(/\{ref\}/g, "(.+)").replace(/\{\w+\}/g, "([^/]+)")}$`),
  methods,
}));

/** Checks a request against GitHub's own descriptions. Undefined if it is valid. */
export function requestFault({ method, url, body }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url);
  const sent = body ? JSON.parse(body) : undefined;
  if (pathname === "/graphql") return validate(schema, parse(sent.query))[0]?.message;
  const { methods } = operations.find(({ path }) => path.test(decodeURIComponent(pathname))) ?? {};
  const operation = methods?.[method.toLowerCase()];
  if (!operation) return `There is no ${method} ${pathname}`;
  const parameters = operation.parameters.map(resolved) as Parameter[];
  for (const [name, value] of searchParams) {
    const { schema } = parameters.find((one) => one.in === "query" && one.name === name) ?? {};
    const fault = schema
      ? faultOf(schema, schema.type === "integer" ? Number(value) : value)
      : "is not known";
    if (fault) return `${name}: ${fault}`;
  }
  const content = operation.requestBody?.content["application/json"].schema;
  return content ? faultOf(content, sent) : sent && "There is no body";
}

/** Follows a reference such as { $ref: "#/components/parameters/owner" }. Returns any other value as it is. */
function resolved(one: unknown): unknown {
  if (!isRecord(one) || typeof one.$ref !== "string") return one;
  const [, ...steps] = one.$ref.split("/");
  return steps.reduce<unknown>((from, step) => (isRecord(from) ? from[step] : undefined), rest);
}

/** Checks a value against its JSON Schema, and refuses unknown fields. */
function faultOf(description: Schema, value: unknown): string | undefined {
  const whole = strict(description) as Schema;
  const { error } = z.fromJSONSchema(whole, { defaultTarget: "openapi-3.0" }).safeParse(value);
  return error && z.prettifyError(error);
}

function strict(description: unknown): unknown {
  if (Array.isArray(description)) return description.map(strict);
  const found = resolved(description);
  if (!isRecord(found)) return found;
  const fields = Object.entries(found).filter(([name]) => !/^examples?$/.test(name));
  const own = Object.fromEntries(fields.map(([name, value]) => [name, strict(value)]));
  return own.type === "object" && own.properties ? { ...own, additionalProperties: false } : own;
}
