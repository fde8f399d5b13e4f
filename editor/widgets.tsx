import {
  type ArrayFieldItemTemplateProps,
  type FieldProps,
  toErrorList,
  type WidgetProps,
} from "@rjsf/utils";
import { type ReactElement, useState } from "react";
import { type EditingContext, request } from "./request.ts";

/** Adds a picture, or a photo of a person, and returns its name. */
export async function upload(file: File, context: EditingContext, person = "") {
  const query = new URLSearchParams({ name: file.name, person });
  const name = await request<string>(`picture?${query}`, "POST", file);
  context.pictures[name] ??= URL.createObjectURL(file);
  return name;
}

/** A picture, chosen from all pictures of the site or uploaded; or the key of a person, whose photo can be replaced. */
export function PictureWidget({ id, value = "", schema, onChange, registry }: WidgetProps) {
  const [state, setState] = useState("");
  const context = registry.formContext as EditingContext;
  const isPerson = schema.format === "portrait";
  async function send(file: File) {
    setState("Making every size of the picture …");
    onChange(await upload(file, context, isPerson ? value : ""));
    setState("Uploaded");
  }
  const url = isPerson ? `/art/drawings/portrait-${value}-small.webp?${state}` : context.pictures[value];
  return (
    <details className="picture">
      <summary id={id}>
        {value && <img src={url} alt="" />} {value || "Choose a picture"}
      </summary>
      {isPerson && <input aria-label="Key" value={value} onChange={({ target }) => onChange(target.value)} />}
      <label>
        {isPerson ? "Upload a photo" : "Upload a picture"}
        <input
          type="file"
          onChange={({ target: { files } }) =>
            files?.[0] && send(files[0]).catch(({ message }) => setState(message))
          }
        />
      </label>
      <span role="status">{state}</span>
      {Object.entries(isPerson ? {} : context.pictures).map(([name, each]) => (
        <button key={name} type="button" title={name} aria-label={name} onClick={() => onChange(name)}>
          <img src={each} alt="" loading="lazy" />
        </button>
      ))}
    </details>
  );
}

/** An entry of a list. One with several fields is folded up under its first text until it is opened or has a mistake. */
export function ListItem({ children, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const { ArrayFieldItemButtonsTemplate: Buttons } = registry.templates;
  const { formData, errorSchema } = (children as ReactElement<FieldProps>).props;
  const { key, slug, id, ...fields } = Object(formData);
  const texts = Object.values(fields).filter((inner) => inner && typeof inner === "string");
  const [isNew] = useState(texts.length === 0);
  const hasMistake = toErrorList(errorSchema).length > 0;
  return (
    <div className="item">
      {formData instanceof Object ? (
        <details open={isNew || hasMistake || undefined}>
          <summary>{String(texts[0] ?? "New")}</summary>
          {children}
        </details>
      ) : (
        children
      )}
      <Buttons {...buttonsProps} />
    </div>
  );
}
