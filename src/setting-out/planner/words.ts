/** The words of a sketch. */
export type SketchWords = Queries.PlanSketchWordsFragment;

/** The words of the planner, which has all those of a sketch. */
export type PlannerWords = Queries.PlannerWordsFragment;
