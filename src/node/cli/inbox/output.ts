import type { Message } from '../../../engine/text/message.ts';
import { VERSION } from '../../../engine/version.ts';
import type { Flag, Row, Suggestion } from '../../../inbox/row.ts';
import { sumsToPay } from '../../../inbox/to-pay.ts';
import { whyInWords } from '../../../inbox/why.ts';
import { printable } from '../printable.ts';
import { sarifLog } from '../sarif.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';

/** The counts of an inbox. */
type InboxSummary = Record<Suggestion, number> & { total: number; unreadable: number };

/** Whether a file leaves nothing to ask. */
export function isSettled({ suggestion }: Pick<Row, 'suggestion'>): boolean {
  return suggestion === 'pay' || suggestion === 'nothing';
}

function summaryOf(rows: readonly Row[]): InboxSummary {
  const summary: InboxSummary = { total: rows.length, pay: 0, ask: 0, refuse: 0, nothing: 0, unreadable: 0 };
  for (const { suggestion, verdict } of rows) {
    summary[suggestion]++;
    if (verdict === 'unreadable') summary.unreadable++;
  }
  return summary;
}

/**
 * Prints the list in the format of the session.
 * @param changed the rows that were not printed before, which is all that formats with a line for each file print
 */
export async function printRows(session: Session, rows: readonly Row[], changed = rows): Promise<void> {
  const { json, format = 'text' } = session.flags;
  const summary = summaryOf(rows);
  const say = (said: Message) => whyInWords(said, session.translation);
  if (json || format === 'json') {
    await session.print(`${JSON.stringify(inboxList(rows, say), null, 2)}\n`);
  } else if (format === 'jsonl') {
    for (const row of changed) await session.print(`${JSON.stringify(shownRow(row, say))}\n`);
  } else if (format === 'junit') await session.print(junit(rows, summary, say));
  else if (format === 'sarif') await printSarif(session, rows, say);
  else {
    for (const row of changed) await session.print(`${linesOf(session, row).join('\n')}\n`);
    session.note(session.say(texts.inboxSummary, summary));
    const sums = Object.entries(sumsToPay(rows)).map(([currency, sum]) => `${sum} ${currency}`);
    if (sums.length > 0) session.note(session.say(texts.inboxToPay, { sums }));
  }
}

/** Returns the list as one object, with its counts. */
export function inboxList(rows: readonly Row[], say: (said: Message) => string) {
  const files = rows.map((row) => shownRow(row, say));
  return { report: 'billwright inbox', program: VERSION, summary: summaryOf(rows), to_pay: sumsToPay(rows), files };
}

/** Returns a row as JSON lines show it: with its sentence in words, and the reason of an unreadable file. */
function shownRow({ why, ...row }: Row, say: (said: Message) => string): object {
  const said = say(why);
  return { ...row, why: said, ...(row.verdict === 'unreadable' && { reason: said }) };
}

const WIDTH = 7;

function linesOf(session: Session, row: Row): string[] {
  const { file, suggestion, date, sender, number, due, currency, why } = row;
  const amount = due === null ? null : `${due} ${currency ?? ''}`.trim();
  const facts = [date, sender, number, amount].filter((each) => each !== null).join('  ');
  const label = session.say(texts.suggestions[suggestion]);
  const head = `${label.padEnd(WIDTH)}  ${printable(file)}${facts === '' ? '' : `  ${printable(facts)}`}`;
  return suggestion === 'pay' ? [head] : [head, `         ${printable(whyInWords(why, session.translation))}`];
}

const LEVELS = { pay: 'note', nothing: 'note', ask: 'warning', refuse: 'error' } as const;

async function printSarif(session: Session, rows: readonly Row[], say: (said: Message) => string): Promise<void> {
  const findings = rows
    .filter((row) => !isSettled(row))
    .map((row) => ({
      file: row.file,
      level: LEVELS[row.suggestion],
      code: codeOf(row),
      description: say(row.why),
      places: [],
    }));
  session.hasSarif = true;
  await session.print(`${JSON.stringify(sarifLog(findings, session.troubles, findings.length > 0 ? 1 : 0))}\n`);
}

/** Returns the code of a row: its first flag or its verdict. */
function codeOf({ flags: [flag], verdict }: Row): string {
  return flag === undefined ? `inbox/${verdict}` : `inbox/${flag.kind}`;
}

/** JUnit's XML as build servers read it: a test case for each file. */
function junit(rows: readonly Row[], summary: InboxSummary, say: (said: Message) => string): string {
  const { total, pay, nothing, unreadable } = summary;
  const counts = `tests="${total}" failures="${total - pay - nothing - unreadable}" errors="${unreadable}"`;
  const cases = rows.map((row) => {
    const name = `name="${escaped(row.file)}" classname="billwright.inbox"`;
    if (isSettled(row)) return `    <testcase ${name}/>`;
    const tag = row.verdict === 'unreadable' ? 'error' : 'failure';
    const flags = row.flags.map(flagText).join('\n');
    const inside = `<${tag} type="${escaped(codeOf(row))}" message="${escaped(say(row.why))}">${escaped(flags)}</${tag}>`;
    return `    <testcase ${name}>${inside}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="billwright inbox" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function flagText({ kind, ...values }: Flag): string {
  const shown = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return [kind, ...shown].join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
