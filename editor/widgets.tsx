import type { ArrayFieldItemTemplateProps, WidgetProps } from "@rjsf/utils";
import { type ReactElement, useState } from "react";
import { type EditingContext, request } from "./request.ts";

/** Adds a picture, or a photo of a person, and returns its name. */
export const upload = (file: File, person = "") =>
  request<string>(`picture?${new URLSearchParams({ name: file.name, person })}`, "POST", file);

/** A picture, chosen from all pictures of the site or uploaded; or the key of a person, whose photo can be replaced. */
export function PictureWidget({ id, value = "", schema, onChange, registry }: WidgetProps) {
  const [state, setState] = useState("");
  const [uploads, setUploads] = useState(0);
  const { pictures } = registry.formContext as EditingContext;
  const isPerson = schema.format === "portrait";
  function send(file: File) {
    setState("Making every size of the picture …");
    const done = (name: string) => {
      setState("");
      setUploads(uploads + 1);
      pictures[name] ??= URL.createObjectURL(file);
      onChange(name);
    };
    upload(file, isPerson ? value : "").then(done, (error: Error) => setState(error.message));
  }
  const url = isPerson ? `/art/drawings/portrait-${value}-small.webp?${uploads}` : pictures[value];
  return (
    <details className="picture">
      <summary id={id}>
        {value && <img src={url} alt="" />} {value || "Choose a picture"}
      </summary>
      {isPerson && <input aria-label="Key" value={value} onChange={({ target }) => onChange(target.value)} />}
      <label>
        {isPerson ? "Upload a photo" : "Upload a picture"}
        <input type="file" onChange={({ target }) => target.files?.[0] && send(target.files[0])} />
      </label>
      <span role="status">{state}</span>
      {Object.entries(isPerson ? {} : pictures).map(([name, url]) => (
        <button key={name} type="button" title={name} aria-label={name} onClick={() => onChange(name)}>
          <img src={url} alt="" loading="lazy" />
        </button>
      ))}
    </details>
  );
}

/** An entry of a list. Those with several fields are folded up under their first text. */
export function ListItem({ children, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const { ArrayFieldItemButtonsTemplate: Buttons } = registry.templates;
  const { formData } = (children as ReactElement<{ formData: unknown }>).props;
  const name = Object.values(Object(formData)).find((inner) => inner && typeof inner === "string");
  return (
    <div className="item">
      {typeof formData === "object" ? (
        <details open={name === undefined}>
          <summary>{String(name ?? "New")}</summary>
          {children}
        </details>
      ) : (
        children
      )}
      <Buttons {...buttonsProps} />
    </div>
  );
}
