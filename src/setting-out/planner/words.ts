/** The planner's words; those of the full planner stand on its own page only. */
export type PlannerWords = Queries.PlannerWordsFragment & {
  full?: FullWords | undefined;
};

export type FullWords = Queries.FullPlannerWordsFragment["full"];
