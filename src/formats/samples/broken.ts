/**
 * Breaks official rules in e-invoices on purpose, by the changes with which the tests of the rules break them (`breaks.yaml`). Each result is
 * judged, so that it is known to break the rule.
 */

import { addTo } from '../../engine/model/group-by.ts';
import { bytesOfBase64 } from '../../engine/text/base64.ts';
import type { Format } from '../declare/format.ts';
import { validateXml } from '../index.ts';
import { lazily } from '../lazily.ts';
import { type Bases, baseXml } from './bases.ts';
import { type CaseFile, identifiersOf, joined, patched, type Row, type RuleCases, rowsOf } from './case-files.ts';
import { NoPlaceError, type Patch } from './patch.ts';
import { indented } from './tree.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** The cases that break rules, and the files that they change, by name. @internal */
export interface Breaks {
  readonly files: readonly CaseFile[];
  readonly bases: Bases;
}

/** A file with its faults. */
export interface Broken {
  readonly xml: string;
  readonly verdict: Verdict;
}

const breaks = lazily(async (): Promise<Breaks> => {
  const { default: module } = await import('./breaks.yaml');
  const bytes = bytesOfBase64(String(module.packed)) ?? new Uint8Array();
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
});

/** The maximum number of changes to try. */
const MOST_TRIED = 60;

/**
 * Returns a file in a format that breaks a rule: the sample with a change, or a file made for the rule if no change is found that the schema
 * admits. Of several, the one that breaks the fewest other rules. Undefined if no change breaks it.
 */
export async function brokenBy(rule: string, format: Format, sample: string, now: Date): Promise<Broken | undefined> {
  const named = await formatNamedIn(sample, now);
  let best: Candidate | undefined;
  for (const candidates of [changesOf, filesOf]) {
    best = await leastOf(candidates(rule, format, sample), best, { rule, format, named, now });
    if (best && best.cost < BESIDE) break;
  }
  return best && { xml: best.xml, verdict: best.verdict };
}

interface Candidate extends Broken {
  cost: number;
}

interface Sought {
  rule: string;
  format: Format;
  /** The format that the file must name. */
  named: string | undefined;
  now: Date;
}

/** Returns the file that breaks the fewest other rules, of those that break a rule at all. */
async function leastOf(
  candidates: AsyncIterable<string>,
  before: Candidate | undefined,
  { rule, format, named, now }: Sought,
): Promise<Candidate | undefined> {
  let best = before;
  let tried = 0;
  for await (const xml of candidates) {
    const verdict = await verdictOn(xml, format, { now });
    const codes = codesOf(verdict);
    const isBroken = codes.includes(rule) && !codes.includes(OTHER_ROOT);
    const most = best?.cost ?? Number.POSITIVE_INFINITY;
    let cost = costOf(codes);
    if (isBroken && cost < most && (await formatNamedIn(xml, now)) !== named) cost += BESIDE;
    if (isBroken && cost < most) best = { xml, verdict, cost };
    tried += 1;
    if (best?.cost === 1 || tried >= MOST_TRIED) break;
  }
  return best;
}

/** The code of a file in another syntax than that of the format, which is not a file to test its rules with. */
const OTHER_ROOT = 'XSD-ROOT';

/** The cost of a file that does not name the format, and of a broken rule of the schema: others may not apply their rules to such files. */
const BESIDE = 1000;

function costOf(codes: readonly string[]): number {
  return codes.reduce((cost, code) => cost + (code.startsWith('XSD-') ? BESIDE : 1), 0);
}

function codesOf({ faults, warnings }: Verdict): string[] {
  return [...faults, ...warnings].map(({ code }) => code);
}

/** Returns the key of the format that an e-invoice names. */
async function formatNamedIn(xml: string, now: Date): Promise<string | undefined> {
  const outcome = await validateXml(xml, undefined, { now });
  return outcome.ok ? outcome.result.format : outcome.format;
}

/** Yields a sample with each change that breaks a rule, where the sample has the places of the change. */
async function* changesOf(rule: string, format: Format, sample: string): AsyncGenerator<string> {
  for (const patch of await derivedPatches(rule)) yield* changed(sample, format, patch);
  for (const { file, row } of await casesOf(rule, format)) {
    if (row.text !== undefined) continue;
    // A case may need another identifier than the rule, which the file keeps if the rule is still broken.
    if (row.set?.['BT-24'] !== undefined) yield* changed(sample, format, joined(row, identifiersOf(format)));
    yield* changed(sample, format, row);
    if (file.given !== undefined) yield* changed(sample, format, joined(sidesOf(file.given, format), row));
  }
}

/** Yields the files that the tests of a rule change, with their changes. */
async function* filesOf(rule: string, format: Format): AsyncGenerator<string> {
  for (const { file, row } of await casesOf(rule, format)) {
    const name = row.base ?? file.base;
    const isNamed = name.endsWith('.xml');
    const base = await baseNamed(isNamed ? name : `${name}-${sideOf(format)}.xml`);
    if (base === undefined) continue;
    const own = isNamed ? [{}, identifiersOf(format)] : [identifiersOf(format)];
    for (const identifiers of own) {
      for await (const given of changed(base, format, joined(identifiers, sidesOf(file.given ?? {}, format)))) {
        for await (const xml of changed(given, format, row)) yield row.text ? replaced(indented(xml), row.text) : xml;
      }
    }
  }
}

