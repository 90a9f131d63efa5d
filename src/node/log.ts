import type { LogEntry } from '../service/options.ts';

/** Writes what the service did, one line a request. */
export interface Log {
  request(entry: LogEntry): void;
  defect(error: unknown, requestId: string): void;
  /** Writes what still waits. */
  flush(): void;
}

/** Lines are gathered so long, in milliseconds, and written together: a write costs more than a small request. */
const GATHER = 50;

/** A log in plain lines or in JSON lines, written by `write` (chapter 09 §1.6). */
export function createLog(format: 'text' | 'json', write: (lines: string) => void): Log {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') write(waiting);
    waiting = '';
  };
  const add = (line: string) => {
    waiting += `${line}\n`;
    timer ??= setTimeout(flush, GATHER).unref();
  };

  return {
    request: (entry) => add(format === 'json' ? jsonLine(entry) : textLine(entry)),
    defect(error, requestId) {
      const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
      add(
        format === 'json'
          ? JSON.stringify({ time: new Date(), id: requestId, defect: stack })
          : `${requestId} ${stack}`,
      );
      flush();
    },
    flush,
  };
}

/** `2026-01-02T03:04:05.678Z 0190… POST /v0/build 200 1.234ms in 512 out 1024` */
function textLine({ time, id, method, path, status, milliseconds, received, sent, client }: LogEntry): string {
  const took = `${milliseconds.toFixed(3)}ms`;
  const line = `${time.toISOString()} ${id} ${method} ${plain(path)} ${status} ${took} in ${received} out ${sent}`;
  return client === undefined ? line : `${line} for ${client}`;
}

function jsonLine(entry: LogEntry): string {
  return JSON.stringify({ ...entry, path: cut(entry.path), milliseconds: Number(entry.milliseconds.toFixed(3)) });
}

/** What may end a line or move the cursor of a terminal, among others. Paths come decoded, and whoever asks may have put it there. */
const NOT_PLAIN = /[^ -~]+/g;

function plain(path: string): string {
  return cut(path.replace(NOT_PLAIN, (part) => encodeURIComponent(part.toWellFormed())));
}

function cut(path: string): string {
  return path.length > 300 ? `${path.slice(0, 300)}…` : path;
}
