import type { Answer } from "./ask";
import { type Fault, faultsAt } from "./fault";

const day = 24 * 60 * 60 * 1000;

/** Hosts renew a month ahead; with less left, renewing has failed. */
const fewestDays = 14;

export function checkCertificate({ certificateEnds }: Answer, now: Date): Fault[] {
  if (!certificateEnds) return [];
  const days = Math.floor((certificateEnds.getTime() - now.getTime()) / day);
  return faultsAt("/", {
    [`has a certificate for ${days} more days only: the host has not renewed it`]: days < fewestDays,
  });
}
