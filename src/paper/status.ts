import { entryOf } from '../engine/model/json.ts';
import type { Status, StatusLine } from './documents.ts';
import { describeHead, describeNotes } from './head.ts';
import type { Block, Row, Table } from './paper.ts';
import { describeParties } from './parties.ts';
import { filled, joined, named, referenceText } from './texts.ts';
import type { Writing } from './writing.ts';

/** Describes the paper of a status: the status of other documents, the reasons and the actions. */
export function describeStatus(status: Status, title: string, writing: Writing): (Block | undefined)[] {
  const { labels } = writing;
  const { series, code, supplier, customer, ordering, lines = [], notes } = status;
  const parties = [
    { label: labels.provider, party: supplier },
    { label: labels.client, party: customer },
    { label: labels.issuer, party: ordering?.issuer },
  ];
  return [
    describeHead({ title, series, code, dates: [{ name: labels.date, date: status.issue_date }], supplier }, writing),
    describeParties(parties, writing),
    lines.length > 0 ? describeStatusLines(lines, writing) : undefined,
    describeNotes({ notes }, writing),
  ];
}

function describeStatusLines(lines: readonly StatusLine[], writing: Writing): Table {
  const { labels } = writing;
  return {
    kind: 'table',
    columns: [
      { heading: labels.document, align: 'start' },
      { heading: labels.status, align: 'start', isWide: true },
      { heading: labels.date, align: 'end' },
    ],
    rows: lines.map((line) => statusRow(line, writing)),
    rest: [],
  };
}

function statusRow(line: StatusLine, writing: Writing): Row {
  const { labels, format, language } = writing;
  const reasonText = (name: string, text?: string) => named(name, text, language) ?? name;
  const verdictOf = (code?: string) => {
    const name = entryOf(labels.verdictKeys, code ?? '');
    return name === undefined ? code : `${name} (${code}):`;
  };
  const { doc, key = '', date, description, reasons = [], actions = [] } = line;
  const parts = [
    { text: entryOf(labels.statusKeys, key) ?? key, look: 'strong' as const },
    { text: description },
    ...reasons.flatMap(({ key = '', description, faults = [] }) => [
      { text: reasonText(entryOf(labels.reasonKeys, key) ?? key, description), look: 'soft' as const },
      ...faults.map(({ code, message }) => ({ text: joined(' ', verdictOf(code), message), look: 'inner' as const })),
    ]),
    ...actions.map(({ key = '', description }) => ({
      text: reasonText(entryOf(labels.actionKeys, key) ?? key, description),
      look: 'soft' as const,
    })),
  ];
  return {
    cells: [
      filled([{ text: doc && referenceText(doc, writing) }]),
      filled(parts),
      filled([{ text: date && format.date(date) }]),
    ],
  };
}
