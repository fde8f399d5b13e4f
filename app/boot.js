(() => {
  const { documentElement: root, currentScript } = document;
  const markScroll = () => root.toggleAttribute("data-scrolled", scrollY > 100);
  addEventListener("scroll", markScroll, { passive: true });
  // With the first frame: asked now, the page would be laid out twice.
  requestAnimationFrame(markScroll);

  // A first page shows its text in stand-ins of the same measure and lets the fonts wait behind the picture above the
  // fold; on the way through the site they are there already. They come into use together and wholly loaded: each step
  // of a change of font lays the page out anew, and letting their rules in would take two.
  const fonts = document.querySelector("style[data-fonts]");
  const showFonts = () => {
    fonts.media = "all";
  };
  const fontOf = ({ style }) => {
    const { family, src, ...rest } = Object.fromEntries(
      Array.from(style, (name) => [
        name.replace("font-", "").replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
        style.getPropertyValue(name),
      ]),
    );
    return new FontFace(family.replaceAll('"', ""), src, rest);
  };
  const fetchFonts = async () => {
    const faces = Array.from(fonts.sheet.cssRules, fontOf);
    // The others are for the pages that follow.
    await Promise.all(fonts.dataset.fonts.split(" ").map((at) => faces[at].load()));
    for (const face of faces) document.fonts.add(face);
  };
  // A page made for one visitor has no part of its own: it links the whole stylesheet.
  if (fonts && document.referrer.startsWith(`${location.origin}/`)) showFonts();
  else if (fonts) addEventListener("load", () => setTimeout(() => fetchFonts().catch(showFonts), 100));

  // What is below the fold is laid out when the framework is there (app/ui/page.tsx). Who is on the way to a place
  // in the page, or back to one, needs its true height at once; so does who scrolls with keys.
  const layOutWhole = () => root.toggleAttribute("data-whole", true);
  const { hydrate } = currentScript.dataset;
  const isFresh = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (!hydrate || location.hash || !isFresh) layOutWhole();
  addEventListener("keydown", layOutWhole, true);
  addEventListener("click", ({ target }) => target.closest('[href*="#"]') && layOutWhole(), true);

  // The framework is fetched at the first sign of a visitor who does something; reading costs nothing.
  if (!hydrate) return;
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  const wake = ({ key, target, type, movementX, movementY }) => {
    // A page that is laid out under a resting pointer is told of a move that nobody made.
    if (type === "pointermove" && !movementX && !movementY) return;
    // What this key asks for cannot be answered yet: the header looks for the mark as soon as it is awake.
    if (key === "/" && !target.closest("input, textarea, select, dialog")) root.dataset.searchAsked = "";
    for (const sign of signs) removeEventListener(sign, wake, true);
    import(hydrate);
  };
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
})();
