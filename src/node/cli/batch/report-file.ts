import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { SignOptions } from '../../../engine/index.ts';
import { csvRecord } from '../../../engine/text/csv.ts';
import { message, type Translation, words } from '../../../engine/text/message.ts';
import { sha256Bytes } from '../../../engine/text/sha256.ts';
import type { FileCheck } from '../../../formats/check-report/data.ts';
import type { ReportKind } from '../../../formats/check-report/kinds.ts';
import { reportHead } from '../../../formats/check-report/kinds.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { CommandError, EXIT } from '../../files/exit.ts';
import { beginningOf } from '../../files/input.ts';
import { Spool } from '../../files/spool.ts';
import { statOf } from '../../files/stat.ts';
import { openWhole } from '../../files/write-file.ts';
import { kindOfReport, refuseReport, reportContent, signedOrThrow } from '../check-report-file.ts';
import { isPosition } from '../locations.ts';
import type { LocatedError, LocatedFault, LocatedLoss } from '../report.ts';
import * as texts from '../texts.ts';
import type { Summary } from './summary.ts';

/** The outcome of a document, or of a whole file: unreadable, not writable, or already present. */
export interface Row {
  file: string;
  status: 'ok' | 'faulty' | 'unreadable' | 'unwritten' | 'skipped' | 'unjudged';
  milliseconds: number;
  error?: LocatedError;
  /** Warnings about the document. */
  warnings?: LocatedFault[];
  /** Losses of a conversion. */
  losses?: LocatedLoss[];
  /** The rules that the file was checked by, and the findings. */
  check?: FileCheck;
}

/** A report being written. It replaces an earlier one only when complete. */
export interface Report {
  add(row: Row): void;
  end(summary: Summary): Promise<void>;
  /** Removes an incomplete report. */
  discard(): void;
}

/** Returns whether people read a report, as a page or PDF. */
export function isPages(file: string): boolean {
  const kind = kindOfReport(file);
  return kind === 'html' || kind === 'pdf';
}

/** Returns whether a report has the digest of each file and the rules that it was checked by. */
export function hasChecks(file: string): boolean {
  return FORMATS[extname(file).toLowerCase()] === undefined;
}

/**
 * Opens a report in the format of its extension: `.html`, `.pdf`, `.csv`, `.xml` (JUnit), otherwise JSON. Throws a `CommandError` if it cannot be written,
 * or if the file exists and is not a report.
 */
export function openReport(file: string, { translation, isForced, by }: ReportOptions = {}): Report {
  if (isPages(file)) return openPages(file, refuseReport(file, isForced), translation, by);
  refuseOthers(file);
  const { head, row: textOfRow, between, tail } = FORMATS[extname(file).toLowerCase()] ?? jsonFormat;
  const target = openWhole(file);
  const rows = new Spool();
  let count = 0;
  return {
    add: (row) => rows.write((count++ === 0 ? '' : between) + textOfRow(row)),
    async end(summary) {
      if (by) {
        await target.write(await signedText(head(summary), rows, tail(summary), by));
        await target.commit();
        return;
      }
      await target.write(head(summary));
      for await (const piece of rows.read()) await target.write(piece);
      await target.write(tail(summary));
      await target.commit();
    },
    discard() {
      rows.close();
      target.discard();
    },
  };
}

interface ReportOptions {
  /** The language of pages. */
  translation?: Translation | undefined;
  /** Whether pages replace any file. */
  isForced?: boolean | undefined;
  /** How to sign it. */
  by?: SignOptions | undefined;
}

/** Returns a report in JSON with its signature. */
async function signedText(head: string, rows: Spool, tail: string, by: SignOptions): Promise<string> {
  const pieces = [head];
  for await (const piece of rows.read()) pieces.push(String(piece));
  const { signReport } = await import('../../../formats/check-report/sign.ts');
  const signed = await signReport(JSON.parse(pieces.join('') + tail), by, systemEnvironment());
  return `${JSON.stringify(signedOrThrow(signed), null, 2)}\n`;
}

