import { planText, readPlanText, withPlan } from "../../../src/quote-request/rules/attached-plan";
import { checkRequest } from "../../../src/quote-request/rules/submit-quote-request";
import { requestWith } from "../requests";

const site = "https://example.com";
const plan = {
  sentence: "My plan: 2,400 mm × 1,700 mm, Metro, brick bond.",
  address: `${site}/plan-your-tiles?room=wall&w=2400#plan`,
};

test("A plan that was written down is read as it was", () => {
  expect(readPlanText(planText(plan), site)).toEqual(plan);
});

test.each(["", "My plan", "My plan: https://example.org/plan", `${site}/plan-your-tiles?room=wall`])(
  "A text that no planner of this site wrote is no plan: %s",
  (text) => {
    expect(readPlanText(text, site)).toBeUndefined();
  },
);

test("The company gets the details first, and the plan on a line of its own", () => {
  const request = withPlan(requestWith({ projectDetails: "The shower room, please.\n" }), plan);
  expect(request.projectDetails).toBe(`The shower room, please.\n${plan.sentence} ${plan.address}`);
});

test("A plan alone says enough about the project", () => {
  const request = withPlan(requestWith({ projectDetails: "" }), plan);
  expect(request.projectDetails).toBe(planText(plan));
  expect(checkRequest(request).messages).toEqual({});
});

test("Details that leave no room for the plan are too long", () => {
  const request = withPlan(requestWith({ projectDetails: "a".repeat(990) }), plan);
  expect(checkRequest(request).messages).toHaveProperty("projectDetails");
});
