/** Runs the cases of each regime: `cases.yaml` in its folder (docs/contributing/testing.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { regimeDefinition } from '../index.ts';
import type { JsonObject } from '../model/json.ts';
import { reverseChargeScenarios } from '../tax/shared-scenarios.ts';
import {
  builtInvoice,
  builtNumber,
  identityFaults,
  line,
  loadAll,
  type NumberBuilt,
  uncalculatedFaults,
  valueAt,
} from './testing.ts';

const text = z.string().min(1);
const hasEntries = (map: object) => Object.keys(map).length > 0;
const map = <T extends z.ZodType>(value: T) => z.record(z.string(), value).refine(hasEntries, 'is empty');
const members = map(z.unknown()) as unknown as z.ZodType<JsonObject>;
const faults = z.union([text, z.array(text)]);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$|^any day$/);

const Numbers = z.strictObject({
  in: text.optional(),
  valid: map(text),
  invalid: map(map(text)).optional(),
  normalised: map(text.nullable()).optional(),
});

const Invoice = z.union([
  z.strictObject({ with: members.optional(), faults: faults.optional(), gives: map(z.unknown()).optional() }),
  z.strictObject({ with: members, stops: text }),
  z.strictObject({ with: members, unbuilt: faults }),
]);

const Cases = z.strictObject({
  'tax number': Numbers,
  'other codes': map(map(text)).optional(),
  identities: map(Numbers).optional(),
  rates: map(z.record(day, text).refine(hasEntries, 'is empty')).optional(),
  notes: map(z.union([z.literal('shared'), z.record(z.string(), text)])).optional(),
  given: members.optional(),
  invoices: map(Invoice).optional(),
  // src/service/rules/cases.test.ts runs these.
  prefix: text.optional(),
  documents: members.optional(),
  rules: members.optional(),
});

type Numbers = z.infer<typeof Numbers>;

const FOLDERS = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((each) => each.isDirectory());
const ANY_DAY = 'any day';
const UNAVAILABLE = 'BW-TAX-RATE-DATE';
/** The note of countries without their own wording. */
const SHARED = reverseChargeScenarios.flatMap(({ list }) => list.map(({ note }) => note));

beforeAll(loadAll);

describe.each(FOLDERS.map(({ name }) => name))('%s', (folder) => {
  const country = folder.toUpperCase();
  const cases = casesIn(folder);
  const { given = {}, rates = {} } = cases;

  describe('tax number', () => {
    testNumbers(cases['tax number'], {
      reported: (code) => identityFaults(country, code),
      built: (code) => builtNumber(country, code),
      path: '$.code',
    });
    for (const [code, numbers] of Object.entries(cases['other codes'] ?? {}))
      it.each(Object.entries(numbers))(`is not checked under ${code} and normalises %s to %s`, (number, normal) => {
        expect(identityFaults(code, number).filter(isNational)).toEqual([]);
        const built = builtNumber(code, number);
        expect([built.country, built.code].join(' ').trim()).toBe(normal);
      });
  });

  for (const [kind, numbers] of Object.entries(cases.identities ?? {}))
    describe(`identity of ${kind}`, () => {
      const [member = '', name = ''] = kind.split(' ');
      const path = '$.customer.identities[0].code';
      const own = { ...given, ...(numbers.in && { $regime: numbers.in }) };
      const invoice = (code: string) => invoiceOf({ ...own, customer: { identities: [{ [member]: name, code }] } });
      testNumbers(numbers, {
        reported: (code) => uncalculatedFaults(country, invoice(code)).filter((each) => each.endsWith(` ${path}`)),
        built: (code) => {
          const { document, faults: found } = builtInvoice(country, invoice(code));
          return { code: valueAt(document, path) as string | undefined, faults: found };
        },
        path,
      });
    });

  describe('rates', () => {
    it.each(Object.entries(rates))('have the listed values: %s', (rate, percents) => {
      const days = daysOf(percents);
      const found = Object.keys(days).map((day) => [day, percentOn(country, day, rate)]);
      expect(Object.fromEntries(found)).toEqual(days);
    });

    it('have a case for each start date', () => {
      const tested = Object.entries(rates).flatMap(([rate, days]) => Object.keys(days).map((day) => `${rate} ${day}`));
      expect(declaredDays(country).filter((each) => !tested.includes(each))).toEqual([]);
    });
  });

  it.each(Object.entries(cases.notes ?? {}))('has the expected legal notes for %s', (situation, notes) => {
    const [cat = '', ...tags] = situation.split(' ');
    const taxes = [{ cat, key: 'reverse-charge' }];
    const { document } = builtInvoice(country, invoiceOf({ $tags: tags, taxes }));
    expect(document.tax?.notes ?? []).toEqual(notes === 'shared' ? SHARED : notesOf(notes));
  });

  it.each(Object.entries(cases.invoices ?? {}))('an invoice %s', (_what, each) => {
    const invoice = invoiceOf({ ...given, ...each.with });
    if ('unbuilt' in each) {
      expect(uncalculatedFaults(country, invoice).filter(isNational)).toEqual([each.unbuilt].flat());
      return;
    }
    const { document, faults: found, calculation } = builtInvoice(country, invoice);
    expect(calculation).toBe('stops' in each ? each.stops : '');
    if ('stops' in each) return;
    expect(found).toEqual([each.faults ?? []].flat());
    for (const [path, value] of Object.entries(each.gives ?? {}))
      expect(valueAt(document, path) ?? null, path).toEqual(value);
  });
});

