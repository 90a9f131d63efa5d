import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modules } from '../src/engine/modules.ts';
import { reportKeys } from '../src/formats/list/facts.ts';
import { formatSummaries } from '../src/formats/list/summaries.ts';
import { paperLanguages } from '../src/paper/languages.ts';

const text = readFileSync('README.md', 'utf8');
const names = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the names of countries as the README has them, in order. */
function named(codes: Iterable<string>): string[] {
  const all = [...new Set(codes)].map((code) => names.of(code === 'EL' ? 'GR' : code) ?? code);
  return all.sort((a, b) => a.localeCompare(b));
}

/** Returns the countries in a row of a table. */
function rowOf(name: string): string[] {
  const [, countries = ''] = new RegExp(`^\\| ${name}[^|]*\\| ([^|]+) \\|$`, 'm').exec(text) ?? [];
  const all = countries.split(', ').map((country) => country.replace(/^the /, ''));
  return all.sort((a, b) => a.localeCompare(b));
}

/** Patterns of the keys of the formats in each row of the table of formats. */
const formatRows = {
  'EN 16931 in UBL and CII, Peppol BIS Billing and Self-Billing, XRechnung 3.0':
    /^(?:en16931|peppol|xrechnung)-(?:selfbilling-)?(?:ubl|cii)$/,
  'Factur-X and ZUGFeRD in all profiles, as XML or PDF': /^(?:facturx|zugferd)-/,
  'NLCIUS, CIUS-RO, CIUS-PT, the Croatian eRačun, PINT': /^(?:nlcius-ubl|cius-ro-ubl|cius-pt-ubl|hr-ubl|pint-.+)$/,
  'French CIUS and extension, Chorus Pro, invoice status (CDAR), e-reporting (Flux 10)':
    /^(?:fr-(?:cius|extended)-(?:ubl|cii)|choruspro-cii|cdar|cdar-ppf|flux10)$/,
  'KSeF FA(3), FatturaPA, Facturae, VERI\\*FACTU, CFDI 4.0, ZATCA':
    /^(?:ksef|fatturapa|facturae|verifactu|cfdi|zatca)$/,
  [`PDF pages of any document, in ${paperLanguages.length} languages`]: /^pdf$/,
};

/** Formats that only the page of formats names. */
const OTHERS = ['nlcius-ga-ubl', 'peppol-invoice-response', 'peppol-mlr', 'peppol-mls'];

describe('README', () => {
  it('names all tax regimes', () => {
    const regimes = modules.flatMap((module) => (module.kind === 'regime' ? module.country : []));
    expect(rowOf('Tax regimes')).toEqual(named(regimes));
    expect(text).toContain(`Tax regimes (${regimes.length})`);
    expect(readFileSync('docs/home.md', 'utf8')).toContain(`**${regimes.length} countries**`);
  });

  it('names the countries with addons', () => {
    const codes = modules.flatMap((module) => (module.kind === 'addon' ? module.key.slice(0, 2).toUpperCase() : []));
    expect(rowOf('Addons')).toEqual(named(codes.filter((code) => code !== 'EU')));
  });

  it('names the countries of PINT', () => {
    const keys = [...readFileSync('docs/formats.md', 'utf8').matchAll(/`pint-([a-z]+)/g)].map(([, key = '']) => key);
    const codes = keys.flatMap((key) => (key.match(/../g) ?? []).map((code) => code.toUpperCase()));
    expect(rowOf('PINT')).toEqual(named(codes));
  });

  it('marks which formats can be written, read and checked', () => {
    const [, table = ''] = /\| formats \| write \| read \| check \|\n.+\n((?:\|.+\n)+)/.exec(text) ?? [];
    const rows = table.trimEnd().split('\n');
    expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(Object.keys(formatRows));
    const all = formatSummaries();
    const seen = Object.values(formatRows).map((keys) => all.filter(({ key }) => keys.test(key)));
    const named = seen.flat().map(({ key }) => key);
    expect([...named, ...OTHERS].toSorted()).toEqual(all.map(({ key }) => key).toSorted());
    for (const [at, row] of rows.entries()) {
      const marks = row
        .split('|')
        .slice(2, 5)
        .map((mark) => mark.trim() === '✓');
      // A report (Flux 10) is made of many documents, by `declare`.
      const made = seen[at]?.map(({ key, writes, reads, rules }) => [
        writes || reportKeys.some((report) => report === key),
        reads,
        rules.length > 0,
      ]);
      expect(made, row).not.toEqual([]);
      for (const each of made ?? []) expect(each, row).toEqual(marks);
    }
  });

  it('names the versions of Node in CI', () => {
    const folder = '.github/workflows';
    const workflows = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const [versions = ''] = workflows.flatMap((each) => /^\s+node(?:-version)?: \[([^\]]+)\]/m.exec(each)?.[1] ?? []);
    const tested = versions.replace(/['"]/g, '').split(', ');
    expect(tested.length).toBeGreaterThan(1);
    for (const version of tested) expect(text).toContain(version);
  });

  it('counts the languages of papers, which the page of formats lists', () => {
    const codes = paperLanguages.map(({ code }) => code);
    expect(text).toContain(`, in ${codes.length} languages`);
    const [list = ''] = /`--language` takes [^.]+\./.exec(readFileSync('docs/formats.md', 'utf8')) ?? [];
    expect(Array.from(list.matchAll(/`([a-z]{2}(?:-[A-Z]{2})?)`/g), ([, code]) => code)).toEqual(codes.toSorted());
  });

  it('is short', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(121);
  });
});
