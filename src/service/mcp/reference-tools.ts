import { addonSummaries, regimeSummaries, schemaIds } from '../../engine/index.ts';
import type { HouseEnvironment } from '../../house-rules/environment.ts';
import { examples } from '../examples/index.ts';
import {
  findAddon,
  findBundledSchema,
  findExample,
  findFormat,
  findRegime,
  findRule,
  findSchema,
  listFormats,
} from '../lookups.ts';
import { ruleList } from '../rules/index.ts';
import { addonsFor, formatsFor } from './of-country.ts';
import type { Argument, Tool } from './tool.ts';

/** Tools that look up reference data, with the same answers as the routes (chapter 09 §8.2). */

const named = (description: string): Argument => ({ type: 'string', description, required: true });

/** Returns an optional argument. */
const filter = (description: string): Argument => ({ type: 'string', description });

const COUNTRY = filter('Such as ES.');

/** Maximum number of rules in a search result. */
const MOST_RULES = 50;

export const referenceTools: readonly Tool[] = [
  {
    name: 'schema',
    description: 'Returns the JSON Schema of an object: its properties and their meaning. Next: build.',
    arguments: {
      path: named('Such as bill/invoice or org/party.'),
      bundle: { type: 'boolean', description: 'Include the schemas that it refers to.' },
    },
    run: ({ path, bundle }) => (bundle ? findBundledSchema : findSchema)(String(path)),
  },
  {
    name: 'schema_list',
    description: 'Lists the IDs of all schemas. Next: schema, with what follows draft-0/.',
    arguments: {},
    run: () => ({ ok: true, result: { schemas: schemaIds() } }),
  },
  {
    name: 'regime',
    description:
      'Returns the taxes of a country: categories, rates with keys, percentages and dates, tags, types of correction. Next: build.',
    arguments: { code: named('The country, such as ES.') },
    choices: ['fields', 'language'],
    run: ({ code }) => findRegime(String(code)),
  },
  {
    name: 'regime_list',
    description: 'Lists the countries. Next: regime.',
    arguments: {},
    choices: ['language'],
    run: () => ({ ok: true, result: { regimes: regimeSummaries() } }),
  },
  {
    name: 'addon',
    description:
      'Returns what an addon for a national format or network takes: extensions with codes, tags, corrections. Next: build, with the key in "$addons" and extensions in ext.',
    arguments: { key: named('Such as es-facturae-v3.') },
    choices: ['fields', 'language'],
    run: ({ key }) => findAddon(String(key)),
  },
  {
    name: 'addon_list',
    description: 'Lists the addons. Next: addon.',
    arguments: { country: COUNTRY },
    choices: ['language'],
    run: ({ country }, { now }) => ({
      ok: true,
      result: { addons: country === undefined ? addonSummaries() : addonsFor(String(country), now()) },
    }),
  },
  {
    name: 'rule',
    description:
      'Explains the rule of a fault: what it requires, when, and how to fix it. Next: fix the property, and build again.',
    arguments: { code: named('Such as BW-AMOUNT.') },
    run: ({ code }, environment: HouseEnvironment) =>
      findRule(String(code), { rules: environment.house?.rules, language: environment.translation?.language }),
  },
  {
    name: 'rule_search',
    description: 'Finds rules of documents and e-invoices: the first 50, with their number in total. Next: rule.',
    arguments: {
      query: filter('Words to search for.'),
      prefix: filter('The beginning of its code, such as BR-.'),
    },
    async run({ query, prefix }) {
      const words = String(query ?? '')
        .toLowerCase()
        .split(/\s+/)
        .slice(0, 20);
      const found = (await ruleList(String(prefix ?? ''))).filter(({ code, description, object, field }) => {
        const text = `${code} ${description} ${object} ${field}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
      return { ok: true, result: { rules: found.slice(0, MOST_RULES), total: found.length } };
    },
  },
  {
    name: 'example',
    description: 'Returns an example document. Next: change it, and build.',
    arguments: { name: named('Such as es-invoice.') },
    choices: ['fields'],
    run: ({ name }) => findExample(String(name)),
  },
  {
    name: 'example_list',
    description: 'Lists the examples. Next: example.',
    arguments: {
      country: COUNTRY,
      addon: filter(''),
    },
    run: ({ country, addon }) => ({
      ok: true,
      result: {
        examples: examples
          .filter((each) => country === undefined || each.country === String(country).toUpperCase())
          .filter((each) => addon === undefined || each.addons.includes(String(addon)))
          .map(({ load: _, ...summary }) => summary),
      },
    }),
  },
  {
    name: 'format',
    description: 'Returns the identifiers, addons and rule sets of a format of e-invoices. Next: convert.',
    arguments: { key: named('Such as xrechnung-ubl.') },
    choices: ['fields', 'language'],
    run: ({ key }) => findFormat(String(key)),
  },
  {
    name: 'format_list',
    description: 'Lists the formats that convert writes and reads. Next: convert, with the key in to.',
    arguments: { country: COUNTRY },
    choices: ['language'],
    async run({ country }, { now }) {
      const formats = await listFormats();
      const own = country === undefined ? formats : formatsFor(String(country), formats, now());
      return { ok: true, result: { formats: own } };
    },
  },
];
