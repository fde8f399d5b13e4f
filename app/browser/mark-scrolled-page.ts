/** The home page's header is transparent until the page has been scrolled by 100 px. header.css animates the change. */
export function markScrolledPage() {
  addEventListener("scroll", mark, { passive: true });
  // Deferred to the first frame: reading `scrollY` now would force an extra layout.
  requestAnimationFrame(mark);
}

function mark() {
  const { dataset } = document.documentElement;
  if (scrollY > 100) dataset.scrolled = "down";
  else if (dataset.scrolled) dataset.scrolled = "back";
}
