/**
 * Runs the cases in a folder: YAML files with changes to a base document and the expected results. `rules` and `check`
 * validate XML, `write` converts documents to XML, `read` converts XML to documents (docs/contributing/testing.md).
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { casesIn } from '../../../scripts/rule-breaks.mjs';
import type { Environment, Fault } from '../../engine/faults.ts';
import type { Json, JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { readDocument } from '../convert/read.ts';
import { writeDocument } from '../convert/write.ts';
import type { Format } from '../declare/format.ts';
import type { Loss } from '../declare/report.ts';
import { validateXml } from '../index.ts';
import { formatOf, formats } from '../list/formats.ts';
import { parseXml } from '../list/parse-xml.ts';
import type { Group } from '../model/group.ts';
import { readTerms } from '../model/read.ts';
import { judge, judgedOf } from '../rules/run.ts';
import { loadRuleSets } from '../rules/source.ts';
import {
  type CaseFile,
  identifiersOf,
  joined,
  patched,
  planOf,
  type Row,
  type RuleCases,
  rowsOf,
} from '../samples/case-files.ts';
import { type Patch, patchedJson, textsAt, valueAt } from '../samples/patch.ts';
import { indented, parsed } from '../samples/tree.ts';
import { xpathOf } from '../xml/element.ts';
import { baseText } from './bases.ts';

const BASES = new URL('./bases/', import.meta.url).pathname;

const environment: Environment = {
  now: () => new Date('2026-03-02T10:00:00Z'),
  uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2',
};

/** The day of checks, after the issue dates of the bases. */
const CHECKED = { now: new Date('2026-04-01T10:00:00Z') };

/** Returns the case files in a folder, each with its name. A file has several if `---` separates them. */
export function caseFilesIn(folder: string): (readonly [string, CaseFile])[] {
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.yaml'));
  return names.sort().flatMap((name) => {
    const parts = casesIn(readFileSync(join(folder, name), 'utf8'));
    return parts.map((part) => [basename(name, '.yaml'), part] as const);
  });
}

/** Returns the codes of the rules that fire in the cases of a folder. */
export function firedIn(folder: string): Set<string> {
  const fired = caseFilesIn(folder).flatMap(([, file]) => casesOf(file).flatMap(([, , rules]) => rules));
  return new Set(fired.map((rule) => rule.split(' ')[0] ?? ''));
}

/** Tests that each rule fires in a case of a folder, except the named ones, which separate tests cover. */
export function testThatAllFire(folder: string, rules: readonly { id: string }[], others: readonly string[]): void {
  it('every rule has a case in which it fires', () => {
    const fired = firedIn(folder);
    const missing = rules.map(({ id }) => id).filter((id) => !fired.has(id));
    expect(missing.sort()).toEqual(others);
  });
}

/** Declares a test for each case in a folder. */
export function testCases(folder: string): void {
  const titles = new Set<string>();
  for (const [name, file] of caseFilesIn(folder)) {
    describe(`${name} on ${file.base}`, () => {
      for (const [title, each, fires] of casesOf(file)) {
        for (const [way, key] of waysOf(file, each)) {
          if (!isIn(syntaxOf(way, key), each)) continue;
          const whole = `${name} on ${file.base}: ${key} ${title}`;
          if (titles.has(whole)) throw new Error(`two cases are named "${whole}"; give one a \`what\``);
          titles.add(whole);
          it(`${key} ${title}`, () => run(file, way, key, each, fires));
        }
      }
    });
  }
}

function isIn(syntax: 'ubl' | 'cii', { ubl, cii }: Row): boolean {
  return (ubl === undefined && cii === undefined) || (syntax === 'ubl' ? ubl : cii) !== undefined;
}

export type Way = 'rules' | 'check' | 'write' | 'read';

/** Returns the rule sets or formats for which to run the cases of a file. */
function waysOf(file: CaseFile, row: Row): (readonly [Way, string])[] {
  return (['rules', 'check', 'write', 'read'] as const).flatMap((way) => {
    const keys = file[way];
    return keys === undefined ? [] : [row.in ?? keys].flat().map((key) => [way, key] as const);
  });
}