/** Returns whether a fault, `GOBL-PT-TAX-COMBO-01 $.path`, is by a rule of a country. */
function isNational(fault: string): boolean {
  return /^GOBL-[A-Z]{2}-/.test(fault);
}

function casesIn(folder: string): z.infer<typeof Cases> {
  const file = join(import.meta.dirname, folder, 'cases.yaml');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  try {
    // All scalars are texts, so that `00192200`, `19.0%` and `2024-01-01` need no quotes.
    return Cases.parse(parse(source, { schema: 'failsafe', customTags: ['null'], merge: true }));
  } catch (cause) {
    throw new Error(`cannot read the cases in ${file}`, { cause });
  }
}

interface Subject {
  /** Returns the faults of a number without normalising. */
  readonly reported: (code: string) => string[];
  readonly built: (code: string) => NumberBuilt;
  readonly path: string;
}

/** Tests that valid numbers are kept, invalid ones are reported, and all are normalised as listed. */
function testNumbers({ valid = {}, invalid = {}, normalised = {} }: Numbers, { reported, built, path }: Subject): void {
  const known = new Map(
    Object.entries(invalid).flatMap(([codes, numbers]) =>
      Object.keys(numbers).map((number) => [number, codesOf(codes).map((code) => `${code} ${path}`)] as const),
    ),
  );
  const reasons = Object.values(invalid).flatMap((numbers) => Object.entries(numbers));
  if (reasons.length > known.size) throw new Error(`an invalid number is listed under two faults, at ${path}`);

  it.each(Object.entries(valid))('accepts %j: %s', (number) => {
    expect(reported(number)).toEqual([]);
    expect(built(number)).toMatchObject({ code: number, faults: [] });
  });

  it.each(reasons)('rejects %j: %s', (number) => {
    expect(reported(number)).toEqual(known.get(number));
    if (!(number in normalised)) expect(built(number)).toMatchObject({ code: number, faults: known.get(number) });
  });

  it.each(Object.entries(normalised))('normalises %j to %j', (number, normal) => {
    const { code = '', faults: left } = built(number);
    expect(code).toBe(normal ?? '');
    expect(left).toEqual(known.get(normal ?? '') ?? []);
  });
}

/** Returns the codes of a list, `GOBL-GB-TAX-IDENTITY-01, -03`, where a number stands for another rule of the same set. */
function codesOf(list: string): string[] {
  let set = '';
  return list.split(', ').map((each) => {
    if (each.startsWith('-')) return set + each;
    set = each.replace(/-\d+$/, '');
    return each;
  });
}

/** Returns the members of an invoice whose parties and lines have only the members that matter. */
function invoiceOf({ taxes, lines = [{}], ...others }: JsonObject): JsonObject {
  const party = (role: string) =>
    others[role] ? { [role]: { name: 'Party', ...(others[role] as JsonObject) } } : undefined;
  const taxed = (lines as JsonObject[]).map((each) => line({ ...each, ...(taxes !== undefined && { taxes }) }));
  return { ...others, ...party('supplier'), ...party('customer'), lines: taxed };
}

/** Returns the notes of an invoice: `VAT reverse-charge: Reverse Charge`, without a category `self-billed: …`. */
function notesOf(texts: Readonly<Record<string, string>>): object[] {
  return Object.entries(texts).map(([name, text]) => {
    const [key, cat] = name.split(' ').reverse();
    return { ...(cat !== undefined && { cat }), key, text };
  });
}

/** Returns the percentages on each first day and the day before, from the start dates of a rate. */
function daysOf(percents: Readonly<Record<string, string>>): Record<string, string> {
  const days: Record<string, string> = {};
  let before = percents[ANY_DAY] ?? UNAVAILABLE;
  for (const day of Object.keys(percents).sort()) {
    const percent = percents[day] ?? '';
    days[day === ANY_DAY ? '1990-01-01' : dayBefore(day)] = before;
    if (day !== ANY_DAY) days[day] = percent;
    before = percent;
  }
  return { ...days, '2099-12-31': before };
}

function dayBefore(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** Returns the percentage of a rate with its surcharge, or the code of the fault. */
function percentOn(country: string, day: string, named: string): string {
  const [, cat = '', key, value = '', rate = ''] = /^(\w+)(?: (\S+)=(\S+))? (\S+)$/.exec(named) ?? [];
  const tax = { cat, rate, ...(key !== undefined && { ext: { [key]: value } }) };
  const { document, calculation } = builtInvoice(country, { issue_date: day, lines: [line({ taxes: [tax] })] });
  if (calculation) return calculation;
  const { percent, surcharge } = document.lines[0].taxes[0];
  return surcharge ? `${percent} + ${surcharge}` : percent;
}

/** Returns the start dates of all rates of a country: `VAT pt-region=PT-AC general 2014-01-01`. */
function declaredDays(country: string): string[] {
  return (regimeDefinition(country)?.categories ?? []).flatMap(({ code, rates = [] }) =>
    rates.flatMap(({ rate, values = [] }) =>
      values.map(({ since = ANY_DAY, ext = {} }) => {
        const regions = Object.entries(ext).map(([key, value]) => `${key}=${value}`);
        return [code, ...regions, rate, since].join(' ');
      }),
    ),
  );
}
