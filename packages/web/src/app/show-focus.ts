// Whoever moves by keyboard sees all of what has the focus: browsers leave what a table or strip cuts at its edge where it is.

const showWhole = ({ target }: FocusEvent) => {
  if (target instanceof HTMLElement && target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** Of whatever gets the focus by key, on every screen; what is seen whole is not moved, and nothing moves under a pointer. */
export const showFocus = () => document.addEventListener("focusin", showWhole);
