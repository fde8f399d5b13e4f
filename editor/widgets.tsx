import type { ArrayFieldItemTemplateProps, FieldProps, WidgetProps } from "@rjsf/utils";
import { type ChangeEvent, type ReactElement, useState } from "react";
import { type TextChoices, upload } from "./request.ts";

/** Also for numbers, because the browser's own field for them drops letters without a word. */
export const TextWidget = (props: WidgetProps) => (
  <props.registry.templates.BaseInputTemplate {...props} type="text" />
);

export const PictureWidget = ({ schema, registry, ...props }: WidgetProps) => (
  <PictureChoice
    {...props}
    {...(registry.formContext as TextChoices)}
    isPerson={schema.format === "portrait"}
  />
);

type PictureChoiceProps = Pick<WidgetProps, "id" | "value" | "onChange"> &
  Pick<TextChoices, "pictures"> & { isPerson?: boolean; isOpen?: boolean };

/** A picture, chosen from all pictures of the site or uploaded; or the key of a person, whose photo can be replaced. */
export function PictureChoice({ id, value = "", onChange, pictures, isPerson, isOpen }: PictureChoiceProps) {
  const [state, setState] = useState("");
  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    setState("Making every size of the picture …");
    const sent = upload(target.files?.[0] as File, pictures, isPerson ? value : "").then(onChange);
    setState(await sent.then(() => "Uploaded").catch(({ message }) => message));
  }
  const url = isPerson ? `/art/drawings/portrait-${value}-small.webp?${state}` : pictures[value];
  return (
    <details className="picture" open={isOpen}>
      <summary id={id}>
        {value && <img src={url} alt="" />} {value || "Choose a picture"}
      </summary>
      {isPerson && <input aria-label="Key" value={value} onChange={({ target }) => onChange(target.value)} />}
      <label>
        {isPerson ? "Upload a photo" : "Upload a picture"}
        <input type="file" disabled={isPerson && !value} onChange={send} />
      </label>
      <span role="status">{state}</span>
      {Object.entries(isPerson ? {} : pictures).map(([name, each]) => (
        <button key={name} type="button" title={name} aria-label={name} onClick={() => onChange(name)}>
          <img src={each} alt="" loading="lazy" />
        </button>
      ))}
    </details>
  );
}

/** An entry of a list. One with several fields is folded up under its first text until it is opened or has a mistake. */
export function ListItem({ children, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const { formData, errorSchema } = (children as ReactElement<FieldProps>).props;
  const { key, slug, id, ...fields } = Object(formData);
  const title = Object.values(fields).find((inner) => inner && typeof inner === "string");
  const [isNew] = useState(!title);
  return (
    <div className="item">
      {formData instanceof Object ? (
        <details open={isNew || Object.keys(errorSchema ?? {}).length > 0 || undefined}>
          <summary>{String(title ?? "New")}</summary>
          {children}
        </details>
      ) : (
        children
      )}
      <registry.templates.ArrayFieldItemButtonsTemplate {...buttonsProps} />
    </div>
  );
}
