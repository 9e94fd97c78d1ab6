export type PlannerWords = Queries.PlannerWordsFragment;
