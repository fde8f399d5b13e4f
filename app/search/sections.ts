import { type CheerioAPI, load } from "cheerio";

/** The part of a page from one heading to the next. `id` is the fragment that links to it, or empty at the page's start. */
export type PageSection = { id: string; heading: string; above: string; text: string };

type Selection = ReturnType<CheerioAPI>;
type Node = Selection[number];

const headings = "h1, h2, h3, h4";
const notText = [
  ...["nav", "dialog", "[popover]", "form[method=post]", "button", "label", "legend", "svg", "noscript"],
  "[data-nosnippet]",
  ...["[aria-hidden=true]", "[role=img]", `summary:not(:has(${headings}))`],
  // Links outside a paragraph or list look like buttons: "Get in touch".
  ":is(div, section, article, header, footer) > a",
].join();
/** Text in other elements is a paragraph of its own. */
const inline = new Set("a abbr b bdi code em i kbd mark q small span strong sub sup time wbr".split(" "));

/**
 * Splits the main part of a built page at its headings. A heading that has no id is part of the section it is in. Cards
 * that link to an entry of a collection, such as /blog/SLUG, are left out, because its page has the same text.
 */
export function pageSections(html: string): PageSection[] {
  const $ = load(html);
  const main = $("main");
  main
    .find("a.cover-link")
    .filter((_, link) => $(link).attr("href")?.split("/").length === 3)
    .closest("li, article, section")
    .remove();
  main.find(notText).remove();

  const sections = [{ id: "", level: 1, heading: collapse(main.find("h1").text()), above: "", texts: [""] }];
  const starts = sectionStarts();
  let afterTag = false;
  read(main[0] as Node);
  return sections.map(({ id, heading, above, texts }) => ({
    id,
    heading,
    above,
    text: texts.map(collapse).filter(Boolean).map(withStop).join(" "),
  }));

  /** The headings with a link target, by the element with which their section starts. */
  function sectionStarts() {
    const targets = new Set([undefined, ""]);
    return new Map(
      main
        .find(headings)
        .toArray()
        .flatMap((node): [Node, Selection][] => {
          const heading = $(node);
          const target = linkTarget(heading);
          if (heading.is("h1") || targets.has(target)) return [];
          targets.add(target);
          const card = heading.closest("li, article, figure");
          const isFirst = card.find(headings).first().is(heading);
          return [[(isFirst ? card[0] : node) as Node, heading]];
        }),
    );
  }

  /** A question links to its answer, because the browser opens the row that contains the link's target. */
  function linkTarget(heading: Selection) {
    const row = heading.closest("summary").parent();
    if (row.length > 0) return row.find("[id]").first().attr("id");
    if (heading.attr("id")) return heading.attr("id");
    const parent = heading.closest("main [id]");
    return parent.find(headings).first().is(heading) ? parent.attr("id") : undefined;
  }

  function startSection(element: Selection) {
    const level = Number(element.prop("tagName")?.at(1));
    const parent = sections.findLast((section) => section.level < level && section.level > 1);
    const label = collapse(element.children("span").text());
    const heading = collapse(element.clone().children("span").remove().end().text());
    sections.push({
      id: linkTarget(element) ?? "",
      level,
      heading: heading || label,
      above: collapse(`${parent?.heading ?? ""} ${heading && label}`),
      texts: [""],
    });
    element.remove();
  }

  function read(node: Node) {
    const heading = starts.get(node);
    if (heading) startSection(heading);
    const texts = () => sections.at(-1)?.texts ?? [];
    if (node.type === "text") {
      const before = texts().pop() ?? "";
      // Elements that CSS places next to each other, such as a figure and its unit, have no space between them.
      const isJoined = afterTag && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(node.data);
      texts().push(`${before}${isJoined ? " " : ""}${node.data}`);
      afterTag = false;
    }
    if (node.type !== "tag" || node.name === "h1" || node === heading?.[0]) return;
    const endParagraph = () => (inline.has(node.name) ? "" : texts().push(""));
    endParagraph();
    afterTag = true;
    for (const child of [...node.children]) read(child);
    if (node.name === "dt") texts().push(withColon(texts().pop() ?? ""));
    else endParagraph();
    afterTag = true;
  }
}

const collapse = (text: string) => text.replace(/\s+/g, " ").trim();

/** Ends each paragraph like a sentence, so that labels and figures don't run into each other. */
const withStop = (text: string) => (/[.!?…:;,”’)]$/.test(text) ? text : `${text}.`);

/** After the name of a value. It replaces a full stop: "Budget 15% of the price: £900". */
const withColon = (text: string) => text.replace(/(?<![?!…]\s*)\.?\s*$/, ":");
