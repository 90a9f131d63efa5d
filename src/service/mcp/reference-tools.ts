import { z } from 'zod';
import { addonSummaries, regimeSummaries, schemaIds } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
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
import * as shapes from '../openapi/shapes.ts';
import { ruleList } from '../rules/index.ts';
import { addonsFor, formatsFor } from './of-country.ts';
import { DOCUMENT, resultSchema } from './output-schemas.ts';
import type { Argument, Tool } from './tool.ts';

/** Tools that look up reference data, with the same answers as the routes (chapter 09 §8.2). */

const named = (description: string): Argument => ({ type: 'string', description, required: true });

/** Returns an optional argument. */
const filter = (description: string): Argument => ({ type: 'string', description });

const COUNTRY = filter('Only for this country, such as ES.');

const listOf = (name: string, entry: z.ZodType) => resultSchema(z.object({ [name]: z.array(entry) }));

/** Members of a regime or addon that models ask for; there are others. */
const DEFINITION = (names: readonly string[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, {}])),
});

/** Maximum number of rules in a search result. */
const MOST_RULES = 50;

export const referenceTools: readonly Tool[] = [
  {
    name: 'schema',
    title: 'Get a schema',
    description:
      'Returns the JSON Schema of an object of the standard: its properties and what they mean. Next: write the document, and build.',
    arguments: {
      path: named('The path of the schema, such as bill/invoice or org/party; schema_list lists all.'),
      bundle: { type: 'boolean', description: 'Include all schemas that it refers to. The result is long.' },
    },
    output: resultSchema(shapes.JsonSchema),
    run: ({ path, bundle }) => (bundle ? findBundledSchema : findSchema)(String(path)),
  },
  {
    name: 'schema_list',
    title: 'List schemas',
    description:
      'Lists the IDs of all schemas: invoices are bill/invoice, orders bill/order, messages note/message. Next: schema with the path, the part of the ID after draft-0/.',
    arguments: {},
    output: listOf('schemas', z.string()),
    run: () => ({ ok: true, result: { schemas: schemaIds() } }),
  },
  {
    name: 'regime',
    title: 'Get a tax regime',
    description:
      'Returns the taxes of a country, such as VAT: categories, rates with their keys, percentages and start dates, tags, scenarios, types of correction. Next: build, with these codes and keys in the taxes of lines.',
    arguments: { code: named('The country code, such as ES; regime_list lists all.') },
    choices: ['fields', 'language'],
    output: DEFINITION(['country', 'name', 'currency', 'tags', 'scenarios', 'corrections', 'categories']),
    run: ({ code }) => findRegime(String(code)),
  },
  {
    name: 'regime_list',
    title: 'List tax regimes',
    description: 'Lists the countries that have a tax regime: code, name, currency. Next: regime with the code.',
    arguments: {},
    choices: ['language'],
    output: listOf('regimes', shapes.RegimeSummary),
    run: () => ({ ok: true, result: { regimes: regimeSummaries() } }),
  },
  {
    name: 'addon',
    title: 'Get an addon',
    description:
      'Returns what an addon adds for a national format or network: extensions with their codes, tags, scenarios, corrections. Next: build, with the key in "$addons" and extensions in ext.',
    arguments: { key: named('The key of the addon, such as es-facturae-v3; addon_list lists all.') },
    choices: ['fields', 'language'],
    output: DEFINITION(['key', 'requires', 'name', 'extensions', 'tags', 'scenarios', 'corrections']),
    run: ({ key }) => findAddon(String(key)),
  },
  {
    name: 'addon_list',
    title: 'List addons',
    description: 'Lists the addons: key, name, purpose. Next: addon with the key.',
    arguments: { country: COUNTRY },
    choices: ['language'],
    output: listOf('addons', shapes.AddonSummary),
    run: ({ country }, { now }) => ({
      ok: true,
      result: { addons: country === undefined ? addonSummaries() : addonsFor(String(country), now()) },
    }),
  },
  {
    name: 'rule',
    title: 'Explain a rule',
    description:
      'Explains the rule behind a fault: what it requires, when it applies, and how to fix the fault. Next: fix the property that the fault names, and build again.',
    arguments: { code: named('The code of the fault, such as GOBL-BILL-INVOICE-06 or BW-AMOUNT.') },
    output: DEFINITION(Object.keys(shapes.Rule.shape)),
    run: ({ code }, environment: HouseEnvironment) =>
      findRule(String(code), { rules: environment.house?.rules, language: environment.translation?.language }),
  },
  {
    name: 'rule_search',
    title: 'Search rules',
    description:
      'Finds rules by words or by the beginning of their codes: rules of the standard, of countries and addons, and official rules of e-invoices. Returns the first 50, and the number of all in total. Next: rule with a code.',
    arguments: {
      query: filter('Words that the rule must contain, such as customer tax identity.'),
      prefix: filter('The beginning of the code, such as GOBL-ES-, BR- or BW-.'),
    },
    output: resultSchema(z.object({ rules: z.array(shapes.RuleSummary), total: z.int() })),
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
    title: 'Get an example',
    description: 'Returns an example document, before it is built. Next: change it to what you want, and build.',
    arguments: { name: named('The name of the example, such as es-invoice; example_list has all.') },
    choices: ['fields'],
    output: DOCUMENT,
    run: ({ name }) => findExample(String(name)),
  },
  {
    name: 'example_list',
    title: 'List examples',
    description: 'Lists the example documents, at least one for each country and addon. Next: example with the name.',
    arguments: {
      country: COUNTRY,
      addon: filter('Only examples with this addon.'),
    },
    output: listOf('examples', shapes.ExampleSummary),
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
    title: 'Get a format',
    description:
      'Returns the identifiers, addons and rule sets, with their versions, of a format of e-invoices. Next: convert, with the key in to.',
    arguments: { key: named('The key of the format, such as xrechnung-ubl; format_list lists all.') },
    choices: ['fields', 'language'],
    output: DEFINITION(Object.keys(shapes.FormatDefinition.shape)),
    run: ({ key }) => findFormat(String(key)),
  },
  {
    name: 'format_list',
    title: 'List formats',
    description: 'Lists the e-invoice formats that convert writes and reads. Next: convert, with the key in to.',
    arguments: { country: COUNTRY },
    choices: ['language'],
    output: listOf('formats', shapes.FormatSummary),
    async run({ country }, { now }) {
      const formats = await listFormats();
      const own = country === undefined ? formats : formatsFor(String(country), formats, now());
      return { ok: true, result: { formats: own } };
    },
  },
];
