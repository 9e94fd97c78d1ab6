import type { Rate } from "../types/rate";

/** True for the company's own rate. A guide's rate has the URL of the guide. */
export const isOwnRate = ({ sources }: Pick<Rate, "sources">): boolean => sources.every(({ url }) => !url);
