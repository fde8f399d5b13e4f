import "../styles/search-dialog.css";
import type { SearchResults } from "../search/find-pages.ts";
import { searchSummary } from "../search/summary.ts";
import { fillResults } from "./search-options.ts";

/** Waits until the visitor stops typing for this long. */
const TYPING_PAUSE_MS = 200;
const SLOW_MS = 600;
/** After this time without results, the visitor is told to open the search page instead. */
const TIMEOUT_MS = 6000;

/** A combobox: the focus stays in the field, and the arrow keys move through the list of results. */
const markup = `
<form class="search-form" role="search" action="/search">
  <label for="header-search">What are you looking for?</label>
  <input id="header-search" name="q" maxlength="100" required autofocus autocomplete="off" autocapitalize="none"
    enterkeyhint="search" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="header-results">
  <button class="search-submit">Search</button>
  <button type="button" class="search-close">Close</button>
</form>
<p class="search-status" role="status"></p>
<div id="header-results" class="search-options" role="listbox" aria-label="Results"></div>`;

let dialog: HTMLDialogElement | undefined;

export function showSearch() {
  dialog ??= createDialog();
  if (dialog.open) return;
  // Returns the focus to the button that opened the phone menu. The dialog returns it there when it closes.
  document.getElementById("site-menu")?.hidePopover();
  dialog.showModal();
  dialog.querySelector("input")?.select();
}

function createDialog() {
  const element = document.createElement("dialog");
  element.className = "search-dialog";
  element.setAttribute("aria-label", "Search");
  element.innerHTML = markup;
  const find = <Type extends HTMLElement>(css: string) => element.querySelector(css) as Type;
  const field = find<HTMLInputElement>("input");
  const status = find(".search-status");
  const list = find(".search-options");
  let active: HTMLElement | undefined;
  let request: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string) => {
    status.textContent = text;
  };

  function activate(option: HTMLElement | undefined) {
    active?.setAttribute("aria-selected", "false");
    active = option;
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
  }

  function show(results?: SearchResults) {
    activate(undefined);
    fillResults(list, results);
    field.setAttribute("aria-expanded", String(list.hasChildNodes()));
    say(results ? searchSummary(results) : "");
  }

  async function search() {
    request?.abort();
    request = undefined;
    const query = field.value.trim();
    if (query.length < 2) return show();
    const current = new AbortController();
    request = current;
    const slow = setTimeout(() => say("Searching …"), SLOW_MS);
    const timeout = setTimeout(() => current.abort(), TIMEOUT_MS);
    try {
      const { signal } = current;
      const response = await fetch(`/search.json?q=${encodeURIComponent(query)}`, { signal });
      if (!response.ok) throw new Error(`The search was answered with ${response.status}`);
      const results: SearchResults = await response.json();
      if (request === current) show(results);
    } catch {
      if (request !== current) return;
      show();
      say("The results can’t be shown here at the moment. Press Enter to open the search page.");
    } finally {
      clearTimeout(slow);
      clearTimeout(timeout);
    }
  }

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(search, TYPING_PAUSE_MS);
  });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const options = [...list.querySelectorAll<HTMLElement>("[role=option]")];
    const place = active ? options.indexOf(active) : -1;
    if (event.key === "ArrowDown") activate(options[place + 1] ?? options[0]);
    else if (event.key === "ArrowUp") activate(options[place - 1] ?? options.at(-1));
    else if (event.key === "Enter" && active) active.click();
    // These keys move the cursor in the text.
    else if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return activate(undefined);
    else return;
    event.preventDefault();
  });
  element.addEventListener("click", ({ target }) => {
    // A result may be on the current page. A click outside the dialog has the dialog itself as its target.
    if (target === element || (target as Element).closest("a, .search-close")) element.close();
  });
  element.addEventListener("close", () => activate(undefined));
  // So that Back doesn't show the dialog.
  addEventListener("pagehide", () => element.close());
  document.body.append(element);
  return element;
}
