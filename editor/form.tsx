import Form, { type FormProps } from "@rjsf/core";
import { type RJSFSchema, toErrorSchema } from "@rjsf/utils";
import { customizeValidator } from "@rjsf/validator-ajv8";
import { Prose } from "./prose.tsx";
import type { EditingContext, Problem } from "./request.ts";
import { ListItem, PictureWidget } from "./widgets.tsx";

const validator = customizeValidator({ ajvOptionsOverrides: { logger: false } });

type FieldsProps = {
  schema: RJSFSchema;
  value: unknown;
  context: EditingContext;
  problems?: Problem[];
  onChange(value: unknown): void;
} & Pick<FormProps, "tagName" | "idPrefix">;

/** The fields of a schema. The server checks the values, so the form doesn't. */
export function Fields({ value, context, problems = [], onChange, ...props }: FieldsProps) {
  const errors = problems.map(({ path, message }) => ({
    property: `.${path.join(".")}`,
    message,
    stack: message,
  }));
  return (
    <Form
      {...props}
      validator={validator}
      noValidate
      noHtml5Validate
      formData={value}
      formContext={context}
      extraErrors={toErrorSchema(errors)}
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
        constAsDefaults: "never",
      }}
    />
  );
}
