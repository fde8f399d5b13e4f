export type HeldPage = {
  html: string;
  /** The page's data as the router streams it. */
  data: string;
  /** The module that brings the page to life, given the address of its data. */
  hydration(dataUrl: string): string;
};

const enqueue = /streamController\.enqueue\(("[\s\S]*")\);?$/;

/**
 * Takes the framework out of a pre-rendered page: its scripts, their preloads and the page's data move into files of
 * their own, which app/boot.js fetches at the first sign of life. What is left of React's scripts are empty elements,
 * because React expects to find them where it rendered them.
 */
export function holdHydration(html: string): HeldPage {
  const preloads: string[] = [];
  const before: string[] = [];
  const modules: string[] = [];
  let data = "";

  const held = html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g, (_, href: string) => {
      preloads.push(href);
      return "";
    })
    .replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (element, attributes: string, text: string) => {
      if (attributes.includes("data-boot") || attributes.includes('type="application/')) return element;
      const chunk = enqueue.exec(text)?.[1];
      if (chunk) data += JSON.parse(chunk);
      else if (attributes.includes('type="module"')) modules.push(text);
      else if (text.includes("new ReadableStream")) before.push(text);
      // The data arrives behind the document, in elements that React's tree does not have.
      return text.includes(".streamController.") && !text.includes("new ReadableStream")
        ? ""
        : "<script></script>";
    })
    .replace(/(?:<!--\/?\$-->)+(?=<\/body>)/, "");

  if (modules.length !== 1)
    throw new Error(`expected one module script in the page, found ${modules.length}`);
  return { html: held, data, hydration: (url) => hydrationModule(preloads, before, modules[0] ?? "", url) };
}

export function withHydration(html: string, url: string) {
  return html.replace(/<script data-boot(?:="[^"]*")?/, `<script data-boot data-hydrate="${url}"`);
}

/** The same statements, with the imports made dynamic so that all files are asked for at once. */
function hydrationModule(preloads: string[], before: string[], moduleText: string, dataUrl: string) {
  const names: string[] = [];
  const files: string[] = [];
  const rest = moduleText.replace(
    /import (?:\* as (\w+) from )?"([^"]+)";/g,
    (_, name: string, url: string) => {
      names.push(name ?? "");
      files.push(`import(${JSON.stringify(url)})`);
      return "";
    },
  );
  const data = `fetch(${JSON.stringify(dataUrl)}).then((file)=>file.text())`;
  return [
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    ...before.map((text) => `${text};`),
    `const [pageData,${names.join(",")}]=await Promise.all([${[data, ...files].join(",")}]);`,
    "const {streamController}=window.__reactRouterContext;streamController.enqueue(pageData);streamController.close();",
    rest.trim(),
  ].join("\n");
}
