import { startIslands } from "../islands/start-islands";

/** Lets a part's button share the page; its status says what came of it where the device does not (ShareButton.tsx). */
startIslands("share-page", (part) => {
  const status = part.querySelector<HTMLElement>("[role=status]");
  if (!status) return;
  const { title = "", copied = "", refused = "" } = status.dataset;
  part.querySelector("button")?.addEventListener("click", async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (typeof navigator.share === "function") return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      status.textContent = copied;
    } catch (error) {
      // The visitor has closed the device's dialog.
      if (!(error instanceof DOMException && error.name === "AbortError")) status.textContent = refused;
    }
  });
});
