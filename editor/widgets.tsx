import type { ArrayFieldItemTemplateProps, FieldProps, WidgetProps } from "@rjsf/utils";
import { type ChangeEvent, type ReactElement, useState } from "react";
import { type TextChoices, upload, uploadPortrait } from "./request.ts";

/** Also for numbers, because the browser's own field for them drops letters without a word. */
export const TextWidget = (props: WidgetProps) => (
  <props.registry.templates.BaseInputTemplate {...props} type="text" />
);

export const PictureWidget = ({ registry, ...props }: WidgetProps) => (
  <PictureChoice {...props} {...(registry.formContext as TextChoices)} />
);

type PictureChoiceProps = Pick<WidgetProps, "id" | "value" | "onChange"> &
  Pick<TextChoices, "pictures"> & { isOpen?: boolean };

/** A picture, chosen from all pictures of the site or uploaded. */
export function PictureChoice({ id, value = "", onChange, pictures, isOpen }: PictureChoiceProps) {
  return (
    <details className="picture" open={isOpen}>
      <summary id={id}>
        {value && <img src={pictures[value]} alt="" />} {value || "Choose a picture"}
      </summary>
      <Upload
        label="Upload a picture"
        value={value}
        send={async (file) => {
          const name = await upload(file, pictures);
          onChange(name);
          return name;
        }}
      />
      {Object.entries(pictures).map(([name, each]) => (
        <button key={name} type="button" title={name} aria-label={name} onClick={() => onChange(name)}>
          <img src={each} alt="" loading="lazy" />
        </button>
      ))}
    </details>
  );
}

type UploadProps = { label: string; value: string; disabled?: boolean; send(file: File): Promise<string> };

/** Sends a file, whose name becomes the value, and says what has become of it until another value is chosen. */
function Upload({ label, value, disabled, send }: UploadProps) {
  const [state, setState] = useState({ text: "", of: value, failed: false });
  async function start({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setState({ text: "Making every size of the picture …", of: value, failed: false });
    const done = send(file).then((of) => ({ text: "Uploaded", of, failed: false }));
    setState(await done.catch(({ message }) => ({ text: message, of: value, failed: true })));
    // Otherwise, the browser wouldn't report the same file when it is chosen again.
    target.value = "";
  }
  return (
    <>
      <label>
        {label}
        <input type="file" disabled={disabled} onChange={start} />
      </label>
      <p role="status" data-failed={state.failed}>
        {state.of === value && state.text}
      </p>
    </>
  );
}

type PortraitProps = { person: { key?: string; name?: string }; onKey(key: string): void };

/** The portrait of a person, whose photo can be replaced. Someone new gets a key with it. */
function Portrait({ person, onKey }: PortraitProps) {
  const { key = "", name = "" } = person;
  const [uploads, setUploads] = useState(0);
  async function send(photo: File) {
    if (key && !confirm(`Replace the portrait of ${name}?`)) throw new Error("Not replaced.");
    const added = await uploadPortrait(photo, person);
    setUploads(uploads + 1);
    onKey(added);
    return added;
  }
  return (
    <div className="picture">
      {key && <img src={`/art/drawings/portrait-${key}-small.webp?${uploads}`} alt="" loading="lazy" />}
      <Upload
        label={name ? "Upload a photo" : "Photo: type the name first"}
        value={key}
        disabled={!name}
        send={send}
      />
    </div>
  );
}

/** An entry of a list. One with several fields is folded up under its first text until it is opened or has a mistake. */
export function ListItem({ children, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const { formData, errorSchema, schema, fieldPathId, onChange } = (children as ReactElement<FieldProps>)
    .props;
  const { key, slug, id, ...fields } = Object(formData);
  const title = Object.values(fields).find((inner) => inner && typeof inner === "string");
  const [isNew] = useState(!title);
  return (
    <div className="item">
      {formData instanceof Object ? (
        <details open={isNew || Object.keys(errorSchema ?? {}).length > 0 || undefined}>
          <summary>{String(title ?? "New")}</summary>
          {children}
          {schema.portrait && (
            <Portrait person={formData} onKey={(added) => onChange(added, [...fieldPathId.path, "key"])} />
          )}
        </details>
      ) : (
        children
      )}
      <registry.templates.ArrayFieldItemButtonsTemplate {...buttonsProps} />
    </div>
  );
}
