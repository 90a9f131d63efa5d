/** The list of formats for services, programs and people. */

import { eInvoices } from '../../countries/e-invoices.ts';
import type { FormatKey } from '../../engine/known-names.ts';
import { type Format, type Localised, PDF } from '../declare/format.ts';
import { loadReleases } from '../releases/load.ts';
import type { SyntaxKey } from './facts.ts';
import { formatOf, formats } from './formats.ts';
import type { AskedOption } from './options.ts';
import { optionsOf, syntaxKey } from './syntaxes.ts';

export interface FormatSummary {
  /** The key of the format: `xrechnung-ubl`. */
  key: FormatKey;
  name: Localised;
  description: Localised;
  syntax: SyntaxKey | 'pdf';
  media_type: string;
  /** Other keys of the format. */
  aliases?: readonly string[];
  /** The key of the format of the XML in a PDF. */
  carries?: string;
  /** Whether it can be converted to a document. */
  reads: boolean;
  /** Whether a document can be converted to it. */
  writes: boolean;
  /** The addons of documents written in it. */
  addons: readonly string[];
  /** The addons of its documents, of all countries. */
  intended_for: readonly string[];
  /** The addons for whose invoices it is the usual format, and the countries that ask for it by law or usage. */
  usual_for: { addons: readonly string[]; countries: readonly string[] };
  /** The rule sets that check the format. */
  rules: readonly string[];
}

/** Returns the options of a format that a user should be asked for before saving. */
export function askedOptionsOf({ key, syntax }: Pick<FormatSummary, 'key' | 'syntax'>): AskedOption[] {
  const options = syntax === 'pdf' ? {} : optionsOf({ syntax, ...formatOf(key) });
  return Object.keys(options).filter((name) => options[name]?.isAsked) as AskedOption[];
}

/** Returns the option of a format that names the previous result, if its results form a chain. */
export function chainedOptionOf(to: string): string | undefined {
  const format = formatOf(to);
  const options = format ? optionsOf(format) : {};
  return Object.keys(options).find((name) => options[name]?.isChained);
}

/** A set of official rules, with its version. */
export interface RuleSetSummary {
  key: string;
  name: string;
  version: string;
  /** The day from which the set applies. */
  from: string;
}

/** A format with its identifiers and rule sets. */
export interface FormatDefinition extends FormatSummary {
  /** BT-24 as written; for a PDF, its standard. */
  specification: string;
  /** BT-23 as written, if it is fixed. */
  process?: string;
  rule_sets: readonly RuleSetSummary[];
}

/** The countries in which law or usage asks for each format. */
const countriesOf = new Map<string, Set<string>>();
for (const [country, kinds] of Object.entries(eInvoices))
  for (const key of kinds.flatMap(({ formats = [] }) => formats))
    countriesOf.set(key, (countriesOf.get(key) ?? new Set()).add(country));

/** Returns all formats, in their order. */
export function formatSummaries(): FormatSummary[] {
  return [...formats.map(summaryOf), pdf];
}

/** Pages, which cannot be read. */
const pdf: FormatSummary = {
  key: PDF,
  name: { en: 'PDF' },
  description: {
    en: 'Any document as pages to read, print and send.',
    de: 'Jedes Dokument als Seiten zum Lesen, Drucken und Versenden.',
  },
  syntax: 'pdf',
  media_type: 'application/pdf',
  reads: false,
  writes: true,
  addons: [],
  intended_for: [],
  usual_for: { addons: [], countries: [] },
  rules: [],
};

function summaryOf(format: Format): FormatSummary {
  const { key, name, description, syntax, container, aliases, reads, writes, addons, rules } = format;
  const { national = {}, usualFor = [] } = format;
  const intended = [...addons, ...Object.values(national).flatMap((each) => each.addons), ...usualFor];
  const media_type = container ? 'application/pdf' : 'application/xml';
  const of = container && { carries: container.carries };
  return {
    key,
    ...(aliases && { aliases }),
    name,
    description,
    syntax: syntaxKey(syntax),
    media_type,
    ...of,
    reads,
    writes,
    addons,
    intended_for: [...new Set(intended)],
    usual_for: { addons: usualFor, countries: [...(countriesOf.get(key) ?? [])] },
    rules: rules.map((each) => each.key),
  };
}

/** Returns the definition of a format; undefined if the key is unknown. */
export async function formatDefinition(key: FormatKey): Promise<FormatDefinition | undefined> {
  if (key === PDF) return { ...pdf, specification: 'ISO 32000-1', rule_sets: [] };
  const format = formatOf(key);
  return format && definitionOf(format);
}

/** Returns the definition of a known format. */
export async function definitionOf(format: Format): Promise<FormatDefinition> {
  const { specification, process } = format;
  const { rulesOn } = await loadReleases();
  const { sets, releases } = await rulesOn(format);
  const firstDays = new Map(releases.map(({ set, from }) => [set, from]));
  return {
    ...summaryOf(format),
    specification,
    ...(process !== undefined && { process }),
    rule_sets: sets.map(({ key, name, version, from }) => ({ key, name, version, from: firstDays.get(key) ?? from })),
  };
}
