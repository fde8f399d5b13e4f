import { readContent } from "./read.ts";
import type { ArticleFrame } from "./schema/blog.ts";

export const articleFrame = readContent<ArticleFrame>("article-frame.yaml");
