/** A number as it is read out: 2,400. One formatter for all: `toLocaleString` makes one for every number, which takes 0.1 ms. */
export const inNumber = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 }).format;

export const millimetres = (length: number): string => `${inNumber(Math.round(length))} mm`;

/** The width of a joint as it is read out: 2.5 mm. */
export const jointInWords = (width: number): string => `${inNumber(width)} mm`;
