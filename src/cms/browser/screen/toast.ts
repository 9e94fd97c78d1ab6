/** Says something over the page until it is closed or replaced by the next; Decap's own toasts go away by themselves. */
export function showToast(page: Document, message: string): void {
  hideToast(page);
  const toast = page.createElement("div");
  toast.className = toastClass;
  toast.setAttribute("role", "alert");
  const close = page.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => toast.remove());
  toast.append(message, close);
  page.body.append(toast);
}

export function hideToast(page: Document): void {
  page.querySelector(`.${toastClass}`)?.remove();
}

const toastClass = "cms-toast";
