const BAR = 30;
const PAUSE_MS = 100;

export type Progress = {
  update: (done: number, total: number) => void;
  /** Clears the bar, so that only the result stays on the screen. */
  end: () => void;
};

type Screen = { isTTY?: boolean; write(text: string): unknown };

/** Draws a progress bar on a terminal, and nothing into a file or a pipe. */
export function showProgress(label: string, screen: Screen): Progress {
  if (!screen.isTTY) return { update: () => {}, end: () => {} };
  let drawnAt = 0;
  return {
    update(done, total) {
      if (Date.now() - drawnAt < PAUSE_MS && done < total) return;
      drawnAt = Date.now();
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const bar = "█".repeat(Math.floor(share * BAR)).padEnd(BAR, "░");
      screen.write(`\r\x1b[K${label} ${bar} ${Math.floor(100 * share)} %`);
    },
    end: () => screen.write("\r\x1b[K"),
  };
}
