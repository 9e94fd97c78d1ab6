/** `toLocaleString` makes a formatter for every number, which takes 0.1 ms; a large room has a hundred. */
const formatWith = (decimals: number) =>
  new Intl.NumberFormat("en-GB", { maximumFractionDigits: decimals }).format;

/** A number as it is read out: 2,400. */
export const inNumber = formatWith(3);

const whole = formatWith(0);
const tenths = formatWith(1);

/** A length as it is read out: 2,400 mm. */
export const millimetres = (length: number): string => `${whole(length)} mm`;

/** The width of a joint as it is read out: 2.5 mm. */
export const jointInWords = (width: number): string => `${tenths(width)} mm`;
