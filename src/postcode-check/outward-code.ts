/** The first part of a postcode as people type it: 'sw3 4ab', 'SW34AB', 'sw3' and 'SW3 4' are all SW3. Undefined for other text. */
export function outwardCode(typed: string): string | undefined {
  const [first = "", ...rest] = typed
    .toUpperCase()
    .split(/[\s.,-]+/)
    .filter(Boolean);
  const inward = rest.join("");
  if (inward === "") return /^([A-Z]{1,2}\d[A-Z\d]?)(?:\d[A-Z]{2})?$/.exec(first)?.[1];
  return /^\d(?:[A-Z]{2})?$/.test(inward) ? /^[A-Z]{1,2}\d[A-Z\d]?$/.exec(first)?.[0] : undefined;
}
