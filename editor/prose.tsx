import * as mdx from "@mdxeditor/editor";
import "@mdxeditor/editor/style.css";
import type { FormProps } from "@rjsf/core";
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
  ...[mdx.listsPlugin(), mdx.linkPlugin(), mdx.quotePlugin()],
  mdx.linkDialogPlugin({ linkAutocompleteSuggestions: context.pages, showLinkTitleField: false }),
  mdx.tablePlugin({ tablePipeAlign: false }),
  mdx.imagePlugin({
    imageUploadHandler: (file) => upload(file, context),
    imagePreviewHandler: async (name) => context.pictures[name] ?? name,
    imageAutocompleteSuggestions: Object.keys(context.pictures),
    disableImageResize: true,
  }),
  mdx.codeBlockPlugin({
    defaultCodeBlockLanguage: "text",
    codeBlockEditorDescriptors: Object.entries(context.blocks).map(([name, schema]) => ({
      match: (language) => language === name,
      priority: 2,
      Editor: ({ code }) => <Block schema={schema} formContext={context} idPrefix={name} code={code} />,
    })),
  }),
  mdx.codeMirrorPlugin({ codeBlockLanguages: context.languages, autoLoadLanguageSupport: false }),
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

/** A block with fields, such as a timeline. */
function Block({ code, ...form }: Pick<FormProps, "schema" | "formContext" | "idPrefix"> & { code: string }) {
  const { setCode } = mdx.useCodeBlockEditorContext();
  const save = (value: unknown) => setCode(stringify(value, { lineWidth: 0 }).trimEnd());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed here are not for the text around the block
    <div onKeyDown={(event) => event.stopPropagation()}>
      <Fields {...form} formData={parse(code)} tagName="div" onChange={save} />
    </div>
  );
}
