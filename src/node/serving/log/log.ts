import type { LogEntry } from '../../../service/http/options.ts';
import { isLogged, type Level } from './levels.ts';

/** Logs the work of the service, a line per request. */
export interface Log {
  request(entry: LogEntry): void;
  defect(error: unknown, requestId: string): void;
  /** Logs a problem that needs the operator's attention but does not stop the service. */
  warning(text: string): void;
  /** Logs an event that concerns no single request. */
  note(message: string): void;
  /** Writes buffered lines. */
  flush(): void;
}

/** Milliseconds to buffer lines before writing: a write costs more than a small request. */
const GATHER = 50;

/** Maximum size of buffered lines, in bytes. */
const ROOM = 64 * 1024;

/** Maximum number of UTF-8 bytes per UTF-16 unit. */
const MOST_BYTES = 3;

/** Returns a log in plain or JSON lines from a minimum level on, written by `write` (chapter 09 §1.6). */
export function createLog(format: 'text' | 'json', write: (lines: string) => void, least: Level = 'info'): Log {
  // Buffered as bytes: every garbage collection would copy the parts of hundreds of lines of text.
  const waiting = Buffer.allocUnsafe(ROOM);
  let size = 0;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (size > 0) write(waiting.toString('utf8', 0, size));
    size = 0;
  };
  const add = (line: string) => {
    const most = line.length * MOST_BYTES;
    if (size + most > ROOM) flush();
    if (most > ROOM) return write(line);
    size += waiting.write(line, size);
    timer ??= setTimeout(flush, GATHER).unref();
  };

  return {
    request(entry) {
      const level = levelOf(entry);
      if (isLogged(level, least)) add(format === 'json' ? jsonLine(entry, level) : textLine(entry));
    },
    defect(error, requestId) {
      const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
      flush();
      write(format === 'json' ? eventLine('error', stack, { id: requestId }) : `${requestId} ${stack}\n`);
    },
    warning(text) {
      if (!isLogged('warning', least)) return;
      flush();
      write(format === 'json' ? eventLine('warning', text) : `warning: ${text}\n`);
    },
    note(message) {
      if (!isLogged('info', least)) return;
      flush();
      write(format === 'json' ? eventLine('info', message) : `billwright: ${message}\n`);
    },
    flush,
  };
}

/** Operations that monitoring calls all the time. */
const WATCHING: ReadonlySet<string | undefined> = new Set(['livez', 'readyz', 'metrics']);

/** Returns the level of a request: higher for our own failures, lower for probes and scrapes. */
function levelOf({ status, operation }: LogEntry): Level {
  if (status >= 500) return status === 503 ? 'warning' : 'error';
  return WATCHING.has(operation) ? 'debug' : 'info';
}

/** Returns an event outside requests as a JSON line. */
export function eventLine(level: Level, message: string, about: { id?: string } = {}): string {
  return `${JSON.stringify({ time: new Date(), level, ...about, message })}\n`;
}

/** Returns `2026-01-02T03:04:05.678Z 0190… POST /v0/build 200 1.234ms in 512 out 1024` */
function textLine({ time, id, method, path, status, milliseconds, received, sent, client, caller }: LogEntry): string {
  const took = `${milliseconds.toFixed(3)}ms`;
  const by = `${client === undefined ? '' : ` for ${client}`}${caller === undefined ? '' : ` by ${caller}`}`;
  return `${timeText(time)} ${id} ${method} ${plain(path)} ${status} ${took} in ${received} out ${sent}${by}\n`;
}

let lastTime = Number.NaN;
let lastText = '';

/** Formats a time. Caches the text, because many lines have the same time under load. */
function timeText(time: Date): string {
  const milliseconds = time.getTime();
  if (milliseconds !== lastTime) lastText = time.toISOString();
  lastTime = milliseconds;
  return lastText;
}

function jsonLine({ time, about, ...entry }: LogEntry, level: Level): string {
  const line = {
    ...{ time, level, ...entry, path: cut(entry.path), milliseconds: Number(entry.milliseconds.toFixed(3)) },
    ...(about && { regime: about.regime, format: about.format, faults: countOf(about.faults) }),
    ...(about?.lines !== undefined && { lines: about.lines, undone: about.undone }),
  };
  return `${JSON.stringify(line)}\n`;
}

/** Returns the total number of faults, or undefined if there are none. */
function countOf(faults: Readonly<Record<string, number>> | undefined): number | undefined {
  return faults && Object.values(faults).reduce((sum, count) => sum + count, 0);
}

/** Characters that end a line or field, or move a terminal's cursor. Paths are decoded, so clients can insert them. */
const NOT_PLAIN = /[^!-~]+/g;

function plain(path: string): string {
  return cut(path.replace(NOT_PLAIN, (part) => encodeURIComponent(part.toWellFormed())));
}

function cut(path: string): string {
  return path.length > 300 ? `${path.slice(0, 300)}…` : path;
}
