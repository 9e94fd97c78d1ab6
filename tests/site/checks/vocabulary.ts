import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import type { BuiltPage } from "../built-site";
import { type GraphNode, graphOf, typesOf } from "./graph";

const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const rdfs = "http://www.w3.org/2000/01/rdf-schema#";
const schema = "http://schema.org/";

interface Term {
  "@id": string;
  "@type"?: string;
  "rdfs:subClassOf"?: { "@id": string }[];
  "schema:domainIncludes"?: { "@id": string }[];
}

/** The schema.org vocabulary, whose triples @vocabulary/schema brings, in the form that the validator reads. */
function readVocabulary(): { "@graph": Term[] } {
  const terms = new Map<string, Term>();
  const triples = readFileSync(require.resolve("@vocabulary/schema/schema.nq"), "utf8");
  for (const [, subject = "", predicate = "", object = ""] of triples.matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)>/gm,
  )) {
    const term = terms.get(subject) ?? { "@id": subject };
    terms.set(subject, term);
    if (predicate === `${rdf}type` && object === `${rdfs}Class`) term["@type"] = "rdfs:Class";
    if (predicate === `${rdf}type` && object === `${rdf}Property`) term["@type"] = "rdf:Property";
    if (predicate === `${rdfs}subClassOf` && object.startsWith(schema))
      term["rdfs:subClassOf"] = [...(term["rdfs:subClassOf"] ?? []), { "@id": object }];
    if (predicate === `${schema}domainIncludes`)
      term["schema:domainIncludes"] = [...(term["schema:domainIncludes"] ?? []), { "@id": object }];
  }
  return { "@graph": [...terms.values()] };
}

const validator = new Validator(readVocabulary());

/** Errors and warnings of a maintained validator, against the whole vocabulary and without a network. */
export async function vocabularyFaults(page: BuiltPage): Promise<string[]> {
  const faults = await Promise.all(graphOf(page).map(nodeFaults));
  return faults.flat();
}

/** A node of several types may have what any of them has; the validator asks each type by itself. */
async function nodeFaults(node: GraphNode): Promise<string[]> {
  const ofTypes = await Promise.all(
    typesOf(node).map(async (type) => {
      const issues = await validator.validate({ jsonld: { [type]: [{ ...node, "@type": type }] } });
      return issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage.replace(type, "it")}`);
    }),
  );
  const [first = [], ...others] = ofTypes;
  return first.filter((fault) => others.every((faults) => faults.includes(fault)));
}
