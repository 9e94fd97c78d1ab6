/** Up to the next whole number, from a fraction of whole numbers: 50 × 1.1 is 55.00000000000001, and would buy a tile too many. */
export const roundedUp = (numerator: number, denominator: number): number =>
  Math.ceil(numerator / denominator);

/** To the nearest whole number, and halves up, from a fraction of whole numbers. */
export const rounded = (numerator: number, denominator: number): number =>
  Math.round(numerator / denominator);

/** A number without the error of binary fractions, to a millionth. */
export const exact = (number: number): number => Math.round(number * 1_000_000) / 1_000_000;
