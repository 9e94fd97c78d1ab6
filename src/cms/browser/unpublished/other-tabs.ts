const lock = "cms-tab";

/** Lets other tabs know of this one for as long as it is open. */
export function announceTab(locks: LockManager): void {
  void locks.request(lock, { mode: "shared" }, () => new Promise<never>(() => undefined));
}

/** Whether the CMS is open in another tab of this browser: what is unpublished there is still being written. */
export async function otherTabIsOpen(locks: LockManager): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.filter(({ name }) => name === lock).length > 1;
}
