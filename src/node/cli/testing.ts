import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { words } from '../../engine/text/message.ts';
import type { Io } from '../files/io.ts';
import type { Row } from './batch/report-file.ts';
import { summaryLines } from './batch/summary.ts';
import { run } from './program.ts';

/** The outcome of a run of the command line. */
export interface Run {
  code: number;
  out: string;
  err: string;
}

class Collector extends Writable {
  text = '';
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Runs `billwright` in this process, with a standard input and a home folder. */
export async function billwright(
  args: readonly string[],
  { stdin = '', isTerminal = false, home = '/nowhere', columns, screen, env = {} }: Partial<typeof defaults> = {},
): Promise<Run> {
  const out = new Collector();
  const err = new Collector();
  const input: Io['stdin'] = Readable.from([Buffer.from(stdin)]);
  if (isTerminal) input.isTTY = true;
  const stderr: Io['stderr'] = Object.assign(err, columns === undefined ? {} : { isTTY: true, columns });
  const stdout: Io['stdout'] = Object.assign(out, screen === undefined ? {} : { isTTY: true, columns: screen });
  const code = await run(args, { stdin: input, stdout, stderr, env: { ...env, HOME: home } });
  return { code, out: out.text, err: err.text };
}

const defaults = {
  stdin: '' as string | Uint8Array,
  isTerminal: false,
  home: '',
  /** The width of standard error, if it is a terminal. */
  columns: undefined as number | undefined,
  /** The width of standard output, if it is a terminal. */
  screen: undefined as number | undefined,
  env: {} as NodeJS.ProcessEnv,
};

/** Returns the beginning of the summary that `batch` writes for these counts. */
export function batchSummary(counts: Partial<Record<Row['status'], number>>): string {
  const rows = { ok: 0, faulty: 0, unreadable: 0, unwritten: 0, skipped: 0, unjudged: 0, ...counts };
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const say = (template: string, values?: object) => words({ template, values: { ...values } });
  const [line = ''] = summaryLines({ say }, { ...rows, total, milliseconds: 0, codes: [] });
  return line.slice(0, line.lastIndexOf('0.0'));
}

/** Returns a folder for the tests of a file, and a function that puts files into it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const put = (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  return { folder, put };
}

/** A short invoice as people write it. */
export const invoiceYaml = `$schema: https://gobl.org/draft-0/bill/invoice
code: A-1
currency: USD
issue_date: 2026-02-03
supplier:
  name: Juniper Street Bindery
  tax_id: { country: US }
customer:
  name: Lakeside Public Library
lines:
  - quantity: 2
    item: { name: Atlas of Rivers, price: "35.00" }
`;
