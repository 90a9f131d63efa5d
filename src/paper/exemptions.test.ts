import { describe, expect, it } from 'vitest';
import { catalogue } from '../engine/catalogues/cef.ts';
import { describe as describePaper } from './describe.ts';
import { exemptingArticle } from './exemptions.ts';
import { type PaperLanguage, paperLanguages } from './languages.ts';
import './testing.ts';

/** Returns the texts of a paper about supplies without VAT with these codes, and the label of the first one. */
function said(country: string, language: PaperLanguage, ...codes: readonly object[]) {
  const key = 'exempt';
  const paper = describePaper(
    {
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      code: '17',
      currency: 'EUR',
      supplier: { tax_id: { country } },
      lines: codes.map((ext, at) => ({
        i: at + 1,
        quantity: '1',
        item: { name: 'A', price: '9.00' },
        taxes: [{ cat: 'VAT', key, ext }],
        total: '9.00',
      })),
      totals: {
        total: '9.00',
        taxes: {
          categories: [{ code: 'VAT', rates: codes.map((ext) => ({ key, base: '9.00', amount: '0.00', ext })) }],
        },
        payable: '9.00',
      },
    },
    language,
  );
  const texts = JSON.stringify(paper?.blocks);
  const figures = paper?.blocks.find((block) => block.kind === 'figures');
  return { texts, label: figures?.rows[1]?.label };
}

const vatex = (catalogue.extensions[0]?.values ?? []).map(({ code }) => code ?? '');

describe('exemptions', () => {
  it('have words for every VATEX code in every language', () => {
    expect(vatex.length).toBeGreaterThan(90);
    for (const { code: language } of paperLanguages) {
      for (const [owner, country] of Object.entries({ EU: 'DE', FR: 'FR', SA: 'SA' })) {
        const codes = vatex.filter((code) => code.startsWith(`VATEX-${owner}-`)).map((code) => ({ 'cef-vatex': code }));
        expect(said(country, language, ...codes).texts, `${owner} in ${language}`).not.toMatch(/VATEX|undefined/);
      }
    }
  });

  it.each([
    ['DE', 'de', 'VATEX-EU-132-1I', 'Steuerfrei, Art. 132 Abs. 1 Buchst. i MwStSystRL'],
    ['IE', 'en', 'VATEX-EU-148-A', 'VAT exempt, Article 148(a) of Directive 2006/112/EC'],
    ['EL', 'el', 'VATEX-EU-143-1FA', 'Απαλλαγή, άρθρο 143 παρ. 1 στοιχείο στα) της οδηγίας 2006/112/ΕΚ'],
    ['FI', 'fi', 'VATEX-EU-132-1I', 'Veroton, direktiivin 2006/112/EY 132 artiklan 1 kohdan i alakohta'],
    ['FR', 'fr', 'VATEX-FR-CGI261C-1', 'TVA exonérée, art. 261 C, 1° du CGI'],
    ['DE', 'de', 'VATEX-EU-F', 'Gebrauchtgegenstände/Sonderregelung'],
    ['FI', 'fi', 'VATEX-EU-J', 'Voittomarginaalijärjestelmä – keräily- ja antiikkiesineet'],
  ] as const)('cite the law in %s, %s: %s', (country, language, code, label) => {
    expect(said(country, language, { 'cef-vatex': code }).label).toBe(label);
  });

  it.each([
    ['EL', 'el', { 'gr-mydata-exemption': '7' }, 'Απαλλαγή, άρθρο 22 του Κώδικα ΦΠΑ'],
    ['ES', 'es', { 'es-tbai-exemption': 'E1' }, 'Exento, art. 20 de la Norma Foral del IVA'],
    ['IT', 'it', { 'it-sdi-exempt': 'N5' }, 'Regime del margine'],
    ['PL', 'pl', { 'pl-favat-tax-category': '11' }, 'VAT marża'],
  ] as const)('have words for national codes: %s, %s: %j', (country, language, ext, label) => {
    expect(said(country, language, ext).label).toBe(label);
  });

  it.each([
    ['E7', 'art. 90 del Decreto Legislativo 1/2025 de Canarias'],
    ['E6', undefined],
    ['E8', undefined],
  ])('cite an article of IGIC only if the code has one: %s', (code, article) => {
    expect(exemptingArticle({ 'es-verifactu-exempt': code }, { country: 'ES' }, 'IGIC')).toBe(article);
  });

  it('are not claimed for supplies under a margin scheme', () => {
    expect(said('DE', 'de', { 'cef-vatex': 'VATEX-EU-F' }).texts).not.toMatch(/steuerfrei/i);
  });
});
