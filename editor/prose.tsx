import {
  BlockTypeSelect,
  BoldItalicUnderlineToggles,
  CreateLink,
  codeBlockPlugin,
  type CodeBlockEditorProps,
  headingsPlugin,
  InsertCodeBlock,
  InsertImage,
  InsertTable,
  imagePlugin,
  ListsToggle,
  linkDialogPlugin,
  linkPlugin,
  listsPlugin,
  MDXEditor,
  markdownShortcutPlugin,
  quotePlugin,
  tablePlugin,
  thematicBreakPlugin,
  toolbarPlugin,
  UndoRedo,
  useCodeBlockEditorContext,
} from "@mdxeditor/editor";
import "@mdxeditor/editor/style.css";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo } from "react";
import { parse, stringify } from "yaml";
import { Fields } from "./form.tsx";
import type { EditingContext } from "./request.ts";
import { upload } from "./widgets.tsx";

/** The form in which the content files are written. */
const written = { bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one", fences: true, resourceLink: true } as const;

/** Markdown in a word-processor view. */
export function Prose({ value = "", onChange, registry }: WidgetProps) {
  const context = registry.formContext as EditingContext;
  const plugins = useMemo(
    () => [
      headingsPlugin({ allowedHeadingLevels: [2, 3] }),
      ...[listsPlugin(), linkPlugin(), linkDialogPlugin(), quotePlugin(), thematicBreakPlugin()],
      tablePlugin({ tablePipeAlign: false }),
      imagePlugin({
        imageUploadHandler: (file) => upload(file),
        imagePreviewHandler: async (name) => context.pictures[name] ?? name,
        imageAutocompleteSuggestions: Object.keys(context.pictures),
        disableImageResize: true,
      }),
      codeBlockPlugin({ codeBlockEditorDescriptors: [{ match: () => true, priority: 0, Editor: (props) => <CodeBlock {...props} context={context} /> }] }),
      markdownShortcutPlugin(),
      toolbarPlugin({
        toolbarContents: () => (
          <>
            <UndoRedo />
            <BlockTypeSelect />
            <BoldItalicUnderlineToggles options={["Bold", "Italic"]} />
            <ListsToggle options={["bullet", "number"]} />
            <CreateLink />
            <InsertImage />
            <InsertTable />
            <InsertCodeBlock />
          </>
        ),
      }),
    ],
    [context],
  );
  return (
    <MDXEditor
      markdown={value}
      suppressHtmlProcessing
      toMarkdownOptions={written}
      plugins={plugins}
      onChange={(markdown, isInitial) => isInitial || onChange(markdown)}
    />
  );
}

/** Code with its caption; or, if its language is the name of a block, the fields of that block. */
function CodeBlock({ code, language, meta, context }: CodeBlockEditorProps & { context: EditingContext }) {
  const { setCode, setLanguage, setMeta } = useCodeBlockEditorContext();
  const block = context.blocks[language];
  const kinds = new Set([language, "sh", "sql", "ts", "txt", ...Object.keys(context.blocks)]);
  const setValue = (value: unknown) => setCode(stringify(value, { lineWidth: 0 }).trimEnd());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps keys typed in the fields from the text around them
    <div className="block" onKeyDown={(event) => event.stopPropagation()}>
      <select aria-label="Kind of block" value={language} onChange={({ target }) => setLanguage(target.value)}>
        {[...kinds].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {block ? (
        <Fields schema={block} value={parse(code)} context={context} tagName="div" idPrefix={language} onChange={setValue} />
      ) : (
        <>
          <input aria-label="Caption" value={meta} onChange={({ target }) => setMeta(target.value)} />
          <textarea aria-label="Code" value={code} onChange={({ target }) => setCode(target.value)} />
        </>
      )}
    </div>
  );
}
