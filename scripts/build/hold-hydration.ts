/**
 * Takes the framework out of a pre-rendered page: its scripts, their preloads and the page's data move into one module
 * of their own, which app/boot.js fetches at the first sign of life. What is left of React's scripts are empty elements,
 * because React expects to find them where it rendered them.
 */
export function holdHydration(html: string): { html: string; hydration: string } {
  const preloads: string[] = [];
  const before: string[] = [];
  const modules: string[] = [];

  const held = html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g, (_, href: string) => {
      preloads.push(href);
      return "";
    })
    .replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (element, attributes: string, text: string) => {
      if (attributes.includes("data-boot") || attributes.includes('type="application/')) return element;
      if (attributes.includes('type="module"')) modules.push(text);
      else if (text.includes("__reactRouterContext")) before.push(text);
      // The data arrives behind the document, in elements that React's tree does not have.
      return text.includes(".streamController.") && !text.includes("new ReadableStream")
        ? ""
        : "<script></script>";
    })
    .replace(/(?:<!--\/?\$-->)+(?=<\/body>)/, "");

  if (modules.length !== 1)
    throw new Error(`expected one module script in the page, found ${modules.length}`);
  return { html: held, hydration: hydrationModule(preloads, before, modules[0] ?? "") };
}

export function withHydration(html: string, url: string) {
  return html.replace(/<script data-boot(?:="[^"]*")?/, `<script data-boot data-hydrate="${url}"`);
}

/** The same statements, with the imports made dynamic so that all files are asked for at once. */
function hydrationModule(preloads: string[], before: string[], moduleText: string) {
  const names: string[] = [];
  const urls: string[] = [];
  let rest = moduleText.replace(/import \* as (\w+) from "([^"]+)";/g, (_, name: string, url: string) => {
    names.push(name);
    urls.push(url);
    return "";
  });
  rest = rest.replace(/import "([^"]+)";/g, (_, url: string) => {
    names.push("");
    urls.push(url);
    return "";
  });
  const imports = urls.map((url) => `import(${JSON.stringify(url)})`).join(",");
  return [
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    ...before.map((text) => `${text};`),
    `const [${names.join(",")}]=await Promise.all([${imports}]);`,
    rest.trim(),
  ].join("\n");
}
