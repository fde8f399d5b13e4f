// The command itself is run-inbox.ts. This is plain JavaScript, so that nothing has to be stripped of types before the
// cache is there: what was compiled once is not compiled again. Where it cannot be kept, it is not.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../.cache/compiled"));
await import("./run-inbox.ts");
