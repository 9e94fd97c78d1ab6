import { unrealDetails } from "../../../src/content/derived/unreal-details";
import { companySchema } from "../../../src/content/types/company";
import { published } from "../valid-content";

const details = {
  website: "https://tilers.co.uk",
  phone: "+447911123456",
  landline: "+442079461234",
  whatsapp: "+447911123456",
  email: "jo@tilers.co.uk",
};

const unrealIn = (changed: object) =>
  unrealDetails(companySchema.parse({ ...Object(published("company.json")), ...details, ...changed }));

describe("A detail that no firm can have", () => {
  it.each([
    ["website", "https://tilers.example"],
    ["phone", "+447700900456"],
    ["landline", "+442079460123"],
    ["whatsapp", "+447700900456"],
    ["email", "hello@tilers.example"],
  ])("is named: %s", (field, value) => {
    expect(unrealIn({ [field]: value })).toMatchObject([{ file: "company.json", field }]);
  });

  it("is none of a real firm's", () => {
    expect(unrealIn({})).toEqual([]);
  });
});
