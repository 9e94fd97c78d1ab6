import { shortestSideMm } from "../room/openings";
import type { Problem, Values } from "./fields";
import { readLength, readQuantity } from "./read-length";

/** The numbers that a field may have: millimetres or per cent. */
interface NumberRule {
  fields: RegExp;
  read: (typed: string) => number | undefined;
  least: number;
  most: number;
  /** Says what is right, with an example. */
  message: string;
}

/** No room has a side longer than 15 m. */
const numberRules: readonly NumberRule[] = [
  {
    fields: /^(?:width|depth|height)/,
    read: readLength,
    least: shortestSideMm,
    most: 15_000,
    message: "Write a length from 100 mm to 15 m, such as 2400, 2.4 m or 7 ft 10 in.",
  },
  {
    fields: /^(?:left|up)/,
    read: readLength,
    least: 0,
    most: 15_000,
    message: "Write a distance of up to 15 m, such as 300 or 1.2 m.",
  },
  {
    fields: /joint$/i,
    read: readQuantity,
    least: 0.5,
    most: 20,
    message: "Joints are 0.5 to 20 mm wide, such as 2.",
  },
  {
    fields: /^spares$/,
    read: readQuantity,
    least: 0,
    most: 50,
    message: "Spares are 0 to 50%, such as 10.",
  },
];

const ruleOf = (field: string) => numberRules.find(({ fields }) => fields.test(field));

/** The number in each field that takes one. Undefined where it is wrong. */
export type Numbers = Readonly<Record<string, number | undefined>>;

export function readNumbers(values: Values): Numbers {
  const entries = Object.entries(values).flatMap(([field, value]) => {
    const rule = ruleOf(field);
    if (!rule) return [];
    const number = rule.read(value);
    const isWithin = number !== undefined && number >= rule.least && number <= rule.most;
    return [[field, isWithin ? number : undefined]];
  });
  return Object.fromEntries(entries);
}

export const numberProblems = (numbers: Numbers): Problem[] =>
  Object.entries(numbers).flatMap(([field, number]) =>
    number === undefined ? [{ field, message: ruleOf(field)?.message ?? "" }] : [],
  );
