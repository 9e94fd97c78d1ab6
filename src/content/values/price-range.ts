/** Two amounts in pounds. */
export interface PriceRange {
  from: number;
  to: number;
}

/** £260–£420, or one amount if both are the same. */
export function priceInWords({ from, to }: PriceRange): string {
  const [least, most] = [from, to].map((pounds) => `£${pounds.toLocaleString("en-GB")}`);
  return least === most ? `${least}` : `${least}–${most}`;
}
