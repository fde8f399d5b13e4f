import * as mdx from "@mdxeditor/editor";
import "@mdxeditor/editor/style.css";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo } from "react";
import { PictureDialog } from "./picture-dialog.tsx";
import { type TextChoices, upload } from "./request.ts";

/** Markdown in a word-processor view. */
export function Prose({ id, value = "", onChange, onBlur, registry }: WidgetProps) {
  const plugins = useMemo(() => pluginsFor(registry.formContext), [registry.formContext]);
  return (
    <mdx.MDXEditor
      markdown={value}
      suppressHtmlProcessing
      // The form in which the content files are written.
      toMarkdownOptions={{ bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one", resourceLink: true }}
      plugins={plugins}
      onChange={(markdown, isInitial) => isInitial || onChange(markdown)}
      onBlur={() => onBlur(id, value)}
      translation={(key, text, values = {}) =>
        Object.entries(values).reduce(
          (done, [name, each]) => done.replaceAll(`{{${name}}}`, each),
          WORDS[key] ?? text,
        )
      }
    />
  );
}

/** Words of the link dialog that people who don't write HTML wouldn't understand. */
const WORDS: Record<string, string> = {
  "createLink.url": "Address",
  "createLink.urlPlaceholder": "Type the beginning, such as /contact",
  "dialogControls.save": "Insert",
};

const pluginsFor = ({ languages, pages, pictures }: TextChoices) => [
  mdx.headingsPlugin({ allowedHeadingLevels: [2, 3] }),
  ...[mdx.listsPlugin(), mdx.linkPlugin(), mdx.quotePlugin()],
  mdx.linkDialogPlugin({ linkAutocompleteSuggestions: pages, showLinkTitleField: false }),
  mdx.tablePlugin({ tablePipeAlign: false }),
  mdx.imagePlugin({
    imageUploadHandler: (file) => upload(file, pictures),
    imagePreviewHandler: async (name) => pictures[name] ?? name,
    ImageDialog: () => <PictureDialog pictures={pictures} />,
    disableImageResize: true,
  }),
  mdx.codeBlockPlugin({ defaultCodeBlockLanguage: "text" }),
  mdx.codeMirrorPlugin({ codeBlockLanguages: languages, autoLoadLanguageSupport: false }),
  mdx.markdownShortcutPlugin(),
  mdx.toolbarPlugin({
    toolbarContents: () => (
      <>
        <mdx.UndoRedo />
        <mdx.BlockTypeSelect />
        <mdx.BoldItalicUnderlineToggles options={["Bold", "Italic"]} />
        <mdx.ListsToggle options={["bullet", "number"]} />
        <mdx.CreateLink />
        <mdx.InsertImage />
        <mdx.InsertTable />
        <mdx.InsertCodeBlock />
      </>
    ),
  }),
];

/** What a word processor writes on the clipboard, and our texts can't have, with what becomes of it. */
const FOREIGN = { "img, [style*='mso-list:Ignore']": "", "u, ins": "span", h1: "h2", "h4, h5, h6": "h3" };

function cleanPaste(event: ClipboardEvent) {
  const target = event.target as Element;
  const html = event.clipboardData?.getData("text/html") ?? "";
  const isCell = target.closest(".mdxeditor :is(td, th)");
  if (!event.isTrusted || !target.closest(".mdxeditor [contenteditable]") || !(html || isCell)) return;
  event.preventDefault();
  event.stopPropagation();
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const [selector, tag] of Object.entries(FOREIGN))
    for (const element of [...body.querySelectorAll(selector)].reverse())
      element.outerHTML = tag && `<${tag}>${element.innerHTML}</${tag}>`;
  const cleaned = { clipboardData: new DataTransfer(), bubbles: true, cancelable: true };
  // Of several paragraphs in a cell, a table in Markdown would keep only the first.
  const line = (event.clipboardData?.getData("text/plain") || body.textContent).replace(/\s+/g, " ").trim();
  if (isCell) cleaned.clipboardData.setData("text/plain", line);
  else cleaned.clipboardData.setData("text/html", body.innerHTML);
  target.dispatchEvent(new ClipboardEvent("paste", cleaned));
}
document.addEventListener("paste", cleanPaste, true);

// In the link dialog, the list of pages would keep Enter for itself even if no page is chosen in it.
function insertLink(event: KeyboardEvent) {
  const input = (event.target as Element).closest<HTMLInputElement>("[class*=linkDialogEditForm] input");
  if (event.key !== "Enter" || !input || input.getAttribute("aria-activedescendant")) return;
  event.preventDefault();
  event.stopPropagation();
  input.form?.requestSubmit();
}
document.addEventListener("keydown", insertLink, true);

// Three clicks select up to the beginning of the next block, and typing would join the two.
document.addEventListener("click", ({ detail, target }) => {
  const block = (target as Element).closest(".mdxeditor :is(p, h2, h3, li, blockquote)");
  if (detail === 3 && block) getSelection()?.selectAllChildren(block);
});
