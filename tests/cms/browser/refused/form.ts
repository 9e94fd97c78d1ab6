import { screen } from "@testing-library/react";

/** A form as Decap draws it: a field, and a list with one closed entry whose field is wrong. */
export function drawForm(): void {
  document.body.innerHTML = `
    <div class="css-1-ControlContainer"><label for="title-field-1">Title</label>
      <input id="title-field-1"></div>
    <div class="css-1-ControlContainer"><label for="pictures-field-2">Pictures</label>
      <div><div><button>Open all</button></div>
        <div class="css-2-ListItem"><div><button>Open the first</button></div>
          <div style="display: none">
            <div class="css-1-ControlContainer"><label for="title-field-3">Picture title</label>
              <ul class="css-3-ControlErrorsList"><li>Picture title is empty.</li></ul>
              <input id="title-field-3"></div>
          </div></div></div></div>`;
  const closed = document.querySelector<HTMLElement>('[style="display: none"]');
  screen.getByText("Open the first").addEventListener("click", () => {
    if (closed) closed.style.display = "block";
  });
  Element.prototype.scrollIntoView = jest.fn();
}
