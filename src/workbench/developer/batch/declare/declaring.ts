/** The documents and settings of a report that is being made. */

import { create } from 'zustand';
import type { DocumentRecord } from '../../../documents/record.ts';
import { localDay } from '../../../engine/document/local-day.ts';
import { isObject, text } from '../../../engine/document/values.ts';
import type { DeclareRequest, GivenDocument } from '../../../engine/worker/declare.ts';
import { pathOf } from '../../../ui/file-entries.ts';
import { settings } from '../../../ui/page/settings.ts';
import { discover } from '../read-files.ts';
import { unpackFiles } from '../unpack-files.ts';
import { periodsOf, REGIMES, type Regime } from './periods.ts';

/** What a report is about. */
export type Content = 'sales' | 'purchases' | 'payments';

/** The settings of a report. Those of the company are kept for the next one. */
export interface ReportSettings {
  content: Content;
  regime: Regime;
  start: string;
  end: string;
  platform: string;
  platformName: string;
  siren: string;
  /** Empty for the number that the settings make. */
  number: string;
  isRectifying: boolean;
  isFull: boolean;
}

interface Declaring {
  documents: readonly GivenDocument[];
  /** Files that are not documents, and why. */
  unread: readonly { name: string; why: string }[];
  isReading: boolean;
  report: ReportSettings;
}

const KEPT = 'declare';
const LASTING = ['platform', 'platformName', 'siren'] as const;

export const useDeclaring = create<Declaring>(() => ({
  documents: [],
  unread: [],
  isReading: false,
  report: firstSettings(),
}));

/** Returns the settings with the last finished period, and the stored settings of the company. */
function firstSettings(): ReportSettings {
  const kept = readKept();
  const known = (name: string) => text(kept[name]) ?? '';
  const regime = REGIMES.find((each) => each === kept.regime) ?? 'monthly';
  return {
    content: 'sales',
    regime,
    ...lastPeriod(regime, 'sales'),
    platform: known('platform'),
    platformName: known('platformName'),
    siren: known('siren'),
    number: '',
    isRectifying: false,
    isFull: false,
  };
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(settings.getItem(KEPT) ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Returns the last period that is over. */
function lastPeriod(regime: Regime, content: Content): { start: string; end: string } {
  const [current, before] = periodsOf(regime, content === 'payments', localDay(), 2);
  return before ?? current ?? { start: '', end: '' };
}

/** Changes settings. Another regime or content has other periods. */
export function changeReport(change: Partial<ReportSettings>): void {
  const before = useDeclaring.getState().report;
  const report = { ...before, ...change };
  const hasOtherPeriods =
    report.regime !== before.regime || (report.content === 'payments') !== (before.content === 'payments');
  const period = hasOtherPeriods ? lastPeriod(report.regime, report.content) : {};
  useDeclaring.setState({ report: { ...report, ...period } });
  const lasting = Object.fromEntries(LASTING.map((name) => [name, report[name]]));
  settings.setItem(KEPT, JSON.stringify({ ...lasting, regime: report.regime }));
}

/** Reads files, including those in archives, and adds their documents. */
export async function addFiles(given: readonly File[]): Promise<void> {
  if (given.length === 0) return;
  useDeclaring.setState({ isReading: true });
  try {
    const { files } = await unpackFiles(given);
    const found: GivenDocument[] = [];
    const unread: { name: string; why: string }[] = [];
    for await (const { file, documents } of discover(files, new AbortController().signal, () => undefined)) {
      for (const { part, text: content, fault, source } of documents) {
        const name = part === undefined ? pathOf(file) : `${pathOf(file)}#${part}`;
        if (fault === undefined) found.push({ name, text: content, source });
        else unread.push({ name, why: fault });
      }
    }
    add(found, unread);
  } finally {
    useDeclaring.setState({ isReading: false });
  }
}

/** Adds documents that this browser keeps: the written ones or, for purchases, the received ones. */
export function addRecords(records: readonly DocumentRecord[]): number {
  const way = useDeclaring.getState().report.content === 'purchases' ? 'received' : 'written';
  const found = records
    .filter((record) => record.way === way)
    .map(({ series, code, text: content }) => ({ name: [series, code].filter(Boolean).join('-'), text: content }));
  add(found, []);
  return found.length;
}

function add(documents: readonly GivenDocument[], unread: Declaring['unread']): void {
  useDeclaring.setState((before) => ({
    documents: [...before.documents, ...documents],
    unread: [...before.unread, ...unread],
  }));
}

export function removeDocuments(): void {
  useDeclaring.setState({ documents: [], unread: [] });
}

/** Returns the number of a report: the given one, or one made from its content and its period. */
export function numberOf({ number, content, start, isRectifying }: ReportSettings): string {
  const letter = { sales: 'S', purchases: 'B', payments: 'P' }[content];
  return number.trim() || `${letter}-${start.replaceAll('-', '')}${isRectifying ? '-R' : ''}`;
}

/** Returns the SIREN in a number: itself, or a part of the SIRET or the VAT number. */
export function sirenIn(given: string): string {
  const number = given.replace(/[\s.]/g, '').toUpperCase();
  return /^FR[0-9A-Z]{2}(\d{9})$/.exec(number)?.[1] ?? /^(\d{9})\d{5}$/.exec(number)?.[1] ?? number;
}

/** Returns the options of the operation, for a report that is made now. */
export function optionsOf(report: ReportSettings, now = new Date()): DeclareRequest['options'] {
  const { content, start, end, platform, platformName, siren, isRectifying, isFull } = report;
  const code = sirenIn(siren);
  return {
    id: numberOf(report),
    content: content === 'payments' ? 'payments' : 'transactions',
    role: content === 'purchases' ? 'buyer' : 'seller',
    type: isRectifying ? 'rectifying' : 'initial',
    detail: isFull ? 'full' : 'base',
    period: { start, end },
    sender: { code: platform.trim(), name: platformName.trim() || platform.trim() },
    ...(code !== '' && { declarant: { code, name: code } }),
    issued: now.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).replace(' ', 'T'),
  };
}
