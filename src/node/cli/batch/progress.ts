import type { Session } from '../session.ts';
import * as texts from '../texts.ts';

/** Shows the progress of a batch. */
export interface Progress {
  /** Shows changed counts. */
  show(counts: Counts): void;
  /** Runs a function that writes lines, above the progress bar if there is one. */
  interrupt(write: () => void): void;
  end(): void;
}

/** Documents done, found and faulty. */
export interface Counts {
  done: number;
  total: number;
  faulty: number;
}

/** Milliseconds between redraws of the bar. */
const REDRAW = 100;
const BAR = 24;
const CLEAR = '\r\u001b[K';

export const noProgress: Progress = { show() {}, interrupt: (write) => write(), end() {} };

/** Returns a progress bar on a terminal. Elsewhere lines would be among the faults, so only `--progress` adds one for every tenth. */
export function createProgress(session: Session, isWanted = false): Progress {
  if (session.flags.quiet) return noProgress;
  if (session.io.stderr.isTTY) return bar(session);
  return isWanted ? tenths(session) : noProgress;
}

function bar(session: Session): Progress {
  const {
    io: { stderr },
    width,
  } = session;
  const start = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    show(counts) {
      const now = performance.now();
      if (now - drawn < REDRAW && counts.done < counts.total) return;
      drawn = now;
      stderr.write(CLEAR + barText(session, counts, (now - start) / 1000).slice(0, width - 1));
    },
    interrupt(write) {
      stderr.write(CLEAR);
      write();
    },
    end: () => void stderr.write(CLEAR),
  };
}

/** Returns `[██████░░░░░░] 1200/2400  350/s  2 faulty  3 s left` */
function barText(session: Session, { done, total, faulty }: Counts, seconds: number): string {
  const filled = total === 0 ? BAR : Math.round((done / total) * BAR);
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? `  ${session.say(texts.left, { seconds: Math.ceil((total - done) / rate) })}` : '';
  const drawing = '█'.repeat(filled) + '░'.repeat(BAR - filled);
  return `[${drawing}] ${session.say(texts.bar, { done, total, rate: Math.round(rate), faulty })}${left}`;
}

function tenths(session: Session): Progress {
  let shown = 0;
  return {
    show({ done, total, faulty }) {
      const tenth = total === 0 ? 10 : Math.floor((done * 10) / total);
      if (tenth <= shown) return;
      shown = tenth;
      session.note(session.say(texts.progress, { percent: tenth * 10, done, total, faulty }));
    },
    interrupt: (write) => write(),
    end() {},
  };
}
