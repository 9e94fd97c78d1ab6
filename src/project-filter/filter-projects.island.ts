import { isPlainClick, stepToHash, watchPageHash } from "../islands/page-hash";
import { startIslands } from "../islands/start-islands";

/**
 * Makes the filter's links change the address without moving the page, and sets what is shown (ProjectFilter.tsx). It
 * removes the targets beside them: browsers would scroll to one at every Back.
 */
startIslands("filter-projects", (navigation) => {
  const filtered = navigation.closest<HTMLElement>("[data-filtered]");
  const links = [...navigation.querySelectorAll<HTMLAnchorElement>("a")];
  const [all] = links;
  if (!filtered || !all) return;
  // A picture that was opened before this script came is in the address now; the page's target still says the type.
  const target = navigation.querySelector(":target");
  let shown = links.find(({ hash }) => hash === `#${target?.id}`) ?? all;
  for (const named of navigation.querySelectorAll("[id]")) named.removeAttribute("id");
  const show = () => {
    const asked = location.hash === "" ? all : links.find(({ hash }) => hash === location.hash);
    // A picture's address leaves the filter as it is, so that nothing moves behind the lightbox.
    shown = asked ?? shown;
    filtered.dataset.shown = shown.hash.slice(1);
    for (const link of links) {
      if (link === shown) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  show();
  watchPageHash(show);
  for (const link of links)
    link.addEventListener("click", (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (link !== shown) stepToHash(link.hash.slice(1));
    });
});
