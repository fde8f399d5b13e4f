/** The `ref` of a form with its own error messages: the browser's validation is only needed before hydration. */
export function turnOffBrowserValidation(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
