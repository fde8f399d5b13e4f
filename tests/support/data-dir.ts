/** Playwright empties `test-results` before it starts the server, so each run begins without messages. */
export const dataDir = "test-results/data";
