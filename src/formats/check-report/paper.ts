/** The pages of reports, as blocks like those of documents. PDF and HTML are drawn from them. */

import type { SignatureVerdict } from '../../engine/faults.ts';
import { type Translation, words } from '../../engine/text/message.ts';
import type { PaperLanguage } from '../../paper/languages.ts';
import type { Block, Column, Fact, Paper, Row, TextLine } from '../../paper/paper.ts';
import { RULE_CLASSES } from '../rules/class.ts';
import { classNames } from '../rules/texts.ts';
import type { CheckReport, FileCheck, InvoiceFacts, ReportedFault } from './data.ts';
import type { FolderReport } from './folder.ts';
import type { ReportedRepair } from './repair.ts';
import * as texts from './texts.ts';

type Say = (template: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the pages of a report in its language, with a translation into it. */
export function reportPaper(report: CheckReport | FolderReport, translation?: Translation): Paper {
  const say: Say = (template, values) => words({ template, values }, translation);
  const isOne = !('files' in report);
  const head = {
    kind: 'head',
    title: say(isOne ? texts.title : texts.titleOfMany),
    number: isOne ? (report.file ?? '') : '',
    dates: [{ name: say(texts.checkedAt), text: timeOf(report.checked_at) }],
  } as const;
  const program = `${report.program.name} ${report.program.version}`;
  const made: Fact = { name: say(texts.program), text: program };
  return {
    language: (translation?.language ?? 'en') as PaperLanguage,
    direction: 'ltr',
    size: 'a4',
    title: [head.title, head.number].filter(Boolean).join(' '),
    blocks: [head, ...(isOne ? fileBlocks(report, [made], say) : folderBlocks(report, [made], say))],
  };
}

function timeOf(time: string): string {
  return `${time.slice(0, 19).replace('T', ' ')} UTC`;
}

function fileBlocks(check: FileCheck, more: readonly Fact[], say: Say): Block[] {
  const { verdict, meaning, format, recipient, sha256, bytes, signature, classes, rule_sets, faults, repair } = check;
  const counts = RULE_CLASSES.filter((each) => classes[each] > 0);
  return [
    {
      kind: 'section',
      label: say(texts.result),
      lines: [{ text: say(texts.verdicts[verdict]), look: 'strong' }, ...meaning.map((text) => ({ text }))],
    },
    ...invoicesOf(check).flatMap((invoice) => factsOf(invoiceFacts(invoice, say))),
    ...factsOf(counts.map((each) => ({ name: say(classNames[each]), text: String(classes[each]) }))),
    {
      kind: 'facts',
      facts: [
        ...(format ? [{ name: say(texts.format), text: format.name }] : []),
        ...(bytes === undefined ? [] : [{ name: say(texts.size), text: String(bytes) }]),
        ...(recipient === undefined ? [] : [{ name: say(texts.recipient), text: recipient }]),
        ...(signature ? [signatureFact(signature, say)] : []),
        ...more,
        ...(format ? [{ name: say(texts.specification), text: format.specification }] : []),
        ...(sha256 === undefined ? [] : [{ name: say(texts.digest), text: sha256 }]),
      ],
    },
    ...(rule_sets.length > 0 ? [setsTable(rule_sets, say)] : []),
    ...(repair ? repairBlocks(repair, say) : []),
    ...(faults.length > 0
      ? [faultsTable(faults, say)]
      : [{ kind: 'section', label: say(texts.faults), lines: [{ text: say(texts.none) }] } satisfies Block]),
  ];
}

function signatureFact(signature: SignatureVerdict, say: Say): Fact {
  return { name: say(texts.signature), text: say(texts.signatures[signature]) };
}

function repairBlocks({ sha256, changes }: ReportedRepair, say: Say): Block[] {
  return [
    {
      kind: 'section',
      label: say(texts.repair),
      lines: [{ text: say(texts.before, { digest: sha256 }), look: 'small' }],
    },
    {
      kind: 'table',
      columns: [
        { heading: say(texts.rule), align: 'start' },
        { heading: say(texts.change), align: 'start', isWide: true },
      ],
      rows: changes.map(({ rule, description, path }) =>
        row([{ text: rule, look: 'strong' }], [{ text: description }, { text: path, look: 'small' }]),
      ),
      rest: [],
    },
  ];
}

function invoicesOf({ invoice, invoices }: FileCheck): readonly InvoiceFacts[] {
  return invoices ?? (invoice ? [invoice] : []);
}

function invoiceFacts({ number, date, seller, buyer, total, currency }: InvoiceFacts, say: Say): Fact[] {
  const named: [string, string | undefined][] = [
    [texts.seller, seller],
    [texts.buyer, buyer],
    [texts.number, number],
    [texts.date, date],
    [texts.total, total && [total, currency].filter(Boolean).join(' ')],
  ];
  return named.flatMap(([name, text]) => (text ? [{ name: say(name), text }] : []));
}

function factsOf(facts: readonly Fact[]): Block[] {
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
}

function setsTable(sets: FileCheck['rule_sets'], say: Say): Block {
  return {
    kind: 'table',
    columns: [
      { heading: say(texts.ruleSet), align: 'start', isWide: true },
      { heading: say(texts.release), align: 'start' },
      { heading: say(texts.from), align: 'start' },
      { heading: say(texts.passed), align: 'end' },
    ],
    rows: sets.map(({ name, version, from = '', rules, passed = 0 }) =>
      row(name, version, from, rules === undefined ? '' : say(texts.passedOf, { count: passed, total: rules })),
    ),
    rest: [],
  };
}

function row(...cells: readonly (string | readonly TextLine[])[]): Row {
  return { cells: cells.map((cell) => (typeof cell === 'string' ? [{ text: cell }] : cell)) };
}

/** The largest number of places that pages list for a fault. */
const MOST_PLACES = 5;

function faultsTable(faults: readonly ReportedFault[], say: Say): Block {
  const columns: Column[] = [
    { heading: say(texts.rule), align: 'start' },
    { heading: say(texts.problem), align: 'start', isWide: true },
  ];
  return { kind: 'table', columns, rows: faults.map((each) => faultRow(each, say)), rest: [] };
}

function faultRow({ code, class: kind, description, law = [], fields = [], places }: ReportedFault, say: Say): Row {
  const listed = places.slice(0, MOST_PLACES).map(({ path, line, column }) => ({
    text: line === undefined ? path : `${line}:${column} ${path}`,
    look: 'small' as const,
  }));
  const laws = law.length > 0 ? [{ text: say(texts.law, { laws: law.join('; ') }), look: 'soft' as const }] : [];
  const more = places.length > MOST_PLACES ? [{ text: `… (${places.length})`, look: 'small' as const }] : [];
  return row(
    [
      { text: code, look: 'strong' },
      { text: say(classNames[kind]), look: 'soft' },
    ],
    [
      { text: description },
      ...laws,
      ...(fields.length > 0 ? [{ text: fields.join(' · '), look: 'soft' as const }] : []),
      ...listed,
      ...more,
    ],
  );
}

function folderBlocks({ files, verdicts }: FolderReport, more: readonly Fact[], say: Say): Block[] {
  const counts = Object.entries(verdicts).filter(([, count]) => count > 0) as [keyof typeof verdicts, number][];
  const sets = new Map(files.flatMap(({ rule_sets }) => rule_sets).map((set) => [set.key, set]));
  const faulty = files.filter(({ faults }) => faults.length > 0);
  return [
    {
      kind: 'facts',
      facts: [
        { name: say(texts.files), text: String(files.length) },
        ...counts.map(([verdict, count]) => ({ name: say(texts.verdicts[verdict]), text: String(count) })),
        ...more,
      ],
    },
    ...(sets.size > 0 ? [releasesTable([...sets.values()], say)] : []),
    {
      kind: 'table',
      columns: [
        { heading: say(texts.file), align: 'start', isWide: true },
        { heading: say(texts.result), align: 'start' },
      ],
      rows: files.map((check) => fileRow(check, say)),
      rest: [],
    },
    ...faulty.flatMap(({ file = '', meaning, faults }): Block[] => [
      { kind: 'section', label: file, lines: meaning.map((text) => ({ text, look: 'soft' })) },
      faultsTable(faults, say),
    ]),
  ];
}

function releasesTable(sets: FileCheck['rule_sets'], say: Say): Block {
  return {
    kind: 'table',
    columns: [
      { heading: say(texts.ruleSet), align: 'start', isWide: true },
      { heading: say(texts.release), align: 'start' },
      { heading: say(texts.from), align: 'start' },
    ],
    rows: sets.map(({ name, version, from = '' }) => row(name, version, from)),
    rest: [],
  };
}

function fileRow(check: FileCheck, say: Say): Row {
  const { file = '', format, sha256 = '', verdict, signature, suggestion, why, classes } = check;
  const signed = signature ? [signatureFact(signature, say)] : [];
  const invoices = invoicesOf(check).map(({ buyer: _, ...invoice }) => invoiceFacts(invoice, say));
  const counts = RULE_CLASSES.filter((each) => classes[each] > 0);
  return row(
    [
      { text: file },
      ...invoices.map((facts) => ({ text: facts.map(({ text }) => text).join(' · ') })),
      ...(why === undefined ? [] : [{ text: why }]),
      ...(format ? [{ text: format.name, look: 'soft' as const }] : []),
      ...signed.map(({ name, text }) => ({ text: `${name}: ${text}`, look: 'soft' as const })),
      ...(sha256 === '' ? [] : [{ text: `SHA-256 ${sha256}`, look: 'small' as const }]),
    ],
    [
      ...(suggestion ? [{ text: say(texts.suggestions[suggestion]), look: 'strong' as const }] : []),
      { text: say(texts.verdicts[verdict]), ...(!suggestion && { look: 'strong' as const }) },
      ...counts.map((each) => ({ text: `${say(classNames[each])}: ${classes[each]}`, look: 'soft' as const })),
    ],
  );
}