/** Opens a report as pages, which are drawn at the end. */
function openPages(
  file: string,
  kind: ReportKind,
  translation: Translation | undefined,
  by: SignOptions | undefined,
): Report {
  const target = openWhole(file);
  const checks: FileCheck[] = [];
  return {
    add(row) {
      if (row.status !== 'skipped') checks.push(checkOf(row));
    },
    async end() {
      const { folderReport } = await import('../../../formats/check-report/folder.ts');
      await target.write(await reportContent(folderReport(checks, new Date(), translation), kind, by, translation));
      await target.commit();
    },
    discard: () => target.discard(),
  };
}

const VERDICTS = {
  ok: 'valid',
  faulty: 'invalid',
  unjudged: 'not-judged',
  skipped: 'not-judged',
  unreadable: 'unreadable',
  unwritten: 'unreadable',
} as const satisfies Record<Row['status'], FileCheck['verdict']>;

/** Returns the check of a file, or the reason why it has no check. */
function checkOf({ file, status, check, error }: Row): FileCheck {
  if (check) return check;
  const isFault = error !== undefined;
  const fault: FileCheck['faults'][number] = {
    class: 'format',
    code: error?.key ?? '',
    level: 'error',
    description: error?.message ?? '',
    places: [],
  };
  return {
    file,
    ...digestOf(file),
    verdict: VERDICTS[status],
    rule_sets: [],
    classes: { format: isFault ? 1 : 0, content: 0, business: 0, advice: 0 },
    meaning: [],
    faults: isFault ? [fault] : [],
  };
}

/** Returns the digest and size of a file that could not be read as a document; nothing for one within another. */
function digestOf(file: string): Pick<FileCheck, 'sha256' | 'bytes'> {
  if (!statOf(file)?.isFile()) return {};
  try {
    const bytes = readFileSync(file);
    return { sha256: sha256Bytes(bytes), bytes: bytes.length };
  } catch {
    return {};
  }
}

/** Refuses to overwrite a file that is not a batch report. */
function refuseOthers(file: string): void {
  const found = statOf(file);
  if (!found?.isFile() || found.size === 0) return;
  const head = beginningOf(file, HEAD_LENGTH);
  if (REPORTS.some((pattern) => pattern.test(head))) return;
  const said = message('{file} exists and is not a report of batch; give the report another name', { file });
  throw new CommandError(said, EXIT.files, file);
}

/** The name of these reports, by which they are recognised. */
const MARKER = 'billwright batch';

/** Bytes needed to recognise a report. */
const HEAD_LENGTH = 1024;

interface Format {
  /** Returns the text before the rows. */
  head(summary: Summary): string;
  row(row: Row): string;
  between: string;
  tail(summary: Summary): string;
}

const jsonFormat: Format = {
  head(summary) {
    const { program, checked_at } = reportHead(new Date());
    const about = Object.entries({ program, checked_at }).map(([name, value]) => `  "${name}": ${indented(value)},\n`);
    return `{\n  "report": "${MARKER}",\n${about.join('')}  "summary": ${indented(summary)},\n  "files": [`;
  },
  row: (row) => `\n    ${indented(row.status === 'unreadable' ? { ...row, check: checkOf(row) } : row, 2)}`,
  between: ',',
  tail: ({ total }) => (total === 0 ? ']\n}\n' : '\n  ]\n}\n'),
};

