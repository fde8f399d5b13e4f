/**
 * Runs in the page. Checks that the focused element has an outline that no box around it clips, and that it is not covered
 * or outside the window.
 */
export function focusProblem(): { atEnd: boolean; inMain: boolean; problem?: string } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { atEnd: true, inMain: false };
  const place = { atEnd: false, inMain: focused.matches("main *") };
  // Skip the map, which is a page of another site, and media players, which show the focus themselves.
  if (focused.matches("iframe, audio, video")) return place;
  const labels = [...((focused as HTMLInputElement).labels ?? [])].filter((label) =>
    label.checkVisibility({ visibilityProperty: true }),
  );
  const name = `<${focused.localName}> ${focused.ariaLabel ?? focused.textContent?.trim().slice(0, 40)}`;
  const problem = (what: string) => ({ ...place, problem: `${name}: ${what}` });

  const around: Element[] = [...labels];
  for (let each: Element | null = focused; each; each = each.parentElement) around.push(each);
  const hasOutline = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  /**
   * The box that hides most of the outline on one side. The pseudo-element of a `cover-link` fills the nearest positioned
   * element, so only that element and those around it can clip it.
   */
  function clippingBox(element: Element, pseudo?: string): string | undefined {
    const { outlineOffset, outlineWidth } = getComputedStyle(element, pseudo);
    const covered = pseudo ? (element as HTMLElement).offsetParent : null;
    const ring = (covered ?? element).getBoundingClientRect();
    // Half of the line has to be visible.
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    for (let box = covered ?? element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      // An item of a row that scrolls sideways may end beyond the row's edge.
      const cutsSides =
        /hidden|clip/.test(overflowX) && (ring.left - reach < frame.left || ring.right + reach > frame.right);
      const cutsEnds =
        overflowY !== "visible" && (ring.top - reach < frame.top || ring.bottom + reach > frame.bottom);
      if (cutsSides || cutsEnds) return `<${box.localName} class="${box.getAttribute("class")}">`;
    }
    return undefined;
  }

  const clipped = around.flatMap((element) =>
    [undefined, "::after"].flatMap((pseudo) =>
      hasOutline(element, pseudo) ? [clippingBox(element, pseudo)] : [],
    ),
  );
  if (clipped.length === 0) return problem("no outline");
  if (!clipped.includes(undefined)) return problem(`outline clipped by ${clipped[0]}`);

  // A visually hidden radio button is 1 px wide. Its label is measured instead.
  const box = [focused, ...labels]
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 1);
  if (!box) return problem("no size");
  const hiddenAt = (y: number) => {
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const top = document.elementFromPoint(x, y);
    if (!top) return "outside the window";
    const isOwn = [focused, ...labels].some((element) => element.contains(top) || top.contains(element));
    return isOwn ? undefined : `under <${top.localName} class="${top.getAttribute("class")}">`;
  };
  // Browsers scroll only the caret of a text area into view, so the text area's lower end may be hidden.
  const mayEndBelow = box.height > innerHeight / 2 || focused.localName === "textarea";
  const ends = mayEndBelow ? [box.top + 4] : [box.top + 4, box.bottom - 4];
  // The ends of a box that doesn't fit below the header may be hidden.
  const room = innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const rows = box.height > room ? [(box.top + box.bottom) / 2] : ends;
  const hidden = rows.map(hiddenAt).find(Boolean);
  if (hidden) return problem(hidden);
  return place;
}
