/** Prints the mistakes in a content folder as JSON. Its own process, because modules keep the content that they read. */
import { argv, env } from "node:process";

env.CONTENT_DIR = argv[2];
const { problemsByFile } = await import("../app/content/reading/check.ts");
console.log(JSON.stringify(await problemsByFile()));
