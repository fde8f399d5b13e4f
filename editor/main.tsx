import type { RJSFSchema } from "@rjsf/utils";
import { useCallback, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "./editor.css";
import { Fields } from "./form.tsx";
import { type EditingContext, type Problem, request } from "./request.ts";

type Listed = { file: string; kind?: string; group: string; title: string; page: string; state?: string };
type Opened = Listed & { version: string; value: unknown; schema: RJSFSchema };
type Content = { files: Listed[]; opened?: Opened; context: EditingContext };

const name = new URLSearchParams(location.search).get("file") ?? "pages/home.yaml";
const addressOf = (file: string) => `?${new URLSearchParams({ file })}`;

function Editor() {
  const [{ files = [], opened, context }, setContent] = useState<Partial<Content>>({});
  const [value, setValue] = useState<unknown>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [notice, setNotice] = useState("");
  const isChanged = opened && value && JSON.stringify(value) !== JSON.stringify(opened.value);

  const attempt = useCallback((action: Promise<void>) => {
    action.catch((error: Error) => setNotice(error.message));
  }, []);
  const load = useCallback(async () => setContent(await request<Content>(`content${addressOf(name)}`)), []);
  useEffect(() => attempt(load()), [attempt, load]);
  useEffect(() => {
    const warn = (event: Event) => isChanged && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged]);

  async function save({ file, version, value: old }: Opened) {
    const found = await request<Problem[]>("content", "PUT", { file, version, value: value ?? old });
    setProblems(found);
    setNotice(found.length === 0 ? "Saved" : `Not saved. ${found.map(sentenceOf).join(" ")}`);
    if (found.length > 0) return;
    await load();
    // The site reloads its pages itself, but not while it restarts after a new picture.
    const preview = document.querySelector("iframe");
    preview?.setAttribute("src", preview.src);
  }

  return (
    <>
      <nav>
        {Object.entries(Object.groupBy(files, ({ group }) => group)).map(([group, listed = []]) => (
          <details key={group} open={group === opened?.group || undefined}>
            <summary>{group}</summary>
            {listed.map(({ file, title, state }) => (
              <a key={file} href={addressOf(file)} aria-current={file === name}>
                {title} <small>{state}</small>
              </a>
            ))}
            {listed[0]?.kind && <Add kind={listed[0].kind} attempt={attempt} />}
          </details>
        ))}
      </nav>
      <main>
        <header>
          <h1>{opened?.title}</h1> <small>{opened?.state}</small>
          {opened && (
            <button type="button" onClick={() => attempt(save(opened))}>
              Save
            </button>
          )}
          <p role="status">{isChanged && notice === "Saved" ? "" : notice}</p>
        </header>
        {opened && context && (
          <Fields
            {...opened}
            value={value ?? opened.value}
            context={context}
            problems={problems}
            onChange={setValue}
          />
        )}
      </main>
      {opened && <iframe title="The page" src={opened.page} />}
    </>
  );
}

function Add({ kind, attempt }: { kind: string; attempt(action: Promise<void>): void }) {
  async function add() {
    const slug = prompt(`The last part of the new page’s address, such as site-engineer:`);
    if (slug) location.search = addressOf(await request<string>("entry", "POST", { kind, slug }));
  }
  return <button type="button" onClick={() => attempt(add())}>{`New ${kind.replace("-", " ")}`}</button>;
}

/** "plans › 1 › price: is -5, but must be at least 0." */
const sentenceOf = ({ path, message }: Problem) =>
  `${path.map((part) => (typeof part === "number" ? part + 1 : part)).join(" › ")}: ${message}.`;

createRoot(document.body).render(<Editor />);
