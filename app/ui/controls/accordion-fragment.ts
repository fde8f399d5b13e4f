/** Opens the row a #fragment points into and scrolls to it; WebKit opens it but doesn't scroll. */
export function followFragmentsIntoRows() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // After a reload or Back the browser restores the scroll position.
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
