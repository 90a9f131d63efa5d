import { expect, it } from 'vitest';
import type { RegimeDefinition } from '../../../../client/index.ts';
import { say } from '../../../ui/texts/say.ts';
import * as texts from '../texts.ts';
import { writingOf } from '../writing.ts';
import { retentions } from './retentions.ts';
import { ownRates, type TaxChoice, taxChoices, taxLabel, usualTaxes, withReasons } from './tax-choices.ts';
import { article1321B, franchise } from './vatex/texts.ts';

const rate = (rate: string, percent: string, since: string, surcharge?: string) => ({
  rate,
  name: { en: rate },
  keys: ['standard'],
  values: [{ since, percent, ...(surcharge && { surcharge }) }],
});

const regime = {
  country: 'ES',
  categories: [
    {
      code: 'VAT',
      name: { en: 'VAT', es: 'IVA' },
      keys: [
        { key: 'standard', name: { en: 'Standard' } },
        { key: 'exempt', name: { en: 'Exempt' }, no_percent: true },
        { key: 'reverse-charge', name: { en: 'Reverse charge' }, no_percent: true },
      ],
      rates: [
        rate('general', '21.0%', '2012-09-01'),
        rate('general+eqs', '21.0%', '2012-09-01', '5.2%'),
        rate('reduced', '10.0%', '2012-09-01'),
      ],
    },
    { code: 'IGIC', name: { en: 'IGIC' }, rates: [rate('general', '7.0%', '2012-09-01')] },
    {
      code: 'IRPF',
      name: { en: 'IRPF' },
      retained: true,
      rates: [{ rate: 'pro', name: { en: 'Professionals' }, values: [{ percent: '15.0%' }] }],
    },
  ],
} as unknown as RegimeDefinition;

const law = {
  regime,
  extensions: new Map([['es-exempt', { title: 'Why', choices: [{ value: 'E1', title: 'article 20' }] }]]),
  day: '2026-03-01',
  language: 'en',
  writing: writingOf('ES', 'EUR'),
};

const plain = (text: string) => text.replace(/\s/g, ' ');
const named = (choices: readonly TaxChoice[], label: string) => {
  const found = choices.find((choice) => plain(choice.label) === label);
  if (!found) throw new Error(`${label} is not offered`);
  return found;
};
const general = { cat: 'VAT', rate: 'general' };
const irpf = { cat: 'IRPF', rate: 'pro' };

it("taxChoices offers the country's taxes on the date, by their local names", () => {
  expect(taxChoices(law, []).map(({ label }) => plain(label))).toEqual([
    'IVA 21 %',
    'IVA 10 %',
    'Exempt',
    'Exempt: article 20',
    'Reverse charge',
    'IGIC 7 %',
    'IRPF 15 %',
  ]);
  expect(taxChoices({ ...law, day: '2010-01-01' }, []).map(({ kind }) => kind)).not.toContain('rate');
});

it('taxChoices replaces a tax, and adds a retention', () => {
  expect(named(taxChoices(law, [general, irpf]), 'IVA 10 %').taxes).toEqual([{ cat: 'VAT', rate: 'reduced' }, irpf]);
  expect(named(taxChoices(law, [general]), 'IGIC 7 %').taxes).toEqual([{ cat: 'IGIC', rate: 'general' }]);
  expect(named(taxChoices(law, [general]), 'IRPF 15 %').taxes).toEqual([general, irpf]);
  expect(named(taxChoices(law, [general, irpf]), 'IRPF 15 %')).toMatchObject({ isChosen: true, taxes: [general] });
  const exempt = { cat: 'VAT', key: 'exempt', ext: { 'es-exempt': 'E1' } };
  expect(named(taxChoices(law, [general]), 'Exempt: article 20').taxes).toEqual([exempt]);
});

