import type { QuoteRequest } from "./quote-request";

/** A plan that goes with a request: what was planned, in a sentence, and the address at which it is drawn. */
export interface AttachedPlan {
  sentence: string;
  address: string;
}

/** The plan as the text that travels with a request and its draft. Empty for none. */
export function planText(plan: AttachedPlan | undefined): string {
  return plan ? `${plan.sentence} ${plan.address}` : "";
}

/** Reads the text of a plan. Undefined where it does not end in an address of this site, given as its origin. */
export function readPlanText(text: string, origin: string): AttachedPlan | undefined {
  const [, sentence, address] = /^(.+) (\S+)$/.exec(text) ?? [];
  return sentence && address?.startsWith(`${origin}/`) ? { sentence, address } : undefined;
}

/** A request as it is checked, counted and sent: the plan follows the project details on a line of its own. */
export function withPlan(request: QuoteRequest, plan: AttachedPlan | undefined): QuoteRequest {
  if (!plan) return request;
  const projectDetails = [request.projectDetails.trimEnd(), planText(plan)].filter(Boolean).join("\n");
  return { ...request, projectDetails };
}
