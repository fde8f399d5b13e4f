import { deepEquals, type RJSFSchema } from "@rjsf/utils";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "./editor.css";
import { Fields } from "./form.tsx";
import { type EditingContext, type Problem, request } from "./request.ts";

type Listed = { file: string; kind?: string; group: string; title: string; page: string; state?: string };
type Opened = Listed & { text: string; value: unknown; schema: RJSFSchema };
type Content = { files: Listed[]; opened: Opened; context: EditingContext };

const root = createRoot(document.body);
const addressOf = (file: string) => `?${new URLSearchParams({ file })}`;

/** Shows the file that the address names. */
async function show() {
  const content = await request<Content>(`content${location.search}`);
  root.render(<Editor {...content} />);
  return content.opened;
}

async function add(kind: string) {
  const name = prompt("The last part of the new page’s address, such as “site engineer”:");
  if (name) location.search = addressOf(await request<string>("entry", "POST", { kind, name }));
}

function Editor({ files, opened, context }: Content) {
  return (
    <>
      <nav>
        {Object.entries(Object.groupBy(files, ({ group }) => group)).map(([group, listed = []]) => (
          <details key={group} open={group === opened.group || undefined}>
            <summary>{group}</summary>
            {listed.map(({ file, title, state }) => (
              <a key={file} href={addressOf(file)} aria-current={file === opened.file}>
                {title} {state !== "Published" && <small>{state}</small>}
              </a>
            ))}
            {listed.slice(0, 1).map(
              ({ kind }) =>
                kind && (
                  <button
                    key={kind}
                    type="button"
                    onClick={() => add(kind).catch(({ message }) => alert(message))}
                  >
                    New {kind.replace("-", " ")}
                  </button>
                ),
            )}
          </details>
        ))}
      </nav>
      <OpenedFile key={opened.file} opened={opened} context={context} />
    </>
  );
}

function OpenedFile({ opened, context }: Omit<Content, "files">) {
  const [value, setValue] = useState(opened.value);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [notice, setNotice] = useState("");
  const isChanged = !deepEquals(value, opened.value);

  async function save() {
    setNotice("Saving …");
    const found = await request<Problem[]>("content", "PUT", { ...opened, value });
    setProblems(found);
    setNotice(found.length > 0 ? "Not saved. Correct what is marked in red." : "Saved");
    if (found.length > 0) return;
    setValue((await show()).value);
    // The site reloads its pages itself, but not while it restarts after a new picture.
    const preview = document.querySelector("iframe");
    preview?.setAttribute("src", preview.src);
  }

  useEffect(() => {
    if (problems.length > 0) document.querySelector(".text-danger")?.scrollIntoView({ block: "center" });
  }, [problems]);
  useEffect(() => {
    window.onbeforeunload = isChanged ? (event) => event.preventDefault() : null;
    navigation.onnavigate = (event) => {
      if (isChanged && !confirm("Leave this page without saving your changes?")) event.preventDefault();
      else if (event.canIntercept) event.intercept({ handler: async () => void (await show()) });
    };
  }, [isChanged]);

  return (
    <>
      <main>
        <header data-changed={isChanged}>
          <h1>{opened.title}</h1>
          <small>{opened.state}</small>
          <button type="button" onClick={() => save().catch(({ message }) => setNotice(message))}>
            Save
          </button>
          <p role="status">{isChanged && /^(?:Saved)?$/.test(notice) ? "Unsaved changes" : notice}</p>
        </header>
        <Fields {...opened} formData={value} formContext={context} problems={problems} onChange={setValue} />
      </main>
      <iframe title="The page" src={opened.page} />
    </>
  );
}

// The site's fonts are used only if they are there before the first text.
await Promise.allSettled([...document.fonts].map((font) => font.load()));
show().catch(({ message }) => root.render(<p role="alert">{message}</p>));
