import * as z from "zod/mini";
import { toLocalPath, toSingleLine } from "./fields.ts";

const MAX_VALUE = 150;

/** A campaign's name, as the link that led to the site gives it. */
const campaignValue = z.string().check(z.overwrite(toSingleLine), z.maxLength(MAX_VALUE));

/** The fields that the page's script adds to a form, and the columns in which they are stored. */
const sourceShape = {
  entry_page: z.string().check(z.overwrite(toLocalPath)),
  referrer: z
    .string()
    .check(z.toLowerCase(), z.maxLength(253), z.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/)),
  utm_source: campaignValue,
  utm_medium: campaignValue,
  utm_campaign: campaignValue,
};

export type SourceField = keyof typeof sourceShape;

/**
 * How the visitor came to the site: the first page of the visit, the host name of the site that linked to it and the
 * campaign. What is not known is an empty string.
 */
export type Source = Record<SourceField, string>;

export const SOURCE_FIELDS = Object.keys(sourceShape) as SourceField[];
export const CAMPAIGN_FIELDS = ["utm_source", "utm_medium", "utm_campaign"] as const;

/** Visitors neither see nor type these values, so an invalid one is dropped without an error. */
export function toSource(given: (field: SourceField) => string | null | undefined): Source {
  const entries = SOURCE_FIELDS.map((field) => {
    const { data = "" } = sourceShape[field].safeParse(given(field) ?? "");
    return [field, data] as const;
  });
  return Object.fromEntries(entries) as Source;
}

export const UNKNOWN_SOURCE = toSource(() => "");
