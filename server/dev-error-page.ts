import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What Vite adds to the error of a file it can't parse. */
type BuildError = Error & {
  id?: string;
  frame?: string;
  loc?: { file?: string; line: number; column: number };
};

/** A page that shows an error in Vite's overlay. Vite reloads it once the file is fixed. */
export function devErrorPage(thrown: unknown): string {
  const error = thrown as BuildError;
  const file = error.loc?.file ?? error.id;
  const shown = {
    message: stripVTControlCharacters(error.message),
    stack: "",
    frame: stripVTControlCharacters(error.frame ?? ""),
    id:
      file && `${relative(process.cwd(), file)}${error.loc ? `:${error.loc.line}:${error.loc.column}` : ""}`,
  };
  return `<!doctype html><html lang="en"><head><title>Error</title></head><body>
<pre>${escapeHtml(`${shown.id ?? ""}\n${shown.message}`)}</pre>
<script type="module">
import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${JSON.stringify(shown).replaceAll("<", "\\u003c")}));
</script></body></html>`;
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
