/** True for the company's own rate. A guide's rate has the address of the guide. */
export const isOwnRate = ({ sources }: { sources: readonly { address?: string | null }[] }): boolean =>
  sources.every(({ address }) => !address);