/** Returns the cases of a file, each with its title and the rules that fire. */
export function casesOf(file: CaseFile): (readonly [string, Row, readonly string[]])[] {
  const { cases = [], level, read, write } = file;
  const verb = read ? 'reads' : write ? 'writes' : 'checks';
  const others = ({ also = [] }: Row) => [also].flat();
  const listed = Array.isArray(cases)
    ? (cases as readonly Row[]).map((each) => [each.what ?? `${verb} ${titleOf(each)}`, each, others(each)] as const)
    : Object.entries(cases as Record<string, RuleCases>).flatMap(([rule, { fires = [], holds = [] }]) => [
        ...[fires]
          .flat()
          .map((each, index) => [`reports ${rule}, case ${index + 1}`, each, [rule, ...others(each)]] as const),
        ...[holds]
          .flat()
          .map((each, index) => [`does not report ${rule}, case ${index + 1}`, each, others(each)] as const),
      ]);
  const leveled = (rule: string) => (level === undefined ? rule : `${rule} ${level}`);
  const rows = rowsOf(file).map(([rule, patch]) => [`reports ${rule}`, patch, [leveled(rule)]] as const);
  return [...listed, ...rows];
}

/** Returns the text of a case and of its base, indented: XML, or the YAML of a document to write; undefined if the case does not cover the key. */
export async function textsOf(
  file: CaseFile,
  way: Way,
  key: string,
  row: Row,
): Promise<{ base: string; changed: string } | undefined> {
  const syntax = syntaxOf(way, key);
  if (!isIn(syntax, row) || ![row.in ?? key].flat().includes(key)) return undefined;
  const own = row[syntax]?.base ?? row.base;
  if (way === 'write') {
    const base = documentOf(file, { base: own });
    const text = (patch: Patch) => stringify(patchedJson(base, patch), { lineWidth: 0 });
    return { base: text(row.passes ?? {}), changed: text({ ...row, ...row[syntax] }) };
  }
  const format = formatFor(way, key, file.format);
  const base = await xmlOf(file, format, syntax, { ...row.passes, ...(own !== undefined && { base: own }) });
  const changed = await xmlOf(file, format, syntax, row);
  const baseLines = indentedBases.get(base) ?? indented(base);
  indentedBases.set(base, baseLines);
  return { base: baseLines, changed: row.text ? changed : indented(changed) };
}

/** Returns the title of a case, which lists the first changes and results: `changes of BT-19 to 7, giving $.ordering.cost`. */
function titleOf(row: Row): string {
  const changes = changedIn(row);
  const results = [row, row.ubl ?? {}, row.cii ?? {}].flatMap(
    ({ gives, terms, elements, losses = [], faults = [] }) => [
      ...Object.entries({ ...gives, ...terms, ...elements }).map(([place, value]) => named(place, value, ' ')),
      ...[losses, faults].flat(),
    ],
  );
  const given = results.length === 0 ? '' : `, giving ${firstOf(results)}`;
  return changes.length === 0 ? `the base unchanged${given}` : `changes of ${firstOf(changes)}${given}`;
}

const MOST_IN_TITLE = 3;
const LONGEST_IN_TITLE = 40;

