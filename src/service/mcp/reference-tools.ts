import { addonSummaries, regimeSummaries, schemaIds } from '../../engine/index.ts';
import { findAddon, findBundledSchema, findRegime, findRule, findSchema } from '../lookups.ts';
import type { Argument, Tool } from './tool.ts';

/** The tools that look something up, answering what the routes of the same data answer (chapter 09 §8.2). */

const named = (description: string): Argument => ({ type: 'string', description, required: true });

export const referenceTools: readonly Tool[] = [
  {
    name: 'schema',
    title: 'One schema',
    description:
      'The JSON Schema of an object of the standard: its properties, their types and what they mean. Names of other objects are in $ref; bundle puts these in as well, which is long. Amounts are texts there, as everywhere. Next: write the document, and build.',
    arguments: {
      path: named('The path of the schema, such as bill/invoice or org/party; schema_list has them all.'),
      bundle: { type: 'boolean', description: 'Put in all schemas that this one refers to, so that it is complete.' },
    },
    run: ({ path, bundle }) => (bundle ? findBundledSchema : findSchema)(String(path)),
  },
  {
    name: 'schema_list',
    title: 'All schemas',
    description:
      'The IDs of all schemas, sorted: invoices are bill/invoice, orders bill/order, messages note/message. Next: schema with the path, which is what follows draft-0/ in the ID, then build, with amounts as texts.',
    arguments: {},
    run: () => ({ ok: true, result: { schemas: schemaIds() } }),
  },
  {
    name: 'regime',
    title: 'One tax regime',
    description:
      'The tax regime of a country: its tax categories, the keys and rates of each with percentages and since when they hold, tags, scenarios, corrections that it knows. Use its category codes and rate keys in the taxes of lines; percentages and amounts are texts. Next: build; correct, with one of the types under corrections.',
    arguments: { code: named('The code of the country, such as ES, in any letter case; regime_list has them all.') },
    run: ({ code }) => findRegime(String(code)),
  },
  {
    name: 'regime_list',
    title: 'All tax regimes',
    description:
      'The countries whose taxes are known, each with code, name and currency. Next: regime with the code, then build, with amounts as texts.',
    arguments: {},
    run: () => ({ ok: true, result: { regimes: regimeSummaries() } }),
  },
  {
    name: 'addon',
    title: 'One addon',
    description:
      'What an addon brings, for a national format or network: extensions with the codes that they take, tags, scenarios, corrections. Name the addon in "$addons" of the document, its extensions in ext. Next: build, with amounts as texts; rule for what a fault of the addon wants.',
    arguments: { key: named('The key of the addon, such as es-facturae-v3; addon_list has them all.') },
    run: ({ key }) => findAddon(String(key)),
  },
  {
    name: 'addon_list',
    title: 'All addons',
    description:
      'The addons, each with key, name, what it is for, and the addons that it requires. Next: addon with the key, then build with the key in "$addons" and amounts as texts.',
    arguments: {},
    run: () => ({ ok: true, result: { addons: addonSummaries() } }),
  },
  {
    name: 'rule',
    title: 'One rule',
    description:
      'What a rule wants: the object and property that it is on, when it holds, and what it tests. Call it with the code of a fault that build, validate or another tool answered. Next: fix the property that the fault names (amounts are texts), and build again.',
    arguments: { code: named('The code of the fault, such as GOBL-BILL-INVOICE-06 or BW-AMOUNT.') },
    run: ({ code }) => findRule(String(code)),
  },
];
