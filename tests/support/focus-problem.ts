/** Runs in the page. Checks that the focused element has an outline and is not covered or outside the window. */
export function focusProblem(): { atEnd: boolean; problem?: string } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { atEnd: true };
  // Skip the map, which is a page of another site, and media players, which show the focus themselves.
  if (focused.matches("iframe, audio, video")) return { atEnd: false };
  const labels = [...((focused as HTMLInputElement).labels ?? [])].filter((label) =>
    label.checkVisibility({ visibilityProperty: true }),
  );
  const name = `<${focused.localName}> ${focused.ariaLabel ?? focused.textContent?.trim().slice(0, 40)}`;
  const problem = (what: string) => ({ atEnd: false, problem: `${name}: ${what}` });

  const around: Element[] = [...labels];
  for (let each: Element | null = focused; each; each = each.parentElement) around.push(each);
  const hasOutline = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  if (!around.some((element) => hasOutline(element) || hasOutline(element, "::after")))
    return problem("no outline");

  // A visually hidden radio button is 1 px wide. Its label is measured instead.
  const box = [focused, ...labels]
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 1);
  if (!box) return problem("no size");
  // Browsers scroll only the caret of a text area into view, so the text area's lower end may be hidden.
  const mayEndBelow = box.height > innerHeight / 2 || focused.localName === "textarea";
  const rows = mayEndBelow ? [box.top + 4] : [box.top + 4, box.bottom - 4];
  for (const y of rows) {
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const top = document.elementFromPoint(x, y);
    if (!top) return problem("outside the window");
    const isOwn = [focused, ...labels].some((element) => element.contains(top) || top.contains(element));
    if (!isOwn) return problem(`under <${top.localName} class="${top.getAttribute("class")}">`);
  }
  return { atEnd: false };
}
