/**
 * The complete list of deviations from the standard, where the law has changed since. docs/conformance.md and the pages
 * of regimes print it, and deviations.test.ts checks the code against it. Every rate that differs from the standard
 * must be listed here.
 */
import type { RateValue } from '../tax/definitions.ts';

/** The day of the last comparison of all rates with the official sources. Reviews are due each January and July. */
export const ratesReviewed = '2026-11-25';

/** A tax number that is valid by law but rejected or left unchanged by the standard, or the other way round. */
export interface NumberDeviation {
  readonly country: string;
  readonly subject: string;
  readonly standard: string;
  readonly ours: string;
  readonly law: string;
  /** Codes, with the country they are written with if that is not the regime's. */
  readonly accepted: readonly (string | { readonly country: string; readonly code: string })[];
  readonly refused?: readonly string[];
}

/** A rate whose values over time differ from the standard. */
export interface RateDeviation {
  readonly country: string;
  readonly category: string;
  readonly rate: string;
  /** The values of the standard; empty if it does not have the rate. */
  readonly standard: readonly RateValue[];
  readonly law: string;
}

/** Keys and codes of taxes that the standard does not have, and the tax of a document that has them. */
export interface CodeDeviation {
  readonly country: string;
  readonly subject: string;
  readonly standard: string;
  readonly ours: string;
  readonly law: string;
  readonly addons: readonly string[];
  /** A tax as it is given, and its key and extensions after building. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly built: Readonly<Record<string, unknown>>;
}

export const codeDeviations: readonly CodeDeviation[] = [
  {
    country: 'ES',
    subject: 'Keys, kinds of operation and regimes of IPSI (VERI*FACTU)',
    standard: 'sets none',
    ours: 'sets them as for IGIC, with the regime 19 for exemption E1 and otherwise 01',
    law: 'AEAT, Validaciones y errores 1.1.7 (2025-11-19): records of IPSI without ClaveRegimen are rejected from 2027-01-01 on',
    addons: ['es-verifactu-v1'],
    given: { cat: 'IPSI', percent: '4%' },
    built: { key: 'standard', ext: { 'es-verifactu-op-class': 'S1', 'es-verifactu-regime': '01' } },
  },
  {
    country: 'ES',
    subject: 'Exemptions E7 and E8 and regime 21 of IGIC (VERI*FACTU)',
    standard: 'does not have them',
    ours: 'has them for IGIC, and reports them with other taxes',
    law: 'AEAT, Validaciones y errores 1.0.8 (2025-06-03) and 1.1.2 (2025-07-15)',
    addons: ['es-verifactu-v1'],
    given: { cat: 'IGIC', key: 'exempt', ext: { 'es-verifactu-exempt': 'E7', 'es-verifactu-regime': '18' } },
    built: { key: 'exempt', ext: { 'es-verifactu-exempt': 'E7', 'es-verifactu-regime': '18' } },
  },
];

export const numberDeviations: readonly NumberDeviation[] = [
  {
    country: 'BR',
    subject: 'CNPJ with letters, issued since July 2026',
    standard: 'rejects it',
    ours: 'accepts it with the right check digits',
    law: 'Instrução Normativa RFB 2.229/2024; Nota Técnica 49/2024',
    accepted: ['12ABC34501DE35', '05104582000170'],
    refused: ['12ABC34501DE36'],
  },
  {
    country: 'EL',
    subject: 'EL and GR before the number',
    standard: 'removes EL only if the country is EL',
    ours: 'removes both, whichever the country is',
    law: 'Directive 2006/112/EC, art. 215',
    accepted: [
      { country: 'GR', code: 'EL064677095' },
      { country: 'EL', code: 'GR064677095' },
    ],
  },
  {
    country: 'ES',
    subject: 'NIF that begins with K, L or M',
    standard: 'expects the check character of organisations',
    ours: 'expects the check letter of persons, over seven digits',
    law: 'Real Decreto 1065/2007, art. 19 and 20; VIES; Agencia Tributaria',
    accepted: ['M1234567L', 'K0867756N'],
    refused: ['M1234567D', 'M12345674'],
  },
  {
    country: 'GB',
    subject: 'GB before a number of Northern Ireland (XI)',
    standard: 'keeps it',
    ours: 'removes it',
    law: 'Directive 2006/112/EC, art. 215, as amended by Directive (EU) 2020/1756',
    accepted: [{ country: 'XI', code: 'GB980780684' }],
  },
  {
    country: 'IE',
    subject: 'Ninth character B to G, I or W',
    standard: 'knows A and H',
    ours: 'accepts A to I and W with the right check letter',
    law: 'European Commission, TIN Algorithms, section Ireland; VIES',
    accepted: ['1234567TW', '1234567FA'],
    refused: ['1234567FW', '1234567TX'],
  },
  {
    country: 'IN',
    subject:
      'Registrations of deductors, collectors, non-residents, online services from abroad, UN bodies and embassies',
    standard: 'rejects them',
    ours: 'accepts them with the right check character',
    law: 'Central Goods and Services Tax Rules 2017, rules 12 to 14 and 17; GSTN, Information on GSTIN Format',
    accepted: ['06DELI09652G1DA', '29AABCF8078M1C8', '0717UNO00157UNO', '9917SGP29001OST'],
    refused: ['0717UNO00157UN1'],
  },
];

const AZORES = { 'pt-region': 'PT-AC' };
const MADEIRA = { 'pt-region': 'PT-MA' };
const PORTUGAL =
  'Código do IVA, art. 18.º; Azores: Decreto Legislativo Regional 2/2014/A, Lei 63-A/2015, Decreto Legislativo Regional 15-A/2021/A; Madeira: Lei 14-A/2012';
const NORWAY = 'Stortingets vedtak om merverdiavgift';

export const rateDeviations: readonly RateDeviation[] = [
  {
    country: 'AT',
    category: 'VAT',
    rate: 'intermediate',
    standard: [{ since: '2011-01-01', percent: '13.0%' }],
    law: 'UStG 1994 § 10 Abs. 3; Steuerreformgesetz 2015/2016. Until 2015, 12% was for wine sold by its maker only',
  },
  {
    country: 'AT',
    category: 'VAT',
    rate: 'super-reduced',
    standard: [],
    law: 'UStG 1994 § 10; BMF, Umsatzsteuersenkung auf ausgewählte Nahrungsmittel. The name of the rate is ours',
  },
  {
    country: 'EL',
    category: 'VAT',
    rate: 'general',
    standard: [{ percent: '24%' }],
    law: 'Law 4389/2016; Law 3845/2010',
  },
  { country: 'EL', category: 'VAT', rate: 'reduced', standard: [{ percent: '13%' }], law: 'Law 3899/2010' },
  {
    country: 'EL',
    category: 'VAT',
    rate: 'super-reduced',
    standard: [{ percent: '6%' }],
    law: 'Law 4334/2015; Law 3899/2010',
  },
  {
    country: 'FR',
    category: 'VAT',
    rate: 'general',
    standard: [{ since: '2011-01-04', percent: '20%' }],
    law: 'Code général des impôts, art. 278; loi 2012-1510',
  },
  {
    country: 'FR',
    category: 'VAT',
    rate: 'intermediate',
    standard: [{ since: '2014-01-01', percent: '10%' }],
    law: 'Code général des impôts, art. 279; loi 2011-1978',
  },
  {
    country: 'IE',
    category: 'VAT',
    rate: 'general',
    standard: [{ since: '2012-01-01', percent: '23.0%' }],
    law: 'Revenue, Historical VAT rates; Financial Provisions (Covid-19) (No. 2) Act 2020',
  },
  {
    country: 'IT',
    category: 'VAT',
    rate: 'reduced',
    standard: [{ percent: '5.0%' }],
    law: 'Legge 208/2015, art. 1 comma 960; Agenzia delle Entrate, circolare 31/E/2016',
  },
  {
    country: 'IT',
    category: 'VAT',
    rate: 'general',
    standard: [{ percent: '22.0%' }],
    law: 'DPR 633/1972, art. 16; DL 138/2011; DL 98/2011 with DL 76/2013',
  },
  {
    country: 'NL',
    category: 'VAT',
    rate: 'general',
    standard: [{ percent: '21.0%' }],
    law: 'Wet op de omzetbelasting 1968, art. 9; Stb. 2012, 321',
  },
  {
    country: 'NL',
    category: 'VAT',
    rate: 'reduced',
    standard: [{ percent: '9.0%' }],
    law: 'Wet op de omzetbelasting 1968, art. 9 and tabel I; Belastingplan 2019; CBS, Opbrengst btw groeit in 50 jaar (9 January 2019)',
  },
  {
    country: 'NO',
    category: 'VAT',
    rate: 'general',
    standard: [{ percent: '25.0%' }],
    law: `${NORWAY}; Skattedirektoratet, kunngjøring of 28 December 2004`,
  },
  {
    country: 'NO',
    category: 'VAT',
    rate: 'reduced',
    standard: [{ percent: '15.0%' }],
    law: `${NORWAY}; Merverdiavgiftshåndboken 5-2.2; Tollvesenet, rundskriv on 1 January 2007`,
  },
  {
    country: 'NO',
    category: 'VAT',
    rate: 'super-reduced',
    standard: [{ percent: '12.0%' }],
    law: `${NORWAY}; Merverdiavgiftshåndboken 5-3.2; Prop. 1 LS (2015–2016) chapter 8.2; St.prp. nr. 1 (2007–2008)`,
  },
  {
    country: 'PT',
    category: 'VAT',
    rate: 'general',
    standard: [
      { ext: AZORES, since: '2011-01-01', percent: '16.0%' },
      { ext: MADEIRA, since: '2011-01-01', percent: '22.0%' },
      { since: '2011-01-01', percent: '23.0%' },
    ],
    law: PORTUGAL,
  },
  {
    country: 'PT',
    category: 'VAT',
    rate: 'intermediate',
    standard: [
      { ext: AZORES, since: '2011-01-01', percent: '9.0%' },
      { ext: MADEIRA, since: '2011-01-01', percent: '12.0%' },
      { since: '2011-01-01', percent: '13.0%' },
    ],
    law: PORTUGAL,
  },
  {
    country: 'PT',
    category: 'VAT',
    rate: 'reduced',
    standard: [
      { ext: AZORES, since: '2011-01-01', percent: '4.0%' },
      { ext: MADEIRA, since: '2024-10-01', percent: '4.0%' },
      { ext: MADEIRA, since: '2011-01-01', percent: '5.0%' },
      { since: '2011-01-01', percent: '6.0%' },
    ],
    law: PORTUGAL,
  },
];