const made = new Map<string, Promise<string | undefined>>();

/** Returns the text of a base; undefined if no base has this name. */
async function baseNamed(name: string): Promise<string | undefined> {
  const text = made.get(name) ?? baseXml((await breaks()).bases, name);
  made.set(name, text);
  return text;
}

/** Yields XML after a change, unless it lacks a place of the change. */
async function* changed(xml: string, format: Format, patch: Patch): AsyncGenerator<string> {
  try {
    yield await patched(xml, format, patch);
  } catch (error) {
    if (!(error instanceof NoPlaceError)) throw error;
  }
}

function replaced(text: string, parts: NonNullable<Row['text']>): string {
  return Object.entries(parts).reduce((before, [part, other]) => before.replace(part, () => other), text);
}

/** A change of a case, with its file. */
interface Case {
  readonly file: CaseFile;
  readonly row: Row;
}

/** The cases by the rules that fire in them. */
const casesByRule = lazily(async () => {
  const found = new Map<string, Case[]>();
  for (const file of (await breaks()).files) {
    for (const [names, row] of rowsIn(file)) {
      for (const rule of new Set(names.map((name) => name.split(' ')[0] ?? ''))) {
        addTo(found, rule, { file, row });
      }
    }
  }
  return found;
});

/** Returns the changes that break a rule, with the file of each: first those for the format, then those for others with a rule of that code. */
async function casesOf(rule: string, format: Format): Promise<Case[]> {
  const cases = (await casesByRule()).get(rule) ?? [];
  const isOwn = ({ file, row }: Case) => isFor(file, format) && isOnSide(row, format);
  const own = cases.filter(isOwn);
  const others = cases.filter((each) => !isOwn(each));
  return [...own, ...others].map(({ file, row }) => ({ file, row: sidesOf(row, format) }));
}

/** Returns the rows of a file, each with the rules that fire: the one that it is for comes first. */
function rowsIn(file: CaseFile): (readonly [readonly string[], Row])[] {
  const { cases = [] } = file;
  const withOthers = (row: Row, ...rules: string[]) =>
    [[...rules, ...[row, row.ubl, row.cii].flatMap((each) => each?.also ?? [])], row] as const;
  const listed: (readonly [readonly string[], Row])[] = Array.isArray(cases)
    ? (cases as readonly Row[]).map((row) => withOthers(row))
    : Object.entries(cases as Readonly<Record<string, RuleCases>>).flatMap(([rule, { fires = [], holds = [] }]) => [
        ...[fires].flat().map((row) => withOthers(row, rule)),
        ...[holds].flat().map((row) => withOthers(row)),
      ]);
  return [...listed, ...rowsOf(file).map(([rule, row]) => withOthers(row, rule))];
}

function isFor({ rules = [], check = [] }: CaseFile, { key, rules: own }: Format): boolean {
  return check.includes(key) || rules.some((each) => own.some((source) => source.key === each));
}

function sideOf({ syntax }: Format): 'ubl' | 'cii' {
  return syntax === 'ubl' ? 'ubl' : 'cii';
}

function isOnSide({ ubl, cii }: Row, format: Format): boolean {
  return (ubl === undefined && cii === undefined) || (sideOf(format) === 'ubl' ? ubl : cii) !== undefined;
}

/** Returns a change with its parts for the syntax of a format, or otherwise for the other syntax. */
function sidesOf(row: Row, format: Format): Row {
  const own = row[sideOf(format)] ?? row.ubl ?? row.cii;
  return own === undefined ? row : { ...row, ...own, ...joined(row, own) };
}

/** The prefixes that an element of Factur-X may have. */
const PREFIXES = ['ram', 'udt', 'rsm'];

/** Returns the changes that break the rule of a Factur-X profile on a single element, whose path is in its code. */
async function derivedPatches(rule: string): Promise<Patch[]> {
  if (!rule.startsWith('FX-')) return [];
  const { requirementOf } = await import('../en16931/facturx/rules/profile-scan.ts');
  const requirement = requirementOf(rule);
  if (requirement === undefined) return [];
  const steps = rule.split('-').slice(2).join('-').split('/');
  const attribute = steps.at(-1)?.startsWith('@') ? steps.pop() : undefined;
  const pathTo = (count: number, last: string) =>
    steps
      .slice(0, count)
      .map((step, at) => `${at === count - 1 ? last : at === 0 ? 'rsm' : 'ram'}:${step}`)
      .join('/');
  const elements = PREFIXES.map((prefix) => pathTo(steps.length, prefix));
  const paths = attribute === undefined ? elements : elements.map((path) => `${path}/${attribute}`);
  if (requirement === 'code') return paths.map((path) => ({ set: { [path]: '?' } }));
  if (requirement === 'once')
    return paths.flatMap((path) => [{ add: { [path]: '?' } }, { add: { [path]: ['?', '?'] } }]);
  const owners = attribute === undefined ? PREFIXES.map((prefix) => pathTo(steps.length - 1, prefix)) : elements;
  return [...paths.map((remove) => ({ remove })), ...owners.map((path) => ({ add: { [path]: '' } }))];
}
