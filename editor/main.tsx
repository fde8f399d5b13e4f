import Form from "@rjsf/core";
import { deepEquals, ErrorSchemaBuilder, type RJSFSchema } from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import { type MouseEvent, type SyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "./editor.css";
import { Prose } from "./prose.tsx";
import { request, type TextChoices } from "./request.ts";
import { ListItem, PictureWidget, TextWidget } from "./widgets.tsx";

type Listed = { file: string; kind?: string; group: string; title: string; page: string; state?: string };
type Opened = Listed & { text: string; value: unknown; schema: RJSFSchema };
type Content = { files: Listed[]; opened: Opened; context: TextChoices };
type Problem = { path: (string | number)[]; message: string };

const root = createRoot(document.getElementById("editor") as HTMLElement);
const fail = ({ message }: Error) => root.render(<p role="alert">{message}</p>);
const addressOf = (file: string) => `?${new URLSearchParams({ file })}`;

/** Shows the file that the address names. */
async function show() {
  const content = await request<Content>(`content${location.search}`);
  root.render(<Editor key={content.opened.file} {...content} />);
  return content.opened;
}

async function add({ currentTarget: { value: kind } }: MouseEvent<HTMLButtonElement>) {
  let question = `Title of the new ${kind.replace("-", " ")}:`;
  for (let title = prompt(question); title; title = prompt(question, title)) {
    const created = await request<string>("entry", "POST", { kind, title }).catch(({ message }) => {
      question = message;
    });
    if (created) {
      location.search = addressOf(created);
      return;
    }
  }
}

/** The text that is being edited. The page beside the form scrolls to it. */
let edited = "";

function lookAt({ target }: SyntheticEvent) {
  const place = (target as Element).closest("[type=text], textarea, .mdxeditor :is(p, h2, h3, li)");
  // The value of a list item in a text is its number.
  const { value, textContent } = (place ?? {}) as HTMLInputElement;
  const text = typeof value === "string" ? value : textContent;
  // Pages don't show placeholders, links and stars as they are written.
  if (text) [edited = ""] = text.split(/[{}[\]*]/).toSorted((a, b) => b.length - a.length);
  showEdited();
}

/** The page beside the form, unless the browser shows an error of its own there. */
const shownPage = () =>
  document.querySelector("iframe")?.contentDocument?.defaultView as
    | (Window & { find(text: string): void })
    | null;

/** The newest request for mistakes. Older ones may be answered after it. */
let newest: Promise<Problem[]>;

/** How far the page is scrolled. It is loaded again after each change, and the edited text may not be found on it. */
let scrolled = 0;

function showAgain() {
  const page = shownPage();
  if (!page) return;
  // The browser would restore the position later than this.
  page.history.scrollRestoration = "manual";
  page.scrollTo(0, scrolled);
  page.addEventListener("scroll", () => {
    scrolled = page.scrollY;
  });
  showEdited();
}

function showEdited() {
  const page = shownPage();
  page?.getSelection()?.empty();
  page?.find(edited);
}

function Editor({ files, opened, context }: Content) {
  const [value, setValue] = useState(opened.value);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [notice, setNotice] = useState("");
  const isChanged = !deepEquals(value, opened.value);
  window.onbeforeunload = isChanged ? (event) => event.preventDefault() : null;
  navigation.onnavigate = (event) => {
    if (isChanged && !confirm("Leave this page without saving your changes?")) event.preventDefault();
    else if (event.canIntercept) {
      scrolled = 0;
      event.intercept({ handler: async () => void (await show().catch(fail)) });
    }
  };
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of problems) errors.addErrors(message, path);

  async function run(doing: string, work: () => Promise<string>) {
    setNotice(doing);
    setNotice(await work().catch(({ message }) => message.replace(/^(?!Not )/, "Not done. ")));
  }

  /** Marks what is wrong with a field when it is left. */
  async function check(id: string) {
    const asked = request<Problem[]>("content", "PUT", { ...opened, value });
    newest = asked;
    const found = await asked;
    if (asked !== newest) return;
    const idOf = ({ path }: Problem) => ["root", ...path].join("_");
    setProblems(
      found.filter((each) => idOf(each) === id || problems.some((old) => idOf(old) === idOf(each))),
    );
  }

  async function save() {
    const asked = request<Problem[]>("content", "PUT", { ...opened, value, isFinal: true });
    newest = asked;
    const found = await asked;
    flushSync(() => setProblems(found));
    document.querySelector(".text-danger")?.scrollIntoView({ block: "center" });
    if (found.length > 0) return "Not saved. Correct what is marked in red.";
    const saved = await show();
    // What was typed in the meantime is kept.
    setValue((current: unknown) => (deepEquals(current, value) ? saved.value : current));
    return "Saved";
  }

  async function publish() {
    const changes = await request<string>("changes");
    if (!confirm(`Publish these changes?\n\n${changes}`)) return "Not published yet.";
    setNotice("Building the site …");
    return request<string>("publish", "POST");
  }

  async function remove() {
    if (!confirm(`Delete "${opened.title}"? Only a developer can bring it back.`)) return "";
    const done = await request<string>("content", "DELETE", opened);
    location.search = "";
    return done;
  }

  return (
    <>
      <nav>
        {Object.entries(Object.groupBy(files, ({ group }) => group)).map(([group, listed = []]) => (
          <details key={group} open={group === opened.group || undefined}>
            <summary>{group}</summary>
            {listed.map(({ file, title, state }) => (
              <a key={file} href={addressOf(file)} aria-current={file === opened.file}>
                {title} <small>{state}</small>
              </a>
            ))}
            {listed[0]?.kind && (
              <button type="button" value={listed[0].kind} onClick={add}>
                New {listed[0].kind.replace("-", " ")}
              </button>
            )}
          </details>
        ))}
      </nav>
      <main onClick={lookAt} onKeyUp={lookAt}>
        <header data-changed={isChanged}>
          <h1>{opened.title}</h1>
          <small>{opened.state}</small>
          <button type="button" disabled={notice === "Saving …"} onClick={() => run("Saving …", save)}>
            Save
          </button>
          <button type="button" disabled={isChanged} onClick={() => run("Looking for changes …", publish)}>
            Publish
          </button>
          {opened.kind && (
            <button type="button" disabled={isChanged} onClick={() => run("Deleting …", remove)}>
              Delete
            </button>
          )}
          <p role="status" data-failed={notice.startsWith("Not ")}>
            {isChanged && /^(?:Saved)?$/.test(notice) ? "Unsaved changes" : notice}
          </p>
        </header>
        <Form
          schema={opened.schema}
          formData={value}
          formContext={context}
          onChange={({ formData }) => setValue(formData)}
          onBlur={check}
          validator={validator}
          noValidate
          extraErrors={errors.ErrorSchema}
          showErrorList={false}
          widgets={{ TextWidget, markdown: Prose, picture: PictureWidget }}
          templates={{ ArrayFieldItemTemplate: ListItem }}
          uiSchema={{ "ui:globalOptions": { enableOptionalDataFieldForType: ["object", "array"] } }}
          experimental_defaultFormStateBehavior={{
            arrayMinItems: { populate: "never" },
            emptyObjectFields: "skipDefaults",
          }}
        />
      </main>
      <iframe key={opened.text} title="The page" src={opened.page} onLoad={showAgain} />
    </>
  );
}

await Promise.allSettled([...document.fonts].map((font) => font.load()));
window.onunhandledrejection = ({ reason }) => alert(reason.message);
show().catch(fail);
