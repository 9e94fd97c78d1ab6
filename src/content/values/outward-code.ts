/** An outward code, and the inward code, its digit, or nothing. Its digits may be typed as the letters O and I. */
const postcode = /^([A-Z]{1,2}) ?([\dOI][A-Z\d]?)(?: ?[\dOI](?:[A-Z]{2})?)?$/;

/** The outward code of a postcode as people type it: 'sw3 4ab', 'SW34AB', 'S.W.3' and 'SW3 4' are all SW3, 'SW1O' is SW10. */
export function outwardCode(typed: string): string | undefined {
  const text = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z\d ]/g, "")
    .trim();
  const [, letters = "", digits = ""] = postcode.exec(text) ?? [];
  // Outward codes end in neither letter.
  return letters ? letters + digits.replaceAll("O", "0").replaceAll("I", "1") : undefined;
}
