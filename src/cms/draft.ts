import { z } from "zod";

/** What an entry is to say one day. The site goes on saying what was published. */
export const draftSchema = z.object({
  /** The entry's file below data/; one that is not there for an entry that was never published. */
  path: z.string(),
  text: z.string(),
  /** When it was kept, as an ISO date. */
  at: z.string(),
});

export type Draft = z.infer<typeof draftSchema>;
