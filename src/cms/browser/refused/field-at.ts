const container = '[class*="-ControlContainer"]';
const entry = '[class*="-ListItem"]';

/** The field of the open form with a name as errors have it: benefits[2].title. The nearest one around it where it is not there. */
export function fieldAt(page: ParentNode, name: string): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  for (const step of name.split(/\.|(?=\[)/)) {
    const next = step.startsWith("[")
      ? entryOf(found, Number(step.slice(1, -1)))
      : fieldIn(page, found, step);
    if (!next) break;
    found = next;
  }
  return found;
}

/** Decap's labels name what they belong to: title-field-12. */
function fieldIn(page: ParentNode, around: HTMLElement | undefined, name: string): HTMLElement | undefined {
  const outer = around?.closest(container) ?? null;
  return (
    [...(around ?? page).querySelectorAll<HTMLElement>(`label[for^="${name}-field-"]`)]
      .map((label) => label.closest<HTMLElement>(container))
      .find((field) => field?.parentElement?.closest(container) === outer) ?? undefined
  );
}

function entryOf(list: HTMLElement | undefined, position: number): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>(entry) ?? [])].filter(
    (item) => item.closest(container) === list,
  )[position];
}
