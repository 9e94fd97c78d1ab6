const stepPercent = 5;

const keys: Readonly<Record<string, number | undefined>> = {
  ArrowLeft: -stepPercent,
  ArrowDown: -stepPercent,
  ArrowRight: stepPercent,
  ArrowUp: stepPercent,
};

/** Moves each divider between two pictures with its range (Divider.tsx). */
export function moveDividers(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-divider]")) {
    const range = part.querySelector("input");
    if (range) moveDivider(part, range);
  }
}

function moveDivider(part: HTMLElement, range: HTMLInputElement): void {
  const show = () => part.style.setProperty("--divider", `${range.value}%`);
  const moveTo = (value: number) => {
    range.value = String(Math.round(value));
    show();
  };
  let before = range.value;
  range.addEventListener("pointerdown", () => {
    before = range.value;
  });
  // Browsers move a range as soon as a finger touches it, and leave it there if the finger then scrolls the page.
  range.addEventListener("pointercancel", () => moveTo(Number(before)));
  range.addEventListener("keydown", (event) => {
    const by = keys[event.key];
    // Alt and an arrow go back.
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(range.valueAsNumber + by);
  });
  // VoiceOver on iPhone fires change alone.
  for (const event of ["input", "change"]) range.addEventListener(event, show);
  // Safari moves a range only by its thumb. A click of assistive technology has no coordinates.
  range.addEventListener("click", ({ clientX, clientY }) => {
    const { left, width } = range.getBoundingClientRect();
    if (clientX || clientY) moveTo(((clientX - left) / width) * 100);
  });
  for (const event of ["pointerdown", "focus"])
    range.addEventListener(event, () => part.setAttribute("data-touched", ""), { once: true });
  if (range.value !== range.defaultValue) show();
}
