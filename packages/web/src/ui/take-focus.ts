// Taking the focus for something that opened: never out of a modal dialog that somebody opened over it meanwhile.

export function takeFocus(element: HTMLElement | null | undefined): void {
  const dialog = document.activeElement?.closest("[role=dialog][aria-modal=true]");
  if (element && (!dialog || dialog.contains(element))) element.focus({ preventScroll: true });
}
