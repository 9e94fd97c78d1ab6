/** @jest-environment node */
import { checkRequest } from "../../../src/quote-request/rules/check-request";
import { messages } from "../../../src/quote-request/rules/quote-request-schema";
import { requestWith, validRequest } from "../requests";

it("A request that breaks no rule has no messages", () => {
  expect(checkRequest(validRequest).messages).toEqual({});
});

it.each(["<<<<<<<<<<", "onclick=<tile>", "javascript:tile"])(
  "Details that shrink below ten characters when they are sanitised are too short: %j",
  (projectDetails) => {
    expect(checkRequest(requestWith({ projectDetails })).messages).toEqual({
      projectDetails: messages.tooShort,
    });
  },
);

it("What is sent is sanitised, without blanks around it, and without marks of direction that came with a copied number", () => {
  const typed = requestWith({
    firstName: " Ada ",
    phone: "\u202a+44 7700 900123\u202c",
    projectDetails: " <b> javascript:onclick=tiles</b> in the bathroom\n",
  });
  expect(checkRequest(typed)).toMatchObject({
    messages: {},
    sanitised: { firstName: "Ada", phone: "+44 7700 900123", projectDetails: "b tiles/b in the bathroom" },
  });
});
