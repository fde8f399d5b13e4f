import { type Rule, splitOutside, writeStylesheet } from "./stylesheet.ts";

type PageNames = { classes: Set<string>; tags: Set<string> };

/**
 * The part of the site's stylesheet that one page uses, to stand in the page itself: no request comes between the
 * document and its first paint. The whole stylesheet follows when the page is hydrated.
 */
export function pageStyles(stylesheet: Rule[], html: string): Rule[] {
  const inlineStyles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = ""]) => style).join(";");
  return withoutUnused(matchingRules(stylesheet, namesIn(html)), inlineStyles);
}

function namesIn(html: string): PageNames {
  const classes = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of decode(names).split(/\s+/)) classes.add(name);
  }
  return { classes, tags: new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = ""]) => tag)) };
}

const decode = (text: string) =>
  text.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** What only helps browsers older than the build's target, which vite.config.ts names. */
const forOlderBrowsers = /^@supports not \(color:oklch|^@layer properties$/;

const alwaysSupported = /^@supports \(color:color-mix\(in lab, ?red, ?red\)\)$/;

function matchingRules(rules: Rule[], page: PageNames): Rule[] {
  return rules.flatMap((rule) => {
    if (forOlderBrowsers.test(rule.prelude)) return [];
    if (typeof rule.body !== "string") {
      const body = matchingRules(rule.body, page);
      if (alwaysSupported.test(rule.prelude)) return body;
      return body.length > 0 ? [{ ...rule, body }] : [];
    }
    if (rule.prelude.startsWith("@")) return [rule];
    const selectors = splitOutside(rule.prelude, ",").filter((selector) => mayMatch(selector, page));
    return selectors.length > 0 ? [{ ...rule, prelude: selectors.join(",") }] : [];
  });
}

/** The name of a class that no page has. */
const NOWHERE = "-";

/** Only names that the page does not have rule a selector out; states and attributes may come and go. */
function mayMatch(selector: string, page: PageNames): boolean {
  let plain = selector.replace(/(?<!\\)\[(?:\\.|"[^"]*"|[^\]\\"])*\]/g, "");
  let inner = innermost.exec(plain);
  while (inner) {
    const [whole, name, list = ""] = inner;
    const choice = name === "is" || name === "where" || name === "has";
    const fails = choice && !splitOutside(list, ",").some((part) => mayMatch(part, page));
    // It rules out what it stands in, which may be one choice of several itself.
    plain = plain.replace(whole, fails ? `.${NOWHERE}` : "");
    inner = innermost.exec(plain);
  }
  plain = plain.replace(/(?<!\\)::?[a-z-]+/g, "");
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => unescaped(name));
  const tags = plain.replace(/[.#](?:\\.|[\w-])+/g, "").match(/[a-z][a-z0-9]*/g) ?? [];
  return classes.every((name) => page.classes.has(name)) && tags.every((tag) => page.tags.has(tag));
}

/** A function of a selector that holds no other; a bracket of a class name is escaped. */
const innermost = /(?<!\\):([a-z-]+)\(((?:\\.|[^()\\])*)\)/;

const unescaped = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");

/** Drops the custom properties, keyframes and registered properties that nothing left refers to. */
function withoutUnused(rules: Rule[], inlineStyles: string): Rule[] {
  let kept = rules;
  for (let size = -1, text = ""; size !== text.length; ) {
    size = text.length;
    text = writeStylesheet(kept);
    const used = new Set(
      [...`${text};${inlineStyles}`.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name),
    );
    kept = used.size > 0 ? dropUnused(kept, used, text) : kept;
    text = writeStylesheet(kept);
  }
  return kept;
}

function dropUnused(rules: Rule[], used: Set<string>, text: string): Rule[] {
  return rules.flatMap((rule) => {
    const [, at, name = ""] = /^@(property|keyframes) (\S+)$/.exec(rule.prelude) ?? [];
    if (at === "property") return used.has(name) ? [rule] : [];
    if (at === "keyframes") return text.split(name).length > 2 ? [rule] : [];
    if (typeof rule.body !== "string") {
      const body = dropUnused(rule.body, used, text);
      return body.length > 0 ? [{ ...rule, body }] : [];
    }
    if (!/^(?::root|\*|::backdrop)/.test(rule.prelude)) return [rule];
    const body = splitOutside(rule.body, ";")
      .filter((declaration) => {
        const [property = ""] = declaration.split(":");
        return !property.startsWith("--") || used.has(property);
      })
      .join(";");
    return body ? [{ ...rule, body }] : [];
  });
}
