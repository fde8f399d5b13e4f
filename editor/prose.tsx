import * as mdx from "@mdxeditor/editor";
import "@mdxeditor/editor/style.css";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo } from "react";
import { parse, stringify } from "yaml";
import { Fields } from "./form.tsx";
import type { EditingContext } from "./request.ts";
import { upload } from "./widgets.tsx";

/** Markdown in a word-processor view. */
export function Prose({ value = "", onChange, registry }: WidgetProps) {
  const context = registry.formContext as EditingContext;
  const plugins = useMemo(() => pluginsFor(context), [context]);
  return (
    <mdx.MDXEditor
      markdown={value}
      suppressHtmlProcessing
      // The form in which the content files are written.
      toMarkdownOptions={{ bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one", resourceLink: true }}
      plugins={plugins}
      onChange={(markdown, isInitial) => isInitial || onChange(markdown)}
    />
  );
}

const pluginsFor = (context: EditingContext) => [
  mdx.headingsPlugin({ allowedHeadingLevels: [2, 3] }),
  ...[mdx.listsPlugin(), mdx.linkPlugin(), mdx.linkDialogPlugin(), mdx.quotePlugin()],
  mdx.tablePlugin({ tablePipeAlign: false }),
  mdx.imagePlugin({
    imageUploadHandler: (file) => upload(file, context),
    imagePreviewHandler: async (name) => context.pictures[name] ?? name,
    imageAutocompleteSuggestions: Object.keys(context.pictures),
    disableImageResize: true,
  }),
  mdx.codeBlockPlugin({
    defaultCodeBlockLanguage: "text",
    codeBlockEditorDescriptors: [
      { match: () => true, priority: 0, Editor: (props) => <CodeBlock {...props} context={context} /> },
    ],
  }),
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

/** Code with its caption; or, if its language is the name of a block, the fields of that block. */
function CodeBlock(props: mdx.CodeBlockEditorProps & { context: EditingContext }) {
  const { code, language, meta, context } = props;
  const { setCode, setLanguage, setMeta } = mdx.useCodeBlockEditorContext();
  const block = context.blocks[language];
  const kinds = new Set([language, ...context.languages, ...Object.keys(context.blocks)]);
  const setValue = (value: unknown) => setCode(stringify(value, { lineWidth: 0 }).trimEnd());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed here are not for the text around the block
    <div onKeyDown={(event) => event.stopPropagation()}>
      <select aria-label="Kind" value={language} onChange={({ target }) => setLanguage(target.value)}>
        {[...kinds].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {block ? (
        <Fields schema={block} value={parse(code)} context={context} tagName="div" onChange={setValue} />
      ) : (
        <>
          <input aria-label="Caption" value={meta} onChange={({ target }) => setMeta(target.value)} />
          <textarea aria-label="Code" value={code} onChange={({ target }) => setCode(target.value)} />
        </>
      )}
    </div>
  );
}
