import { createRequestHandler, type ServerBuild } from "react-router";

export type NotFoundPages = { page: string; job: string };

/** Rendered once, at start: a stranger's wrong address must not cost a rendering each time. */
export async function renderNotFoundPages(build: ServerBuild): Promise<NotFoundPages> {
  const handle = createRequestHandler(build, "production");
  const render = async (path: string) => {
    const response = await handle(new Request(new URL(path, "http://localhost")));
    if (response.status !== 404) throw new Error(`${path} was rendered with status ${response.status}`);
    return response.text();
  };
  return { page: await render("/404"), job: await render("/career/404") };
}