function indented(value: object | string, levels = 1): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(levels)}`);
}

const COLUMNS = ['file', 'status', 'milliseconds', 'key', 'code', 'property', 'line', 'column', 'description'];

/** RFC 4180: a line for each property of each fault and warning, and one for each document without faults. */
const csvFormat: Format = {
  head: () => csvRecord(COLUMNS),
  row(row) {
    const head = [row.file, row.status, row.milliseconds];
    const { key = '', message = '', faults = [] } = row.error ?? {};
    return [
      ...(faults.length === 0 ? [[...head, key, '', '', '', '', message]] : csvFaults([...head, key], faults)),
      ...csvFaults([...head, 'warning'], row.warnings ?? []),
      ...csvFaults([...head, 'loss'], (row.losses ?? []).map(lossAsFault)),
    ]
      .map((record) => csvRecord(record))
      .join('');
  },
  between: '',
  tail: () => '',
};

function csvFaults(head: readonly (string | number)[], faults: readonly LocatedFault[]): (string | number)[][] {
  return faults.flatMap(({ code, properties, positions, description }) =>
    properties.map((property, i) => {
      const place = positions[i];
      const at = place && isPosition(place) ? [place.line, place.column] : ['', ''];
      return [...head, code, property, ...at, description];
    }),
  );
}

/** Returns a loss in the form of a fault, with its kind as the code. */
function lossAsFault({ kind, severity, properties, xpath, positions, description }: LocatedLoss): LocatedFault {
  const [property] = properties;
  return { code: `${kind} ${severity}`, properties: [property ?? xpath ?? '$'], positions, description };
}

/** JUnit's XML as build servers read it: a test case for each document. */
const junitFormat: Format = {
  head({ total, faulty, unreadable, unwritten, skipped, unjudged, milliseconds }) {
    const errors = unreadable + unwritten;
    const counts = `tests="${total}" failures="${faulty}" errors="${errors}" skipped="${skipped + unjudged}" time="${seconds(milliseconds)}"`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="${MARKER}" ${counts}>
`;
  },
  row(row) {
    const attributes = `name="${xml(row.file)}" classname="billwright" time="${seconds(row.milliseconds)}"`;
    const skipped = row.status === 'skipped' || row.status === 'unjudged' ? '<skipped/>' : undefined;
    const within = [failureIn(row), skipped, warningsIn(row), lossesIn(row)].filter((element) => element !== undefined);
    if (within.length === 0) return `    <testcase ${attributes}/>\n`;
    return `    <testcase ${attributes}>\n${within.map((element) => `      ${element}\n`).join('')}    </testcase>\n`;
  },
  between: '',
  tail: () => '  </testsuite>\n</testsuites>\n',
};

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

function failureIn({ status, error }: Row): string | undefined {
  if (!error) return undefined;
  const tag = status === 'faulty' ? 'failure' : 'error';
  const { message, key, faults = [] } = error;
  const what = faults.length === 0 ? message : inEnglish(texts.faults, faults.length);
  return `<${tag} type="${xml(key)}" message="${xml(what)}">${xml(linesOf(faults))}</${tag}>`;
}

/** Returns the warnings of a row as text. JUnit has no warnings; readers show a test's output. */
function warningsIn({ warnings }: Row): string | undefined {
  return (
    warnings && `<system-err>${xml(`${inEnglish(texts.warnings, warnings.length)}\n${linesOf(warnings)}`)}</system-err>`
  );
}

function lossesIn({ losses }: Row): string | undefined {
  return (
    losses &&
    `<system-out>${xml(`${inEnglish(texts.losses, losses.length)}\n${linesOf(losses.map(lossAsFault))}`)}</system-out>`
  );
}

/** Returns the English text, because programs read the report. */
function inEnglish(template: string, count: number): string {
  return words({ template, values: { count } });
}

function linesOf(faults: readonly LocatedFault[]): string {
  return faults
    .map(({ code, properties, description }) => `${properties.join(', ')}: ${description} (${code})`)
    .join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML 1.0, which cannot represent most control characters. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const FORMATS: Readonly<Record<string, Format>> = { '.csv': csvFormat, '.xml': junitFormat };

/** The beginning of a report in each format, in any version: its marker, or the first columns. */
const REPORTS: readonly RegExp[] = [
  new RegExp(`^\\{\\s*"report":\\s*"${MARKER}"`),
  // Reports before there was a marker.
  /^\{\s*"summary":\s*\{\s*"total":\s*\d+,\s*"ok":/,
  new RegExp(`^${COLUMNS.slice(0, 3).join(',')},`),
  new RegExp(`^<\\?xml [^>]*>\\s*<testsuites [^>]*>\\s*<testsuite name="${MARKER}" `),
];
