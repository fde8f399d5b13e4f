const BAR = 30;
const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
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
      screen.write(
        `\r\x1b[K${label} ${drawBar(total === 0 ? 1 : done / total, BAR)} ${percent(done, total)}`,
      );
    },
    end: () => screen.write("\r\x1b[K"),
  };
}

function percent(done: number, total: number): string {
  return `${total === 0 ? 100 : Math.floor((100 * Math.min(done, total)) / total)} %`;
}

function drawBar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  return ("█".repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]).padEnd(width, "░");
}
