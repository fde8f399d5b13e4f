/** Opens the search of the header in a dialog. Without JavaScript, or if the dialog can't be loaded, its link opens the search page. */
export function openSearch() {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.site-header a[href="/search"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import("./search-dialog.ts").then(
      ({ showSearch }) => showSearch(),
      () => location.assign(link.href),
    );
  });
}
