import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtTax } from '../addons/testing.ts';
import { invoiceWith } from '../bill/testing.ts';
import { regimeDefinition, regimeSummaries } from '../index.ts';
import type { RateDefinition, RateValue } from '../tax/definitions.ts';
import { codeDeviations, numberDeviations, rateDeviations, ratesReviewed } from './deviations.ts';
import { accepts, builtNumber, identityFaults, loadAll } from './testing.ts';

beforeAll(loadAll);

const CONFORMANCE = 'docs/conformance.md';
const RATES = 'docs/rates.md';

describe('tax numbers that deviate from the standard', () => {
  test.each(numberDeviations)('are accepted and rejected as declared: $country, $subject', (deviation) => {
    for (const each of deviation.accepted) {
      const { country, code } = typeof each === 'string' ? { country: deviation.country, code: each } : each;
      const { country: own = '', code: normal = '' } = builtNumber(country, code);
      expect(identityFaults(own, normal)).toEqual([]);
      if (typeof each !== 'string') expect(normal).not.toBe(code);
    }
    for (const code of deviation.refused ?? []) expect(accepts(deviation.country, code)).toBe(false);
  });
});

describe('rates that deviate from the standard', () => {
  test.each(rateDeviations)(
    'have start dates of their own: $country $category $rate',
    ({ country, category, rate, standard }) => {
      const values = ratesOf(country, category).find((each) => each.rate === rate)?.values ?? [];
      expect(values.length).toBeGreaterThan(0);
      expect(values).not.toEqual(standard);
      for (const { since } of values) expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    },
  );

  test('are declared once', () => {
    const names = rateDeviations.map(({ country, category, rate }) => `${country} ${category} ${rate}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('codes that deviate from the standard', () => {
  test.each(codeDeviations)('are set as declared: $country, $subject', ({ addons, given, built }) => {
    const line = { quantity: '1', item: { name: 'Clase', price: '35.00' } };
    expect(builtTax(invoiceWith({ $addons: [...addons], lines: [line] }), given)).toMatchObject(built);
  });
});

// To update these pages after a change, run `npx vitest run src/engine/regimes/deviations.test.ts -u`.
describe('documentation of deviations', () => {
  test('lists each deviation', async () => {
    const page = readFileSync(CONFORMANCE, 'utf8');
    const block = /(?<=<!-- law -->\n)[\s\S]*(?=<!-- \/law -->)/;
    expect(page).toMatch(block);
    await expect(page.replace(block, () => `\n${deviationTables()}\n\n`)).toMatchFileSnapshot(
      `../../../${CONFORMANCE}`,
    );
  });

  test('lists the rates on the day of review', async () => {
    await expect(ratesPage()).toMatchFileSnapshot(`../../../${RATES}`);
  });

  test('is reviewed each January and July', () => {
    const due = nextReview(ratesReviewed);
    if (new Date() > new Date(`${due}-31`)) console.warn(`Review the rates: ${RATES} says how; it was due in ${due}.`);
    expect(due).toMatch(/^\d{4}-0[17]$/);
  });
});

function ratesOf(country: string, category: string): readonly RateDefinition[] {
  return regimeDefinition(country)?.categories.find(({ code }) => code === category)?.rates ?? [];
}

/** Returns the month of the next review of rates, `2027-01`. */
function nextReview(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month < 7 ? `${year}-07` : `${year + 1}-01`;
}

function deviationTables(): string {
  const numbers = numberDeviations.map(({ country, subject, standard, ours, law }) => [
    country,
    subject,
    standard,
    ours,
    law,
  ]);
  const rates = rateDeviations.map(({ country, category, rate, standard, law }) => [
    country,
    `${category} \`${rate}\``,
    valuesOf(standard) || 'no such rate',
    valuesOf(ratesOf(country, category).find((each) => each.rate === rate)?.values ?? []),
    law,
  ]);
  const codes = codeDeviations.map(({ country, subject, standard, ours, law }) => [
    country,
    subject,
    standard,
    ours,
    law,
  ]);
  return [
    table(['Country', 'Tax number', 'The standard', 'Billwright', 'Law'], numbers),
    table(['Country', 'Rate', 'The standard', 'Billwright', 'Law'], rates),
    table(['Country', 'Codes', 'The standard', 'Billwright', 'Law'], codes),
  ].join('\n\n');
}

function valuesOf(values: readonly RateValue[]): string {
  return values
    .map(({ percent, since, ext }) => {
      const where = Object.values(ext ?? {}).join(' ');
      return `${where && `${where}: `}${percent} ${since ? `from ${since}` : 'on any day'}`;
    })
    .join('; ');
}

function ratesPage(): string {
  const rows = regimeSummaries().flatMap(({ country, name }) =>
    (regimeDefinition(country)?.categories ?? []).flatMap(({ code, rates }) =>
      (rates ?? []).flatMap(({ rate, values }) =>
        linesOf(values ?? []).map(({ where, now, next }) => [
          `${name.en} (${country})`,
          code,
          `\`${rate}\`${where && ` ${where}`}`,
          now ? `${now.percent}${now.surcharge ? ` + ${now.surcharge}` : ''}` : 'none',
          now ? (now.since ?? 'not known') : '',
          next ? `${next.percent} from ${next.since}` : '',
        ]),
      ),
    ),
  );
  return `# Rates as of today

The rates in force on ${ratesReviewed}, when they were last reviewed. The page of each tax regime lists the rates on other dates. *Since* is
the start date of a rate. If it is *not known*, Billwright applies the rate to any day: give \`percent\` yourself in older
documents. A regime that is not listed has no rates, so always give the percentage.

Print the rates of a country, with their dates:

    $ billwright regime IE --output yaml | grep -B 1 'percent: 13.5%'
              - since: "2003-01-01"
                percent: 13.5%

${table(['Country', 'Tax', 'Rate', 'Percentage', 'Since', 'Next'], rows)}

## Regimes beyond the standard

The rates of the twelve [regimes that the standard does not have](conformance.md#regimes-beyond-the-standard) follow the European Commission's
booklet *VAT rates applied in the Member States* (2014 and 2021) and its database TEDB (September 2026). Values begin where their day is
certain. Before that, give \`percent\`. These sources leave open, or disagree on:

| Country | What is not certain |
| --- | --- |
| BG | articles and wording of the margin schemes, which are left out |
| CY | how long basic goods stay at 0%, which is the key \`zero\` |
| CZ | whether e-invoices give books as E or as Z; the rate \`super-reduced\` equals \`reduced\` since 2024 |
| EE | 18% has been in force since 1993, but the day is not known; accommodation has a value only since 2009 |
| HR | 0% from 1999 to 2012 is the key \`zero\` |
| HU | 5% and 15% began on 1 January or 1 May 2004; \`reduced\` has no value before July 2009, because there was none for three years |
| LT, EE | words for self-billing |
| LU | 12% for wine is dated 1979, 1992 or 1993; it begins with the last |
| RO | 5% began on 1 or 15 December 2008; the ordinance OUG 200/2008 has the latter. Whether a personal number (CNP) may be a tax number everywhere |
| HU, LT, LU, LV, RO, SI | the compensation of farmers: no warning is given for it, but it was not compared with the law |
| all | types of corrections are those of the proposals to the standard, not of a law |

## Review

Rates change mostly on 1 January and 1 July. Review them in both months; the next review is in ${nextReview(ratesReviewed)}.

1. Compare each row with the official page in \`sources\` of the regime. Enter changes in \`categories.ts\`, with their start date. Add
   that date to \`cases.yaml\`.
2. If the standard does not have the value yet, declare it in \`src/engine/regimes/deviations.ts\`, with the law. Remove entries that the standard
   has taken over.
3. Set \`ratesReviewed\` there, and update this page with \`npx vitest run src/engine/regimes/deviations.test.ts -u\`.
`;
}

/** Returns the values on the day of review and later ones, for each region with its own values. */
function linesOf(values: readonly RateValue[]) {
  const places = new Set(values.map(({ ext }) => JSON.stringify(ext ?? {})));
  return Array.from(places, (place) => {
    const own = values.filter(({ ext }) => JSON.stringify(ext ?? {}) === place);
    return {
      where: Object.values(own[0]?.ext ?? {}).join(' '),
      now: own.find(({ since }) => since === undefined || since <= ratesReviewed),
      next: own.findLast(({ since }) => since !== undefined && since > ratesReviewed),
    };
  });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
