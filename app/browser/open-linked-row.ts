/**
 * Opens the accordion row that a #fragment points to, and scrolls to it, in browsers that don't do this themselves, such
 * as Safari 18.
 */
export function openLinkedRow() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // After a reload or Back, the browser restores the scroll position, so the page must not scroll to the row.
  if (navigation?.type === "navigate") showRow();
  addEventListener("hashchange", showRow);
}

function showRow() {
  const answer = document.getElementById(location.hash.slice(1));
  const row = answer?.closest("details");
  if (!row || row.open) return;
  // Without an animation (accordion.css).
  row.dataset.linked = "";
  row.open = true;
  answer?.scrollIntoView();
}
