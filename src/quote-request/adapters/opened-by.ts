/** True if the visitor opened this page in one of these ways: a link is "navigate", Back is "back_forward". */
export function isOpenedBy(way: NavigationTimingType): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === way;
}
