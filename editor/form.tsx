import Form, { type FormProps } from "@rjsf/core";
import { ErrorSchemaBuilder } from "@rjsf/utils";
import { customizeValidator } from "@rjsf/validator-ajv8";
import { Prose } from "./prose.tsx";
import type { Problem } from "./request.ts";
import { ListItem, PictureWidget } from "./widgets.tsx";

const validator = customizeValidator({ ajvOptionsOverrides: { logger: false } });

type FieldsProps = Omit<FormProps, "validator" | "onChange"> & {
  problems?: Problem[];
  onChange(value: unknown): void;
};

/** The fields of a schema. The server checks the values, so the form doesn't. */
export function Fields({ problems = [], onChange, ...props }: FieldsProps) {
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of problems) errors.addErrors(message, path);
  return (
    <Form
      {...props}
      validator={validator}
      noValidate
      noHtml5Validate
      extraErrors={errors.ErrorSchema}
      showErrorList={false}
      onChange={({ formData }) => onChange(formData)}
      widgets={{ markdown: Prose, picture: PictureWidget, portrait: PictureWidget }}
      templates={{ ArrayFieldItemTemplate: ListItem }}
      uiSchema={{
        "ui:submitButtonOptions": { norender: true },
        "ui:globalOptions": { enableOptionalDataFieldForType: ["object", "array"] },
      }}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: "never" },
        emptyObjectFields: "skipDefaults",
      }}
    />
  );
}