it('taxChoices offers reasons of EN 16931 by meaning, each with its own tax treatment', () => {
  const vatex = (...codes: string[]) => ({ title: '', choices: codes.map((value) => ({ value, title: `${value}!` })) });
  const codes = ['VATEX-EU-132-1B', 'VATEX-EU-AE', 'VATEX-FR-FRANCHISE', 'VATEX-SA-35'];
  const european = { ...law, extensions: new Map([['cef-vatex', vatex(...codes)]]) };
  const without = (country: string) =>
    taxChoices({ ...european, regime: { ...regime, country } }, []).filter(({ kind }) => kind === 'without');
  const labels = (country: string) => without(country).map(({ label }) => label);
  const general = `Exempt: ${say(article1321B)}`;
  expect(labels('ES')).toEqual(['Exempt', general, 'Reverse charge']);
  expect(labels('FR')).toEqual(['Exempt', `Exempt: ${say(franchise)}`, general, 'Reverse charge']);
  expect(labels('SA')).toEqual(['Exempt', 'Exempt: VATEX-SA-35!', 'Reverse charge']);
  const reverse = { cat: 'VAT', key: 'reverse-charge', ext: { 'cef-vatex': 'VATEX-EU-AE' } };
  expect(without('ES').at(-1)?.taxes).toEqual([reverse]);
});

it("taxChoices adds and removes the surcharge of the line's rate", () => {
  const surcharge = say(texts.surchargeRate, { rate: '5,2 %' });
  const surcharged = { cat: 'VAT', rate: 'general+eqs' };
  expect(named(taxChoices(law, [general]), surcharge).taxes).toEqual([surcharged]);
  const on = taxChoices(law, [surcharged]);
  expect(named(on, surcharge)).toMatchObject({ isChosen: true, taxes: [general] });
  expect(named(on, 'IVA 21 %').isChosen).toBe(true);
});

it('ownRates offers an unlisted percentage that was typed into the search', () => {
  expect(ownRates(law, [general], 'irpf 7,5')).toMatchObject([{ taxes: [general, { cat: 'IRPF', percent: '7.5%' }] }]);
  expect(ownRates(law, [general], 'irpf')).toEqual([]);
  expect(ownRates(law, [], '17').map(({ label }) => plain(label))).toEqual(['IVA 17 %', 'IGIC 17 %', 'IRPF 17 %']);
  const sales = { country: 'US', categories: [{ code: 'ST', name: { en: 'ST' }, title: { en: 'Sales Tax' } }] };
  const states = { ...law, regime: sales as unknown as RegimeDefinition };
  expect(ownRates(states, [], 'sales tax 7.25')).toMatchObject([{ taxes: [{ cat: 'ST', percent: '7.25%' }] }]);
});

it('retentions offers usual percentages of taxes without rates, those of the line, and a typed one', () => {
  const categories = [{ code: 'IRPEF', name: { it: 'IRPEF' }, retained: true }];
  const italian = { country: 'IT', categories: [...(regime.categories ?? []), ...categories] };
  // Only the members that the choices read.
  const there = { ...law, regime: italian as unknown as RegimeDefinition, writing: writingOf('IT', 'EUR') };
  const usual = { IRPEF: ['20.0%', '4.0%'] };
  const labels = (choices: readonly TaxChoice[]) => choices.map(({ label }) => plain(label));
  expect(labels(retentions(there, [general], usual))).toEqual(['IRPEF 20%', 'IRPEF 4%', 'IRPEF …']);
  const withheld = { cat: 'IRPEF', percent: '20.0%' };
  expect(named(retentions(there, [general], usual), 'IRPEF 20%').taxes).toEqual([general, withheld]);
  const own = [general, { cat: 'IRPEF', percent: '20%' }];
  expect(named(retentions(there, own, usual), 'IRPEF 20%')).toMatchObject({ isChosen: true, taxes: [general] });
  expect(labels(retentions(there, [{ cat: 'IRPEF', percent: '30%' }], usual))).toContain('IRPEF 30%');
  expect(named(retentions(there, [general], usual), 'IRPEF …').asks).toBe('IRPEF ');
});

