import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readExample } from '../../../scripts/example-documents.mjs';
import { build, type JsonObject } from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import { addonKeys, regimeCountries } from '../../engine/registry.ts';
import { convertDocument, validateXml } from '../../formats/index.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { examples } from './index.ts';

beforeAll(() => load('all'));

const names = readdirSync(import.meta.dirname)
  .flatMap((file) => (file.endsWith('.yaml') ? [file.slice(0, -'.yaml'.length)] : []))
  .sort();
const textOf = (name: string) => readFileSync(`${import.meta.dirname}/${name}.yaml`, 'utf8');

test('the list of examples equals the files; -u writes it', async () => {
  const module = `// Written by \`npx vitest run src/service/examples -u\` from the YAML files.
import type { ListedExample } from '../index.ts';

export const list: readonly ListedExample[] = [
${names.map(entryOf).join('\n')}
];
`;
  await expect(module).toMatchFileSnapshot('generated/list.ts');
});

test.each(names)('%s has amounts, codes and percentages as strings', (name) => {
  const numbers = [...numbersIn(readExample(textOf(name)).document)];
  expect(numbers.filter((path) => !path.endsWith('.installment'))).toEqual([]);
});

/** Warnings of examples that show what they are about: selective consumption tax in the base of VAT, and halves of an odd cent. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'cr-invoice': ['BW-WARN-TAX-BASE'],
  'it-sdi-v1': ['BW-WARN-DUE-DATES-CENT'],
};

test.each(examples.map((example) => [example.name, example] as const))(
  '%s builds without a fault or warning',
  async (name, example) => {
    const document = await example.load();
    const outcome = build(document, {}, systemEnvironment());
    expect(outcome.ok ? [] : outcome.faults).toEqual([]);
    const warnings = outcome.warnings.filter(({ level }) => level !== 'information');
    expect(warnings.map(({ code }) => code)).toEqual(shown[name] ?? []);
  },
);

/** Taxes are calculated from exact sums and printed rounded, so a page can miss its total by a cent. Those of examples do not. */
test.each(examples.filter(({ schema }) => schema === 'bill/invoice').map((each) => [each.name, each] as const))(
  '%s adds up as printed',
  async (_name, example) => {
    const outcome = build(await example.load(), {}, systemEnvironment());
    // The test reads calculated members, which a built invoice has.
    const { lines, discounts, charges, tax, totals } = (outcome.ok ? outcome.result : {}) as unknown as Printed;
    const decimals = totals.sum.split('.')[1]?.length ?? 0;
    const format = new Intl.NumberFormat('en', { maximumFractionDigits: decimals, useGrouping: false });
    // Amounts are decimal texts, which Intl rounds exactly.
    const units = (amount = '0') => Math.round(Number(format.format(amount as `${number}`)) * 10 ** decimals);
    const sum = (amounts: readonly (string | undefined)[] = []) => amounts.reduce((all, each) => all + units(each), 0);
    const rows =
      sum(lines.map(({ total }) => total)) -
      sum(discounts?.map(({ amount }) => amount)) +
      sum(charges?.map(({ amount }) => amount));
    const added = totals.taxes?.categories.filter(({ informative, retained }) => !informative && !retained) ?? [];
    const rates = added.flatMap((category) => category.rates);
    const taxes = sum(rates.flatMap(({ amount, surcharge }) => [amount, surcharge?.amount]));
    expect(tax?.prices_include ? rows : rows + taxes).toBe(units(totals.total_with_tax));
    expect(units(totals.total) + taxes).toBe(units(totals.total_with_tax));
  },
);

interface Printed {
  lines: { total?: string }[];
  discounts?: { amount?: string }[];
  charges?: { amount?: string }[];
  tax?: { prices_include?: string };
  totals: {
    sum: string;
    total: string;
    total_with_tax: string;
    taxes?: {
      categories: {
        informative?: boolean;
        retained?: boolean;
        rates: { amount: string; surcharge?: { amount: string } }[];
      }[];
    };
  };
}

const formatsOfAddons: Readonly<Record<string, string>> = {
  'de-xrechnung-v3': 'xrechnung-ubl',
  'de-zugferd-v2': 'facturx-en16931',
  'fr-facturx-v1': 'facturx-en16931',
  'it-sdi-v1': 'fatturapa',
  'pl-favat-v3': 'ksef',
};

/** The states of the European Union whose examples are ready for the Peppol network, with addresses in it. */
const reachable = ['BG', 'CY', 'CZ', 'EE', 'HU', 'LT', 'LU', 'LV', 'MT', 'SI'];

test.each(
  examples.flatMap(({ name, country, addons, load: read }) => [
    ...addons.flatMap((addon) => {
      const format = formatsOfAddons[addon];
      return format === undefined ? [] : [[name, format, read] as const];
    }),
    ...(reachable.includes(country ?? '') ? [[name, 'peppol-ubl', read] as const] : []),
  ]),
)('%s is written as %s without a fault or warning', async (_name, format, read) => {
  const written = await convertDocument(await read(), { to: format }, systemEnvironment());
  expect(written.ok ? [] : written.faults).toEqual([]);
  const checked = await validateXml(written.ok ? String(written.result.result) : '', undefined, { now: new Date() });
  const warnings = checked.warnings.filter(({ level }) => level !== 'information');
  expect([checked.ok, warnings]).toEqual([true, []]);
});

test('every regime and addon has an example', () => {
  const countries = new Set(examples.filter(({ addons }) => addons.length === 0).map(({ country }) => country));
  expect(regimeCountries.filter((country) => !countries.has(country))).toEqual([]);
  const shown = new Set(examples.flatMap(({ addons }) => addons));
  expect(addonKeys.filter((key) => !shown.has(key))).toEqual([]);
});

test('every common kind of document has an example', () => {
  const kinds = new Set(examples.map(({ schema, kind }) => `${schema} ${kind ?? ''}`.trim()));
  for (const wanted of ['credit-note', 'reverse-charge', 'simplified', 'prepaid'])
    expect(kinds).toContain(`bill/invoice ${wanted}`);
  const schemas = new Set(examples.map(({ schema }) => schema));
  for (const path of ['bill/order', 'bill/delivery', 'bill/payment', 'bill/status', 'org/party', 'note/message'])
    expect(schemas).toContain(path);
});

/**
 * Returns a line of the list. The head of a file states what the document does not: its title, and its country if no party has a tax ID.
 */
function entryOf(name: string): string {
  const { head, document } = readExample(textOf(name));
  const { $schema, $regime, $addons = [], supplier, tax_id } = document;
  const summary = {
    name,
    title: head.title,
    schema: $schema.replace('https://gobl.org/draft-0/', ''),
    country: head.country ?? $regime ?? (supplier?.tax_id ?? tax_id)?.country,
    addons: $addons,
    kind: kindOf(document),
  };
  return `  ${JSON.stringify(summary).slice(0, -1)},"load":() => import('../${name}.yaml')},`;
}

/** Returns the kind of a document within its schema: its type or first tag if unusual; `prepaid` if partly paid. */
function kindOf({ type, $tags, payment }: JsonObject): string | undefined {
  if (typeof type === 'string' && !['standard', 'purchase', 'receipt'].includes(type)) return type;
  if (Array.isArray($tags) && $tags[0] !== undefined) return String($tags[0]);
  return payment !== null && typeof payment === 'object' && 'advances' in payment ? 'prepaid' : undefined;
}

/** Yields the paths of all numbers. */
function* numbersIn(value: unknown, path = '$'): Generator<string> {
  if (typeof value === 'number') yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) yield* numbersIn(member, `${path}.${key}`);
}
