/** Checks that every regime and addon has the required shape. */
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { currencyDefinition } from './currency/currencies.ts';
import { addonModule, regimeModule } from './imports.ts';
import { addonDefinition, type Fault, type JsonObject, regimeDefinition, validate } from './index.ts';
import { load } from './loading.ts';
import { type AddonEntry, modules, type RegimeEntry } from './modules.ts';
import { rulesOf } from './rules/compile.ts';
import { present } from './rules/conditions.ts';
import { isMandatory, type RuleSet, type Step } from './rules/declare.ts';

beforeAll(() => load('all'));

const regimes = modules.filter((entry): entry is RegimeEntry => entry.kind === 'regime');
const addons = modules.filter((entry): entry is AddonEntry => entry.kind === 'addon');
const environment = { now: () => new Date('2026-03-15T10:30:00Z'), uuid: () => '' };

/** Returns the names of the subfolders of an engine folder. */
function foldersIn(path: string): string[] {
  const entries = readdirSync(new URL(path, import.meta.url), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function faultsOf(definition: JsonObject): readonly Fault[] {
  const outcome = validate(definition, {}, environment);
  return outcome.ok ? [] : outcome.faults;
}

/** Returns the codes of rules without the prefix. */
/** Returns the codes without a prefix. Ours begin with BW instead of GOBL. */
function strangers(sets: readonly (RuleSet | undefined)[], prefix: string): string[] {
  return sets
    .flatMap((set) => (set ? rulesOf(set) : []).map(({ code }) => code))
    .filter((code) => !code.replace(/^BW-/, 'GOBL-').startsWith(prefix));
}

test('modules.ts lists every folder of a regime or an addon', () => {
  expect(foldersIn('regimes').sort()).toEqual(regimes.map(({ country }) => country.toLowerCase()).sort());
  const folders = foldersIn('addons').flatMap((country) =>
    foldersIn(`addons/${country}`).map((name) => `${country}-${name}`),
  );
  expect(folders.sort()).toEqual(addons.map(({ key }) => key.replace(/-v\d+$/, '')).sort());
});

describe.each(regimes.map((entry) => [entry.country, entry] as const))('regime %s', (country, entry) => {
  test('matches its line in modules.ts', async () => {
    const { definition } = await regimeModule(entry);
    expect(definition.country).toBe(country);
    expect(definition.alt_country_codes ?? []).toEqual(entry.alternatives);
  });

  test('is valid, with a known time zone and currency, and the newest rate values first', () => {
    const definition = regimeDefinition(country);
    expect(faultsOf(JSON.parse(JSON.stringify(definition)))).toEqual([]);
    expect(currencyDefinition(String(definition?.currency))).toBeDefined();
  });

  test('has rates with keys of their category only', async () => {
    const { definition } = await regimeModule(entry);
    for (const { code, keys = [], rates = [] } of definition.categories) {
      const known = keys.map(({ key }) => key);
      for (const rate of rates)
        expect(known, `${code} ${rate.rate}`).toEqual(expect.arrayContaining([...(rate.keys ?? [])]));
    }
  });

  test('has rules and extensions with its name as prefix', async () => {
    const { definition, identity, rules = [], everywhere = [] } = await regimeModule(entry);
    const prefix = `GOBL-${entry.rulesAs.toUpperCase()}-`;
    expect(strangers([identity?.rules, ...rules, ...everywhere], prefix)).toEqual([]);
    for (const { key } of definition.extensions ?? []) expect(key).toMatch(new RegExp(`^${country.toLowerCase()}-`));
  });

  test('lists only extensions that an addon defines', async () => {
    const loaded = await Promise.all(addons.map(addonModule));
    const keys = loaded.flatMap(({ definition }) => (definition.extensions ?? []).map((each) => each.key));
    expect(keys).toEqual(expect.arrayContaining([...entry.writes]));
  });
});

describe.each(addons.map((entry) => [entry.key, entry] as const))('addon %s', (key, entry) => {
  test('matches its line in modules.ts and is a valid definition', async () => {
    const module = await addonModule(entry);
    expect(module.definition.key).toBe(key);
    expect(faultsOf(JSON.parse(JSON.stringify(addonDefinition(key))))).toEqual([]);
    const schemas = (module.complements ?? []).map(({ type }) => `https://gobl.org/draft-0/${type.path}`);
    expect(schemas).toEqual(entry.schemas);
  });

  test('requires existing addons', async () => {
    const { definition } = await addonModule(entry);
    expect(addons.map((each) => each.key)).toEqual(expect.arrayContaining([...(definition.requires ?? [])]));
  });

  test('has rules with its name and extensions with its country as prefix', async () => {
    const { definition, rules = [] } = await addonModule(entry);
    const family = key.replace(/-v\d+$/, '');
    expect(strangers(rules, `GOBL-${family.toUpperCase()}-`)).toEqual([]);
    for (const extension of definition.extensions ?? [])
      expect(extension.key).toMatch(new RegExp(`^${family.split('-', 1)[0]}-`));
  });
});

/** Returns the codes of checks with a mandatory test other than presence. */
function demandingRules({ prefix, steps }: RuleSet): string[] {
  const codesOf = (step: Step): string[] => {
    if (step.kind === 'check')
      return step.tests.some((each) => each !== present && isMandatory(each)) ? [`${prefix}-${step.code}`] : [];
    return step.kind === 'ignore' ? [] : step.steps.flatMap(codesOf);
  };
  return steps.flatMap(codesOf);
}

test('only rules of the standard that require it report members of a missing object', async () => {
  const sets: RuleSet[] = [];
  for (const entry of regimes) sets.push(...((await regimeModule(entry)).rules ?? []));
  for (const entry of addons) sets.push(...((await addonModule(entry)).rules ?? []));
  expect(sets.flatMap(demandingRules).sort()).toEqual([
    'GOBL-DE-BILL-INVOICE-01',
    'GOBL-DK-BILL-INVOICE-01',
    'GOBL-FR-BILL-INVOICE-01',
    'GOBL-FR-CHORUSPRO-BILL-INVOICE-06',
    'GOBL-FR-CTC-FLOW10-BILL-INVOICE-06',
    'GOBL-FR-CTC-FLOW10-BILL-INVOICE-12',
    'GOBL-FR-CTC-FLOW10-BILL-INVOICE-17',
    'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-05',
    'GOBL-NL-BILL-INVOICE-01',
    'GOBL-PE-BILL-INVOICE-01',
    'GOBL-SA-ZATCA-BILL-INVOICE-13',
    'GOBL-SE-BILL-INVOICE-01',
    'GOBL-SG-BILL-INVOICE-01',
  ]);
});

/** Returns a bill with everything missing, and with null entries in lists that addons have rules on. */
const hollow = (name: string, addon: string): JsonObject => ({
  $schema: `https://gobl.org/draft-0/bill/${name}`,
  $addons: [addon],
  supplier: { identities: [null], addresses: [null], inboxes: [null], people: [null] },
  customer: { identities: [null], addresses: [null], inboxes: [null], people: [null] },
  lines: [null],
  charges: [null],
  discounts: [null],
  notes: [null],
  preceding: [null],
  methods: [null],
  attachments: [null],
  ordering: { identities: [null], despatch: [null], contracts: [null] },
  payment: { advances: [null], terms: { due_dates: [null] } },
});

test.each([
  ['de-xrechnung-v3', { addresses: [null, { locality: 'Potsdam', code: '14467' }] }, 'DE-XRECHNUNG-BILL-INVOICE-0[67]'],
  ['de-xrechnung-v3', { people: [null, { emails: [{ addr: 'a@b.de' }] }] }, 'DE-XRECHNUNG-BILL-INVOICE-10'],
  ['pl-favat-v3', { addresses: [null, { country: 'PL', street: 'Prosta' }] }, 'PL-FAVAT-BILL-INVOICE-0[78]'],
  ['sa-zatca-v1', { identities: [null, { type: 'CRN', code: '1' }] }, 'SA-ZATCA-BILL-INVOICE-27'],
])('rules about the first or only entry skip null entries: %s, %j', (key, supplier, codes) => {
  const found = faultsOf({ ...hollow('invoice', key), supplier }).map(({ code }) => code);
  expect(found.filter((code) => new RegExp(`^GOBL-${codes}$`).test(code))).toEqual([]);
});

/** The rules that require list entries. */
const ASKING_FOR_ENTRIES = new Set([
  'GOBL-BR-NFE-BILL-INVOICE-03',
  'GOBL-BR-NFE-BILL-INVOICE-16',
  'GOBL-BR-NFSE-BILL-INVOICE-08',
]);

test.each(addons.map(({ key }) => key))('rules of %s ignore null entries', (key) => {
  for (const name of ['invoice', 'order', 'delivery', 'payment', 'status']) {
    const faults = faultsOf(hollow(name, key)).filter(({ code }) => !ASKING_FOR_ENTRIES.has(code));
    const properties = faults.flatMap((fault) => fault.properties);
    expect(properties.filter((property) => /\[\d+\]$/.test(property))).toEqual([]);
  }
});