it("taxChoices offers VAT if a country's rates are unknown", () => {
  const there = { ...law, regime: undefined, writing: { ...writingOf('LU', 'EUR'), language: 'en' } };
  expect(named(taxChoices(there, []), 'Reverse charge').taxes).toEqual([{ cat: 'VAT', key: 'reverse-charge' }]);
  expect(ownRates(there, [], 'vat 17')).toMatchObject([{ taxes: [{ cat: 'VAT', percent: '17%' }] }]);
  expect(plain(taxLabel(there, { cat: 'VAT', percent: '17%' }))).toBe('VAT 17 %');
});

it('taxChoices offers exemptions of one tax for that tax only', () => {
  const choices = ['E1', 'E6', 'E7', 'E8'].map((value) => ({ value, title: value }));
  const extensions = new Map([['es-verifactu-exempt', { ...law.extensions.get('es-verifactu-exempt'), choices }]]);
  const reasonsOf = (code: string) => {
    const taxes = { ...regime, categories: [{ ...regime.categories?.[0], code }] } as unknown as RegimeDefinition;
    const offered = taxChoices({ ...law, regime: taxes, extensions: extensions as never }, []);
    return offered.map(({ note }) => note).filter((note) => /^E\d$/.test(note));
  };
  expect(reasonsOf('VAT')).toEqual(['E1', 'E6']);
  expect(reasonsOf('IPSI')).toEqual(['E1', 'E6']);
  expect(reasonsOf('IGIC')).toEqual(['E1', 'E6', 'E7', 'E8']);
});

it('taxLabel is the same as on paper, and usualTaxes returns the taxes of a new line', () => {
  expect([general, irpf, { cat: 'VAT', key: 'exempt' }].map((combo) => plain(taxLabel(law, combo)))).toEqual([
    'IVA 21 %',
    'IRPF −15 %',
    'IVA: Exempt',
  ]);
  expect(usualTaxes(law)).toEqual([general]);
});

it('taxLabel recognises rates by older names, with a surcharge, and by region', () => {
  const label = (combo: object) => plain(taxLabel(law, { cat: 'VAT', ...combo }));
  expect(label({ rate: 'standard' })).toBe('IVA 21 %');
  expect(label({ rate: 'standard+eqs' })).toBe('IVA 21 % + 5,2 %');
  expect(label({ rate: 'reduced+eqs' })).toBe('IVA 10 %');
  expect(label({ rate: 'exempt+reverse-charge' })).toBe('IVA: Reverse charge');
  expect(named(taxChoices(law, [{ cat: 'VAT', rate: 'standard' }]), 'IVA 21 %').isChosen).toBe(true);
  const ofIslands = { percent: '16.0%', ext: { 'pt-region': 'PT-AC' } };
  const general = { rate: 'general', values: [ofIslands, { percent: '23.0%' }] };
  const portugal = { ...regime, country: 'PT', categories: [{ code: 'VAT', name: { pt: 'IVA' }, rates: [general] }] };
  const there = { ...law, regime: portugal as unknown as RegimeDefinition, writing: writingOf('PT', 'EUR') };
  expect(plain(taxLabel(there, { cat: 'VAT', rate: 'general' }))).toBe('IVA 23%');
  expect(plain(taxLabel(there, { cat: 'VAT', rate: 'general', ext: { 'pt-region': 'PT-AC' } }))).toBe('IVA 16%');
});

it('withReasons copies the reason for a withheld tax from the line before', () => {
  const ext = { 'it-sdi-retained': 'A' };
  const before = [
    { ...general, ext: { 'pt-region': 'PT-MA' } },
    { ...irpf, ext },
  ];
  expect(withReasons(law, [general, irpf], before)).toEqual([general, { ...irpf, ext }]);
  expect(withReasons(law, [{ cat: 'IRPF', percent: '7%' }], before)).toEqual([{ cat: 'IRPF', percent: '7%' }]);
  expect(withReasons(law, [irpf], undefined)).toEqual([irpf]);
});
