/** The formats as they are listed: by services, programs and people. */

import type { FormatKey } from '../engine/known-names.ts';
import { type Format, type Localised, PDF, type RuleSetKey, type Syntax } from './format.ts';
import { formatOf, formats } from './formats.ts';
import { loadRuleSets } from './rule-sets.ts';

export interface FormatSummary {
  /** By which it is named: `xrechnung-ubl`. */
  key: FormatKey;
  name: Localised;
  description: Localised;
  syntax: Syntax | 'pdf';
  media_type: string;
  /** Other keys that mean it. */
  aliases?: readonly string[];
  /** The key of the format of the XML in it, where it is a PDF. */
  carries?: string;
  /** It becomes a document. */
  reads: boolean;
  /** A document becomes it. */
  writes: boolean;
  /** The addons of a document that is written so. */
  addons: readonly string[];
  /** The sets of rules that it is checked by. */
  rules: readonly RuleSetKey[];
}

/** A set of official rules, with the version that is taken in. */
export interface RuleSetSummary {
  key: string;
  name: string;
  version: string;
  /** The first day on which it holds. */
  from: string;
}

/** A format with the identifiers that it is known by, and its sets of rules. */
export interface FormatDefinition extends FormatSummary {
  /** BT-24 as it is written; of a PDF its standard. */
  specification: string;
  /** BT-23 as it is written, where it is a certain one. */
  process?: string;
  rule_sets: readonly RuleSetSummary[];
}

/** Returns all formats, in their order. */
export function formatSummaries(): FormatSummary[] {
  return [...formats.map(summaryOf), pdf];
}

/** Pages, of which nothing is read. */
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
  rules: [],
};

function summaryOf(format: Format): FormatSummary {
  const { key, name, description, syntax, container, aliases, reads, writes, addons, rules } = format;
  const media_type = container ? 'application/pdf' : 'application/xml';
  const of = container && { carries: container.carries };
  return {
    key,
    ...(aliases && { aliases }),
    name,
    description,
    syntax,
    media_type,
    ...of,
    reads,
    writes,
    addons,
    rules,
  };
}

/** Returns a format with all that is known of it; undefined for none. */
export async function formatDefinition(key: FormatKey): Promise<FormatDefinition | undefined> {
  if (key === PDF) return { ...pdf, specification: 'ISO 32000-1', rule_sets: [] };
  const format = formatOf(key);
  return format && definitionOf(format);
}

/** Returns the same of a format that there is. */
export async function definitionOf(format: Format): Promise<FormatDefinition> {
  const { specification, process, rules } = format;
  const sets = await loadRuleSets(rules);
  return {
    ...summaryOf(format),
    specification,
    ...(process !== undefined && { process }),
    rule_sets: sets.map(({ key, name, version, from }) => ({ key, name, version, from })),
  };
}
