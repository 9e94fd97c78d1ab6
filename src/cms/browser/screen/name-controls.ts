/** Names what Decap leaves without a name, for those who hear the screen. Called when the screen has changed. */
export function nameControls(page: Document): void {
  for (const row of page.querySelectorAll('[class*="-ListItem-"]')) nameRow(row);
  setOnce(page.querySelector("#preview-pane"), "title", "Preview of the page");
  setOnce(page.querySelector('[class*="-ToolbarContainer"]'), "role", "banner");
  setOnce(page.querySelector('[class*="-ViewControls "]')?.parentElement, "role", "main");
  setOnce(page.querySelector("body > canvas"), "aria-hidden", "true");
  const login = page.querySelector('[class*="-StyledAuthenticationPage"]');
  setOnce(login, "role", "main");
  if (login && !login.querySelector("h1")) {
    const title = page.createElement("h1");
    title.textContent = "Edit the site";
    login.prepend(title);
  }
}

/** The bar above a list entry: a button that opens it, a handle to drag it by, a button that removes it. */
function nameRow(row: Element): void {
  const bar = row.querySelector('[class*="-TopBar"]');
  const label = bar?.nextElementSibling?.textContent ?? "";
  const [toggle, remove] = bar?.querySelectorAll("button") ?? [];
  setOnce(toggle, "aria-label", `Open or close ${label}`);
  setOnce(remove, "aria-label", `Remove ${label}`);
  setOnce(bar?.querySelector('[aria-roledescription="sortable"]'), "aria-label", `Drag ${label}`);
}

/** Only a change: every one makes the screen be looked at again. */
function setOnce(element: Element | null | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}
