/** Counts the projects that the filter shows (ProjectFilter.tsx) when the visitor chooses a type or the browser restores one. */
export function countProjects(): void {
  const filter = document.querySelector("[data-filter]");
  const status = filter?.querySelector("[role=status]");
  if (!filter || !status) return;
  const count = () => {
    const projects = [...filter.querySelectorAll("[data-type]")];
    const shown = projects.filter((project) => project.getClientRects().length > 0);
    const type = filter.querySelector<HTMLInputElement>("input:checked:not([value='0'])")?.labels?.[0];
    status.textContent = countInWords(shown.length, type?.textContent ?? "");
  };
  filter.addEventListener("change", count);
  addEventListener("pageshow", count);
}

/** The number of projects of a type in words: 2 Heritage projects. */
export function countInWords(count: number, type = ""): string {
  return [count, type, count === 1 ? "project" : "projects"].filter(Boolean).join(" ");
}