function firstOf(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length - MOST_IN_TITLE;
  return `${all.slice(0, MOST_IN_TITLE).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Returns the end of a location, with its value if that is a short text. */
function named(location: string, value: Json, between: string): string {
  const place = location.split('/').slice(-2).join('/').replace(/^\//, '');
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > LONGEST_IN_TITLE || text.startsWith('<') ? place : `${place}${between}${text}`;
}

/** Returns the changed locations of a case, or of one of its syntaxes if it has none for both. */
function changedIn({ set, remove = [], add, before, after, ubl, cii }: Row): string[] {
  const changes = [set, add, before, after].flatMap((values) => Object.entries(values ?? {}));
  const own = [...changes, ...[remove].flat().map((path) => [path, null] as const)];
  const names = own.map(([path, value]) => named(path, value, ' to '));
  return names.length > 0
    ? names
    : ([ubl, cii].map((each) => (each ? changedIn(each) : [])).find(({ length }) => length > 0) ?? []);
}

function syntaxOf(way: Way, key: string): 'ubl' | 'cii' {
  return formatFor(way, key).syntax === 'ubl' ? 'ubl' : 'cii';
}

function formatFor(way: Way, key: string, other?: string): Format {
  const found =
    other === undefined && way === 'rules'
      ? formats.find(({ rules }) => rules.some((each) => each.key === key))
      : formatOf(other ?? key);
  if (found === undefined) throw new Error(`there is no format for ${other ?? key}`);
  return found;
}

/** Returns the codes of the faults in a text of `textsOf`. */
export async function codesIn(file: CaseFile, way: Way, key: string, text: string): Promise<string[]> {
  const format = formatFor(way, key, file.format);
  if (way === 'rules') return (await foundBy(key, format, text)).map(({ id }) => id);
  if (way === 'check') return (await foundAs(format, text)).map(({ id }) => id);
  const outcome =
    way === 'write'
      ? await writeDocument(parse(text), format, {}, environment)
      : await readDocument(text, format, {}, environment);
  const faults = outcome.ok ? ('faults' in outcome.result ? outcome.result.faults : []) : outcome.faults;
  return faults.map(({ code }) => code);
}

async function run(file: CaseFile, way: Way, key: string, row: Row, fires: readonly string[]): Promise<void> {
  const format = formatFor(way, key, file.format);
  const syntax = syntaxOf(way, key);
  const each: Row = { ...row, ...row[syntax] };
  if (way === 'write') return wrote(file, file.unjudged ? { ...format, rules: [] } : format, each);
  const xml = await xmlOf(file, format, syntax, row);
  if (way === 'read') return readAs(file, format, syntax, each, xml);
  const found = way === 'rules' ? await foundBy(key, format, xml) : await foundAs(format, xml, each);
  const [rule = ''] = fires;
  const expected = [...fires, ...[row[syntax]?.also ?? []].flat()];
  expect(namesOf(found), xml).toEqual([...new Set(expected)].sort());
  if (each.at !== undefined) {
    const xpaths = found.filter(({ id }) => id === rule.split(' ')[0]).map(({ xpath }) => `${xpath}/`);
    const places = each.at.split(' or ');
    expect(
      xpaths.some((xpath) => places.some((place) => xpath.endsWith(`/${place}/`))),
      `at ${xpaths}`,
    ).toBe(true);
  }
}

/** Returns the rules that fire, each once, with their level unless it is fatal. */
function namesOf(found: readonly Fired[]): string[] {
  return [...new Set(found.map(({ id, level }) => (level === 'fatal' ? id : `${id} ${level}`)))].sort();
}

const bases = new Map<string, Promise<string>>();

/** Many cases change one base. */
const indentedBases = new Map<string, string>();

/** Returns the XML of a case. */
async function xmlOf(file: CaseFile, format: Format, syntax: 'ubl' | 'cii', each: Row): Promise<string> {
  const base = each[syntax]?.base ?? each.base ?? file.base;
  const key = JSON.stringify([base, format.key, file.given]);
  const xml = bases.get(key) ?? baseOf(base, file.given, format, syntax);
  bases.set(key, xml);
  const result = await patched(await xml, format, joined(each, each[syntax]));
  return each.text ? Object.entries(each.text).reduce(replaced, indented(result)) : result;
}

function replaced(text: string, [part, other]: readonly [string, string]): string {
  if (!text.includes(part)) throw new Error(`${part} is not in ${text}`);
  return text.replace(part, () => other);
}

/** Returns a base with the identifiers of a format and the shared changes of a file. */
async function baseOf(base: string, given: Row | undefined, format: Format, syntax: 'ubl' | 'cii'): Promise<string> {
  const isNamed = base.endsWith('.xml');
  const xml = await baseText(isNamed ? base : `${base}-${syntax}.xml`);
  const identified = isNamed ? xml : await patched(xml, format, identifiersOf(format));
  return given === undefined ? identified : patched(identified, format, joined(given, given[syntax]));
}

/** A rule that fires, with its level and its locations. */
interface Fired {
  readonly id: string;
  readonly level: string;
  readonly xpath: string;
}

/** Returns the findings of a rule set in XML, with all rule sets of a format active. */
export async function foundBy(set: string, format: Format, xml: string): Promise<Fired[]> {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(words(reading.problem.what));
  const plan = await planOf(reading.root, format);
  if (plan === undefined) throw new Error(`no invoice: ${xml}`);
  const findings = judge(judgedOf(reading.root, plan), await loadRuleSets(format.rules));
  for (const { id, text } of findings)
    if (words(text).includes('{')) throw new Error(`${id} lacks a value: ${words(text)}`);
  return findings
    .filter((each) => each.set === set)
    .map(({ id, flag, element, step }) => ({ id, level: flag, xpath: xpathOf(element, step) }));
}

/** Returns the findings of a format in XML, by its schema and its rules. */
async function foundAs({ key }: Format, xml: string, { recognised }: Row = {}): Promise<Fired[]> {
  const outcome = await validateXml(xml, recognised ? undefined : key, CHECKED);
  const found = (faults: readonly Fault[], known: string) =>
    faults.flatMap(({ code, properties = [], level = known }) =>
      properties.map((xpath) => ({ id: code, level, xpath })),
    );
  // Every verdict names the next release, and one that Billwright lacks.
  const warnings = outcome.warnings.filter(({ code }) => !/^BW-RELEASE-(?:SOON|NEWER)$/.test(code));
  return [...(outcome.ok ? [] : found(outcome.faults, 'fatal')), ...found(warnings, 'warning')];
}

async function wrote(file: CaseFile, format: Format, each: Row): Promise<void> {
  const base = documentOf(file, each);
  const outcome = await writeDocument(patchedJson(base, each), format, {}, environment);
  expect(outcome.ok ? [] : faultsIn(outcome.faults)).toEqual([each.faults ?? []].flat());
  if (!outcome.ok) return;
  const { written, tree, report, xml } = outcome.result;
  if (tree !== undefined) expect(namesOf(await foundAs(format, xml)), xml).toEqual(warningsOf(each));
  const values = [...((written?.invoice ?? (await termsIn(xml, format)))?.within() ?? [])];
  for (const [id, wanted] of Object.entries(each.terms ?? {})) {
    const texts = values.filter(([term]) => term === id).map(([, { text }]) => text);
    expect(texts, id).toEqual(wanted === null ? [] : [wanted].flat().map(String));
  }
  for (const [id, wanted] of Object.entries(each.from ?? {})) {
    const properties = values.filter(([term]) => term === id).map(([, { property }]) => property);
    expect(properties, id).toEqual([wanted].flat());
  }
  const ofBase = await writeDocument(structuredClone(base), format, {}, environment);
  const known = ofBase.ok ? lossesIn(ofBase.result.report.losses) : [];
  expectLosses(each, known, report.losses);
  for (const [path, wanted] of Object.entries(each.elements ?? {})) {
    expect(textsAt(xml, path), path).toEqual(wanted === null ? [] : [wanted].flat().map(String));
  }
}

/** Returns the document to write before the changes of a case. */
function documentOf(file: CaseFile, { base = file.base }: Pick<Row, 'base'>): JsonObject {
  return patchedJson(parse(readFileSync(join(BASES, `${base}.yaml`), 'utf8')), file.given ?? {});
}

/** Returns the warnings that the written XML has. */
function warningsOf({ warnings = [] }: Row): string[] {
  return [warnings].flat().map((rule) => `${rule} warning`);
}

async function readAs(file: CaseFile, format: Format, syntax: 'ubl' | 'cii', each: Row, xml: string): Promise<void> {
  const base = await xmlOf(file, format, syntax, each.base === undefined ? {} : { base: each.base });
  const [known, outcome] = [await readOf(base, format), await readOf(xml, format)];
  expect(beyond(known.faults, outcome.faults)).toEqual([each.faults ?? []].flat());
  for (const [path, wanted] of Object.entries(each.gives ?? {})) {
    expect(valueAt(outcome.document, path) ?? null, path).toEqual(wanted);
  }
  expectLosses(each, lossesIn(known.losses), outcome.losses);
}

async function readOf(xml: string, format: Format) {
  const outcome = await readDocument(xml, format, {}, environment);
  if (!outcome.ok) return { document: undefined, faults: faultsIn(outcome.faults), losses: [] };
  const { document, faults, report } = outcome.result;
  return { document, faults: faultsIn(faults), losses: report.losses };
}

/** Returns the terms of XML; undefined if its format has no terms. */
async function termsIn(xml: string, format: Format): Promise<Group | undefined> {
  const { element } = parsed(xml);
  const plan = await planOf(element, format);
  return plan && readTerms(element, plan).invoice;
}

/** Returns the entries of a list that another does not have. */
function beyond(known: readonly string[], all: readonly string[]): string[] {
  const left = [...known];
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function faultsIn(faults: readonly Fault[]): string[] {
  return faults.map(({ code, properties = [] }) => [code, ...properties].join(' '));
}

/** Checks the losses that the base does not have, and the values in their texts if the case lists them. */
function expectLosses({ losses: expected = [] }: Row, known: readonly string[], losses: readonly Reported[]): void {
  const wanted = [expected].flat();
  expect(beyond(known, lossesIn(losses))).toEqual(wanted.map((each) => each.replace(/ \(.*\)$/, '')));
  const withValues = lossesIn(losses).map((each, at) => `${each} (${losses[at] && valuesIn(losses[at].text)})`);
  expect(withValues).toEqual(expect.arrayContaining(wanted.filter((each) => each.endsWith(')'))));
}

type Reported = Pick<Loss, 'kind' | 'severity' | 'term' | 'properties' | 'xpath' | 'text'>;

function lossesIn(losses: readonly Reported[]): string[] {
  return losses.map(({ kind, severity, term, properties, xpath = '' }) => {
    const places = [...(term === undefined ? [] : [term]), ...properties];
    return [kind, severity, ...(places.length > 0 ? places : [xpath.split('/').slice(-2).join('/')])].join(' ');
  });
}
