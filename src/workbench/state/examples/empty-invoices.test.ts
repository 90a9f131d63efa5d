import { expect, it } from 'vitest';
import { emptyDocument } from './empty-document.ts';
import { emptyInvoicesOf, emptyOfFormats, emptyOfTypes, findEmpty } from './empty-invoices.ts';

const schema = 'bill/invoice';
const example = (country: string, addons: string[] = [], ofSchema = schema) => ({
  name: `${country} ${addons}`,
  title: 'A bookshop',
  schema: ofSchema,
  country,
  addons,
});
const addon = (key: string, en: string, de: string) => ({ key, name: { en, de }, description: {}, requires: [] });
const lists = {
  languages: ['en-US'],
  examples: [
    example('US'),
    example('AT', ['eu-en16931-v2017']),
    example('DE', ['eu-en16931-v2017', 'de-xrechnung-v3']),
    example('FR', ['fr-ctc-flow6-v1'], 'bill/status'),
  ],
  addons: [
    addon('de-xrechnung-v3', 'German XRechnung 3.X', 'Deutschland XRechnung 3.X'),
    addon('eu-en16931-v2017', 'EN 16931-1:2017', 'EN 16931-1:2017'),
    addon('fr-ctc-flow6-v1', 'France CTC Flow 6', 'Frankreich CTC Flow 6'),
  ],
  formats: [
    {
      key: 'peppol-ubl',
      name: { en: 'Peppol BIS Billing 3 (UBL)' },
      description: {},
      syntax: 'ubl',
      media_type: 'application/xml',
      reads: true,
      writes: true,
      addons: ['eu-en16931-v2017'],
      intended_for: ['eu-en16931-v2017'],
      usual_for: { addons: [], countries: [] },
      rules: [],
    } as const,
  ],
};

const found = (search: string) => findEmpty(emptyOfFormats(lists, 'de'), search).flatMap(({ addons }) => addons);

it('an empty invoice is offered for each invoice format, and found by its name', () => {
  expect(found('xrechnung')).toEqual(['de-xrechnung-v3']);
  expect(found('Peppol')).toEqual(['eu-en16931-v2017']);
  expect(found('flow')).toEqual([]);
  expect(found('Rechnung Deutschland')).toEqual(['de-xrechnung-v3']);
});

it('a search finds the plain invoice of a country before its formats, unless it names one', () => {
  const all = [...emptyInvoicesOf(lists), ...emptyOfFormats(lists, 'en')];
  const ids = (search: string) => findEmpty(all, search).map(({ id }) => id);
  expect(ids('rechnung deutschland')).toEqual(['empty DE', 'empty de-xrechnung-v3']);
  expect(ids('rechnung germany')).toEqual(['empty DE', 'empty de-xrechnung-v3']);
  expect(ids('xrechnung')).toEqual(['empty de-xrechnung-v3']);
});

it('a search finds words by their beginning before words by their middle', () => {
  const spanish = { ...addon('es-verifactu-v1', 'Spain VERI*FACTU', 'VERI*FACTU'), requires: [] };
  const both = { ...lists, examples: [example('SE'), example('ES', ['es-verifactu-v1'])], addons: [spanish] };
  const all = [...emptyInvoicesOf(both), ...emptyOfFormats(both, 'en')];
  // Sverige
  expect(findEmpty(all, 'veri').map(({ id }) => id)).toEqual(['empty es-verifactu-v1', 'empty SE']);
});

it('a search finds the plain invoice of a country by its adjective', () => {
  const all = [...emptyInvoicesOf(lists), ...emptyOfFormats(lists, 'en')];
  const ids = (search: string) => findEmpty(all, search).map(({ id }) => id);
  expect(ids('austrian invoice')).toEqual(['empty AT']);
  expect(ids('österreichische Rechnung')).toEqual(['empty AT']);
  expect(ids('German invoice')).toEqual(['empty DE', 'empty de-xrechnung-v3']);
  expect(ids('american invoice')).toEqual(['empty US', 'empty eu-en16931-v2017']);
  expect(ids('standard invoice').slice(0, 4)).toEqual(['empty US', 'empty AT', 'empty FR', 'empty DE']);
  expect(ids('spanish invoice')).toEqual([]);
});

it('an empty invoice in an international format has the user’s country', () => {
  const [own] = emptyOfFormats(lists, 'en');
  expect(own).toMatchObject({ country: 'US', addons: ['eu-en16931-v2017'] });
  expect(emptyInvoicesOf(lists)[0]?.country).toBe('US');
});

it('an empty proforma is offered', () => {
  const [proforma] = emptyOfTypes(lists);
  expect(emptyDocument(schema, proforma)).toEqual({
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'US',
    type: 'proforma',
    supplier: { tax_id: { country: 'US' } },
  });
});
