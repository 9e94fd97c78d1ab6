/**
 * The memory of a process and all that it started, in bytes, from what `ps -A -o pid=,ppid=,rss=` prints.
 * Shared memory is counted once for each process.
 */
export function residentBytes(processes: string, root: number): number {
  const children = new Map<number, { pid: number; kilobytes: number }[]>();
  let total = 0;
  for (const line of processes.trim().split("\n")) {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    if (pid === root) total = kilobytes * 1024;
    children.set(parent, [...(children.get(parent) ?? []), { pid, kilobytes }]);
  }
  const waiting = [...(children.get(root) ?? [])];
  for (const { pid, kilobytes } of waiting) {
    total += kilobytes * 1024;
    waiting.push(...(children.get(pid) ?? []));
  }
  return total;
}
