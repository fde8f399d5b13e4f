import { sql } from "kysely";

export const UNKNOWN = "unknown";

/**
 * The name of a message's source: the campaign's `utm_source` or, without one, the host name of the site that linked to
 * us. People who type the address, and many email programs and apps, send neither.
 */
export const sourceName = sql<string>`coalesce(nullif(utm_source, ''), nullif(referrer, ''), ${sql.lit(UNKNOWN)})`;
