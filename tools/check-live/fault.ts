/** What is wrong at an address, in words for the owner. */
export interface Fault {
  address: string;
  says: string;
}

/** The faults whose condition holds. */
export function faultsAt(address: string, found: Readonly<Record<string, boolean>>): Fault[] {
  return Object.entries(found)
    .filter(([, holds]) => holds)
    .map(([says]) => ({ address, says }));
}
