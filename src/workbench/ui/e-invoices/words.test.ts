import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eInvoices } from '../../../countries/e-invoices.ts';
import { formatSummaries } from '../../../formats/list/summaries.ts';
import { rowsInWords } from './words.ts';

const PAGE = 'docs/which-e-invoice.md';

const rowOf = (country: string, file: string) => {
  const found = eInvoices[country]?.find(({ formats, unwritten }) => formats?.includes(file) || unwritten === file);
  if (!found) throw new Error(`${country} has no ${file}`);
  return found;
};

/** Returns a row in words on a day. */
const inWords = (country: string, file: string, today = '2026-11-28') =>
  rowsInWords([rowOf(country, file)], today)[0] ?? '';

describe('a row about e-invoices in words', () => {
  it('states for each group the day from or since which it is obliged', () => {
    const days = (today: string) => inWords('ES', 'verifactu', today).match(/\b(?:since|from) \d+ \w+ \d{4}/g);
    expect(days('2026-11-28')).toEqual(['from 1 January 2027', 'from 1 July 2027']);
    expect(days('2027-02-01')).toEqual(['since 1 January 2027', 'from 1 July 2027']);
  });

  it('states the turnover with its currency', () => {
    expect(inWords('DE', 'facturx-en16931-pdf')).toContain('€800,000');
  });

  it('has words even if no law requires the file', () => {
    expect(inWords('CH', 'peppol-ubl')).toMatch(/: \w+, \w+ \w+$/);
  });
});

it('the words on a country state if the file is the invoice', () => {
  const itself = 'the invoice itself';
  expect(
    [inWords('MX', 'cfdi'), inWords('PL', 'ksef'), inWords('ES', 'facturae')].map((words) => words.startsWith(itself)),
  ).toEqual([true, true, false]);
});

it('every row has words', () => {
  for (const row of Object.values(eInvoices).flat())
    expect(rowsInWords([row], '2026-11-28').join()).not.toMatch(/[{}]|undefined/);
});

// To update the page after a change, run `npx vitest run src/workbench/ui/e-invoices/words.test.ts -u`.
it('the documentation lists all rows', async () => {
  const page = readFileSync(PAGE, 'utf8');
  const block = /(?<=<!-- e-invoices -->\n)[\s\S]*(?=<!-- \/e-invoices -->)/;
  expect(page).toMatch(block);
  await expect(page.replace(block, () => `\n${table()}\n\n`)).toMatchFileSnapshot(`../../../../${PAGE}`);
});

/** Returns the table of e-invoices by country, with the words of the day on which its rows were read. */
function table(): string {
  const countries = new Intl.DisplayNames('en-GB', { type: 'region' });
  const nameOf = (code: string) =>
    code === 'XI' ? 'Northern Ireland' : (countries.of(code === 'EL' ? 'GR' : code) ?? code);
  const names = new Map(formatSummaries().map(({ key, name }) => [key as string, name.en]));
  const rows = Object.entries(eInvoices)
    .map(([code, list]) => ({ country: nameOf(code), list }))
    .sort((a, b) => a.country.localeCompare(b.country, 'en'))
    .flatMap(({ country, list }) =>
      list.map((row, position) => {
        const written = row.formats?.map((key) => `${names.get(key)} (\`${key}\`)`);
        const file = written?.join('; ') ?? `${row.unwritten}, *not written here*`;
        const addon = row.addon ? `; addon \`${row.addon}\`` : '';
        const words = rowsInWords([row], row.read)[0];
        return `| ${position === 0 ? country : ''} | ${file}${addon} | ${words} | ${row.source} | ${row.read} |`;
      }),
    );
  return ['| country | e-invoice | who must, and from when | law | checked |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}
