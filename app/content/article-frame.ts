import { readContent } from "./reading/read.ts";
import type { ArticleFrame } from "./schema/blog.ts";

export const articleFrame = readContent<ArticleFrame>("article-frame.yaml");
