/**
 * Opens the accordion row that a #fragment points to, and scrolls to it. Without this, WebKit opens the row but doesn't
 * scroll.
 */
export function openRowOfFragment() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // After a reload or Back, the browser restores the scroll position, so the page must not scroll to the row.
  if (navigation?.type === "navigate") showRow();
  addEventListener("hashchange", showRow);
}

function showRow() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const row = target?.closest("details");
  if (!row) return;
  row.open = true;
  target?.scrollIntoView();
}
