import { useEffect } from "react";
import { HONEYPOT_FIELD } from "../../intake/messages/form-fields.ts";

const neverKept = new Set([HONEYPOT_FIELD, "type_the_word"]);

/** Keeps an unfinished form in this tab alone, so that a reload loses nothing. */
export function useDraft(kind: string, formId: string) {
  const key = `draft:${kind}`;

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    restore(form, key);
    const save = () => write(key, typedText(form));
    form.addEventListener("input", save);
    return () => form.removeEventListener("input", save);
  }, [formId, key]);

  return { discard: () => write(key, undefined) };
}

/** Only into fields that are still empty: what was typed before the scripts came is newer. */
function restore(form: HTMLFormElement, key: string) {
  for (const [name, value] of Object.entries(read(key))) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value === "") field.value = value;
  }
}

function typedText(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements]
    .filter(isTextField)
    .filter(({ name, value }) => value && !neverKept.has(name));
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextField(element: unknown): element is TextField {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return element instanceof HTMLInputElement && !["file", "hidden", "submit"].includes(element.type);
}

// A browser may refuse storage altogether; a draft is a comfort, not a promise.
function read(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

function write(key: string, values: Record<string, string> | undefined) {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {}
}
