import { useCallback, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { RJSFSchema } from "@rjsf/utils";
import "./editor.css";
import { Fields } from "./form.tsx";
import { type EditingContext, type Problem, request } from "./request.ts";

type File = {
  file: string;
  /** The kind of entry that can be added to this file's group. */
  kind?: string;
  group: string;
  title: string;
  page: string;
  state?: string;
  version: string;
  value: unknown;
  schema: RJSFSchema;
};
type Content = { files: File[]; context: EditingContext };

function Editor() {
  const [content, setContent] = useState<Content>();
  const [name, setName] = useState(location.hash.slice(1));
  const [value, setValue] = useState<unknown>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [notice, setNotice] = useState("");
  const files = content?.files ?? [];
  const opened = files.find(({ file }) => file === name);
  const isChanged = value !== undefined && JSON.stringify(value) !== JSON.stringify(opened?.value);

  const load = useCallback(async () => {
    setContent(await request<Content>("content"));
    setValue(undefined);
    setProblems([]);
  }, []);
  const attempt = (action: Promise<unknown>) => action.catch((error: Error) => setNotice(error.message));

  useEffect(() => {
    attempt(load());
  }, [load]);
  useEffect(() => {
    const warn = (event: Event) => isChanged && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged]);

  function open(file: string) {
    if (isChanged && !confirm("Leave this page without saving it?")) return;
    setName(file);
    setValue(undefined);
    setProblems([]);
    setNotice("");
    history.replaceState(null, "", `#${file}`);
  }

  async function save({ file, version, value: old }: File) {
    const found = await request<Problem[]>("content", "PUT", { file, version, value: value ?? old });
    if (found.length === 0) await load();
    setProblems(found);
    setNotice(found.length === 0 ? "Saved." : `Not saved. ${found.map(sentenceOf).join(" ")}`);
  }

  async function add(kind: string, group: string) {
    const slug = prompt("The last part of the new page’s address, such as site-engineer:");
    if (!slug) return;
    await request("entry", "POST", { kind, slug });
    await load();
  }

  return (
    <>
      <nav>
        {Object.entries(Object.groupBy(files, ({ group }) => group)).map(([group, listed = []]) => (
          <details key={group} open={listed.some(({ file }) => file === name)}>
            <summary>{group}</summary>
            {listed.map(({ file, title, state }) => (
              <button key={file} type="button" aria-current={file === name} onClick={() => open(file)}>
                {title} {state && <small>{state}</small>}
              </button>
            ))}
            {listed[0]?.kind && (
              <button type="button" onClick={() => attempt(add(listed[0]?.kind ?? "", group))}>+ New</button>
            )}
          </details>
        ))}
      </nav>
      <main>
        {content && opened && (
          <>
            <header>
              <h1>{opened.title}</h1> <small>{opened.state}</small>
              <button type="button" onClick={() => attempt(save(opened))}>Save</button>
              <p role="status">{notice}</p>
            </header>
            <Fields
              key={opened.file}
              schema={opened.schema}
              value={value ?? opened.value}
              context={content.context}
              problems={problems}
              onChange={setValue}
            />
          </>
        )}
      </main>
      {opened && <iframe title="The page" src={opened.page} />}
    </>
  );
}

const sentenceOf = ({ path, message }: Problem) => `${path.join(", ")}: ${message}.`;

createRoot(document.body).render(<Editor />);
