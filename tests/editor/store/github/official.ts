import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "gatsby/graphql";
import * as z from "zod";

/** A request to the host's API, as far as it matters. */
export interface Request {
  method: string;
  url: string;
  body?: string | null | undefined;
  authorization?: string | undefined;
}

const described = (file: string) => readFileSync(`node_modules/@octokit/${file}`, "utf8");

/** GitHub's own descriptions of its APIs; that of GraphQL has a field twice. */
export const schema = buildSchema(described("graphql-schema/schema.graphql"), { assumeValid: true });
const rest: Described = JSON.parse(described("openapi/generated/api.github.com.json"));

type Described = ReturnType<typeof JSON.parse>;

const operations = Object.entries<Described>(rest.paths).map(([path, methods]) => ({
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
  const parameters = operation.parameters.map(resolved);
  for (const [name, value] of searchParams) {
    const { schema } = parameters.find((one: Described) => one.in === "query" && one.name === name) ?? {};
    const fault = schema
      ? faultOf(schema, schema.type === "integer" ? Number(value) : value)
      : "is not known";
    if (fault) return `${name}: ${fault}`;
  }
  const content = operation.requestBody?.content["application/json"].schema;
  return content ? faultOf(content, sent) : sent && "There is no body";
}

const resolved = (one: Described): Described =>
  one.$ref
    ? one.$ref
        .slice(2)
        .split("/")
        .reduce((from: Described, step: string) => from[step], rest)
    : one;

/** Checks a value by its description, and refuses unknown fields. */
function faultOf(description: Described, value: unknown): string | undefined {
  const { error } = z.fromJSONSchema(strict(description), { defaultTarget: "openapi-3.0" }).safeParse(value);
  return error && z.prettifyError(error);
}

function strict(description: Described): Described {
  if (Array.isArray(description)) return description.map(strict);
  if (typeof description !== "object" || description === null) return description;
  const fields = Object.entries(resolved(description)).filter(([name]) => !/^examples?$/.test(name));
  const own = Object.fromEntries(fields.map(([name, value]) => [name, strict(value)]));
  return own.type === "object" && own.properties ? { ...own, additionalProperties: false } : own;
}
