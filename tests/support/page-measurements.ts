// Functions that run in the page and look for layout problems.

/** The text spacing of WCAG 1.4.12. A page must not lose content with it. */
export const wideSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Controls that are too small to tap. Links in running text are exempt, as in WCAG 2.5.8. */
export function smallTargets(touch: number) {
  const controls =
    "a[href], button:not([tabindex='-1']), summary, select, textarea, input:not([type=hidden], [tabindex='-1']), [role=tab]";
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(
      (control) => !(control.matches("p a, li a, dd a") && getComputedStyle(control).display === "inline"),
    )
    .flatMap((control) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const cover = control.classList.contains("cover-link") ? control.offsetParent : null;
      const boxes = [control, cover, ...labels].flatMap((each) => each?.getBoundingClientRect() ?? []);
      const fits = boxes.some(({ width, height }) => width >= touch - 0.5 && height >= touch - 0.5);
      const own = boxes[0];
      const name = control.ariaLabel ?? control.textContent?.trim() ?? control.outerHTML;
      return fits || !own?.width ? [] : [`${name}: ${Math.round(own.width)} by ${Math.round(own.height)}`];
    });
}

/** Content wider than the viewport, and text clipped by a box around it. */
export function misfits() {
  const root = document.documentElement;
  const found = new Set<string>();
  const name = (element: Element) => {
    const words = element.textContent?.trim().slice(0, 40) ?? "";
    return `<${element.localName} class="${element.getAttribute("class")?.slice(0, 60) ?? ""}"> ${words}`;
  };
  if (root.scrollWidth > root.clientWidth)
    found.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2) continue;
    let scrolls = false;
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      // Text that only screen readers read is clipped to a box of one pixel.
      if (frame.width <= 1 || frame.height <= 1) break;
      scrolls ||= overflowX === "auto" || overflowX === "scroll";
      const cutAcross = overflowX === "hidden" || overflowX === "clip";
      if (cutAcross && !scrolls && (box.left < frame.left - 1 || box.right > frame.right + 1))
        found.add(`cut at the side: ${name(element)}`);
      // The text's box includes empty space above and below the letters. Clipping that space is allowed.
      const air = Number.parseFloat(getComputedStyle(element).fontSize) / 5;
      const cutDown = overflowY === "hidden" || overflowY === "clip";
      if (cutDown && (box.top < frame.top - air || box.bottom > frame.bottom + air))
        found.add(`cut above or below: ${name(element)}`);
      if (position === "fixed") break;
      if (around === element.closest("main, header, footer") && !scrolls && box.right > root.clientWidth + 1)
        found.add(`outside the window: ${name(element)}`);
    }
  }
  return [...found];
}

/** Words that are broken across two lines without a hyphen, because their column is too narrow. */
export function brokenWords() {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.matches(".sr-only, .sr-only *"))
      continue;
    if (getComputedStyle(element).hyphens === "auto") continue;
    for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.add(word);
    }
  }
  return [...found];
}
