import type { SearchText } from "../search/context.ts";
import type { SearchResults } from "../search/find-pages.ts";

/** Lists the results: a group for each page, with an option for each section, then one for all results. */
export function fillResults(list: HTMLElement, results?: SearchResults) {
  let count = 0;
  const option = (href: string, heading: Content, passage: Content = []) => {
    const id = `header-result-${++count}`;
    const content = [create("b", {}, heading), " ", create("span", {}, passage)];
    return create("a", { id, role: "option", href, tabindex: "-1", "aria-selected": "false" }, content);
  };

  const groups = (results?.pages ?? []).map(({ kind, path, title, sections }, index) => {
    const id = `header-page-${index}`;
    return create("div", { role: "group", "aria-labelledby": id }, [
      create("p", { id }, [create("span", { class: "search-kind" }, [kind]), " ", ...marked(title)]),
      ...sections.map(({ to, heading, passage }) =>
        option(to, marked(to === path ? title : heading), marked(passage)),
      ),
    ]);
  });
  list.replaceChildren(...groups);
  if (!results || groups.length === 0) return;
  const query = results.correctedTo ?? results.query;
  list.append(option(`/search?q=${encodeURIComponent(query)}`, [`All results for “${query}”`]));
}

type Content = (Node | string)[];

const marked = (text: SearchText): Content =>
  text.map((piece) => (piece.found ? create("mark", {}, [piece.text]) : piece.text));

function create(tag: string, attributes: Record<string, string>, content: Content) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}
