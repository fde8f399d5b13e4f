import type { Page } from "@playwright/test";

/** Twice: a browser says of the first move after a load that nothing moved, and the page takes no notice of it. */
export async function nudgePointer(page: Page, x: number, y: number) {
  await page.mouse.move(x, y);
  await page.mouse.move(x + 1, y);
}

/** Resolves once React has taken the whole page over, not only started to. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const root = key ? (document as unknown as Record<string, Root>)[key] : undefined;
    return root?.stateNode.current.memoizedState?.isDehydrated === false;
  });
