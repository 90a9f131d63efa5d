import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { taxStatuses } from '../src/countries/tax-statuses.ts';
import { regimeDefinition, regimeSummaries } from '../src/engine/index.ts';
import { loadAll } from '../src/engine/regimes/testing.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the rows of the table of a guide that has a column as its first, each as the texts of its cells. */
function tableOf(guide: string, column: string): string[][] {
  const text = readFileSync(`docs/guides/${guide}.md`, 'utf8');
  const [, rows = ''] = new RegExp(`^\\| ${column} \\|.*\\n\\|-.*\\n((?:\\|.*\\n)+)`, 'm').exec(text) ?? [];
  return rows
    .trimEnd()
    .split('\n')
    .map((row) => row.split(/ ?\| ?/).slice(1, -1));
}

/** Returns the code of a country by its English name. */
function codeOf(country: string): string {
  const found = regimeSummaries().find(({ country: code }) => names.of(code === 'EL' ? 'GR' : code) === country);
  if (!found) throw new Error(`no regime for ${country}`);
  return found.country;
}

beforeAll(loadAll);

describe('tables of countries in guides', () => {
  it('list the law of each small business that the workbench offers', () => {
    const rows = new Map(
      tableOf('small-businesses', 'country').map(([country = '', , law = '']) => [codeOf(country), law]),
    );
    const all = Object.entries(taxStatuses).flatMap(([code, statuses]) =>
      statuses.filter(({ key }) => key === 'small-business').map(({ law }) => [code, law] as const),
    );
    expect([...rows.keys()].toSorted()).toEqual(all.map(([code]) => code).toSorted());
    for (const [code, law] of all) expect(rows.get(code)).toContain(law);
  });

  it('list all categories of withheld taxes', () => {
    const rows = tableOf('withholding-tax', 'country').map(([country = '', codes = '']) => [
      codeOf(country),
      codes.match(/\w+/g)?.toSorted(),
    ]);
    const all = regimeSummaries().flatMap(({ country }) => {
      const retained = regimeDefinition(country)?.categories.filter((category) => category.retained) ?? [];
      return retained.length > 0 ? [[country, retained.map(({ code }) => code).toSorted()]] : [];
    });
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(all));
  });

  it('list which documents correct an invoice', () => {
    const words = { 'credit note': 'credit-note', 'debit note': 'debit-note', 'corrective invoice': 'corrective' };
    const listed = tableOf('correct-an-invoice', 'country').flatMap(([countries = '', documents = '']) =>
      countries.split(', ').map((country) => [codeOf(country.replace(/^the /, '')), documents] as const),
    );
    expect(listed.length).toBeGreaterThan(5);
    for (const [country, documents] of listed) {
      const types = Object.entries(words).flatMap(([word, type]) =>
        documents === 'all three' || documents.includes(word) ? [type] : [],
      );
      const corrections = regimeDefinition(country)?.corrections?.find(({ schema }) => schema === 'bill/invoice');
      expect([country, corrections?.types?.toSorted()]).toEqual([country, types.toSorted()]);
    }
  });
});
