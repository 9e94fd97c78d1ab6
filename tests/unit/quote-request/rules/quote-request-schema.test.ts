import type { QuoteRequestField } from "../../../../src/quote-request/rules/quote-request";
import {
  checkRequest,
  messages,
  namesInMessages,
  quoteRequestSchema,
} from "../../../../src/quote-request/rules/quote-request-schema";
import { requestWith, validRequest } from "../requests";

/** The message that a visitor sees under a field with this value; nothing where it is accepted. */
function messageFor(field: QuoteRequestField, value: string): string | undefined {
  const result = quoteRequestSchema.safeParse(requestWith({ [field]: value }));
  return result.error?.issues[0]?.message;
}

describe.each(["firstName", "lastName"] as const)("The field %s", (field) => {
  const label = namesInMessages[field];

  it.each(["", " ", "\t \n"])("is required: %j counts as empty", (value) => {
    expect(messageFor(field, value)).toBe(messages.required(label));
  });

  it.each([
    "O'Brien",
    "Anne-Marie",
    "Mary Jane",
    "Zoë",
    "Łukasz",
    "محمد",
    "नरेन्द्र",
    "李小龍",
    " Ada ",
    "Mary\u00a0Jane",
    "Ada\u200b",
    "Ada\u00adLovelace",
    "\ufeffAda",
    "می\u200cخواهم",
    "ශ්\u200dරී",
  ])("accepts %j", (value) => {
    expect(messageFor(field, value)).toBeUndefined();
  });

  it.each(["Ada1", "Ada_", "<Ada>", "Ada@home", "Ada 😀", "Ada\u0000", "Ada\nLovelace", "Ada\u000bMary"])(
    "finds invalid characters in %j",
    (value) => {
      expect(messageFor(field, value)).toBe(messages.invalidCharacters(label));
    },
  );

  it("names the length before the characters if both are wrong", () => {
    expect(messageFor(field, "1".repeat(51))).toBe(messages.tooLong(label, 50));
  });
});

describe("The email address", () => {
  it.each(["", "   "])("is required: %j counts as empty", (value) => {
    expect(messageFor("email", value)).toBe(messages.required(namesInMessages.email));
  });

  it.each([
    "ada@example.com",
    "ada.lovelace+tiles@mail.example.co.uk",
    "o'brien@example.com",
    " ada@example.com ",
    "r&d@example.com",
    "jane/tiles@example.com",
    "{ada}|!#$%*+=?^_`~@example.com",
    "\u200bada@example.com",
    "ada@example.com\ufeff",
  ])("accepts %j", (value) => {
    expect(messageFor("email", value)).toBeUndefined();
  });

  it.each([
    "ada",
    "@example.com",
    "ada@example",
    "ada example@example.com",
    "ada@example.com, bob@example.com",
    "<ada@example.com>",
    "ada@example.com\nbcc: all@example.com",
  ])("does not accept %j", (value) => {
    expect(messageFor("email", value)).toBe(messages.invalidEmail);
  });

  it("names the format before the length if both are wrong", () => {
    expect(messageFor("email", "a".repeat(101))).toBe(messages.invalidEmail);
  });
});

describe("The phone number", () => {
  it.each(["", "  "])("is required: %j counts as empty", (value) => {
    expect(messageFor("phone", value)).toBe(messages.required(namesInMessages.phone));
  });

  it.each([
    "07700900456",
    "07700 900456",
    "+447700900456",
    "+44 7700 900456",
    "(020) 79460123",
    "020 7946 0123",
    "123456789012345",
    "+123456789012345",
    " 07700 900456 ",
    "\u202a07700 900456\u202c",
    "07700\u200b900456",
    "07700\u00a0900456",
  ])("accepts %j", (value) => {
    expect(messageFor("phone", value)).toBeUndefined();
  });

  it.each([
    ["9 characters", "123456789"],
    ["16 characters", "1234567890123456"],
    ["letters", "07700 CALLME"],
    ["an extension", "07700900456x12"],
    ["a plus in the middle", "07700+900456"],
    ["a dot", "07700.900456"],
    ["digits of another script", "٠٧٧٠٠٩٠٠٤٥٦"],
    ["a dash that is no hyphen", "07700–900456"],
  ])("does not accept %s", (_what, value) => {
    expect(messageFor("phone", value)).toBe(messages.invalidPhone);
  });

  it("names the format before the length if both are wrong", () => {
    const result = quoteRequestSchema.safeParse(requestWith({ phone: "1".repeat(21) }));
    const found = result.error?.issues.map(({ message }) => message);
    expect(found).toEqual([messages.invalidPhone, messages.tooLong(namesInMessages.phone, 20)]);
  });
});

describe("The address", () => {
  it.each(["", " \n "])("is required: %j counts as empty", (value) => {
    expect(messageFor("address", value)).toBe(messages.required(namesInMessages.address));
  });

  it.each([
    "Flat 2, 14 Kings Road, London SW3 5UR",
    "St. James-Court, 5",
    "14 Rue de l Église",
    "Flat 2,\n14 Kings Road,\nLondon",
  ])("accepts %j", (value) => {
    expect(messageFor("address", value)).toBeUndefined();
  });

  it.each(["12/14 Kings Road", "St James's Square", "Flat #2", "14 <Kings> Road", "14 Kings Road!", "14_B"])(
    "finds invalid characters in %j",
    (value) => {
      expect(messageFor("address", value)).toBe(messages.invalidCharacters(namesInMessages.address));
    },
  );

  it("names the length before the characters if both are wrong", () => {
    expect(messageFor("address", "!".repeat(201))).toBe(messages.tooLong(namesInMessages.address, 200));
  });
});

describe("The project details", () => {
  it.each([
    ["nothing", ""],
    ["9 characters", "a".repeat(9)],
    ["9 characters among spaces", `  ${"a".repeat(9)}  `],
  ])("need more than %s", (_what, value) => {
    expect(messageFor("projectDetails", value)).toBe(messages.tooShort);
  });

  it.each([
    ["10 characters", "a".repeat(10)],
    ["1000 characters", "a".repeat(1000)],
    ["1000 characters among spaces", `\n${"a".repeat(1000)}\n`],
    ["emoji and right-to-left text", "Bathroom 🛁 حمام جديد, please"],
    ["any punctuation", "Tiles: 30 × 60 cm; 'metro' & \"zellige\" (£40/m²)?!"],
  ])("may be %s", (_what, value) => {
    expect(messageFor("projectDetails", value)).toBeUndefined();
  });
});

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
