/**
 * Which e-invoices the law or usage of a country asks for, from whom, and since when. Save, the catalogue and the documentation are made
 * from this table. Read each row again at its source at least once a year: a test names the rows that are older.
 */

/** The invoices that a format is for. */
export type EInvoiceScope =
  | 'all'
  | 'business'
  | 'public'
  | 'program'
  | 'goods'
  | 'services'
  | 'receipts'
  | 'ledgers'
  | 'basque';

/** The issuers that a day is for. */
export type EInvoiceIssuers = 'everyone' | 'large' | 'companies' | 'others' | 'smallest' | 'newly-registered' | 'over';

/** The first day on which the law asks a group of issuers for an e-invoice. */
export interface EInvoiceDuty {
  /** The date of issue, in ISO 8601. */
  from: string;
  whom: EInvoiceIssuers;
  /** The turnover in a year above which the duty applies, if `whom` is `over`. */
  turnover?: { amount: number; currency: string };
}

/** A kind of e-invoice of a country. */
export interface EInvoice {
  scope: EInvoiceScope;
  /** The formats written here, by key, the usual one first. */
  formats?: readonly string[];
  /** The official name of a file that is not written here. */
  unwritten?: string;
  /** The addon that prepares a document for it: for all its formats, if there are several. */
  addon?: string;
  /** Whether the file is the invoice by law, and a page only its picture. */
  isInvoice?: true;
  /** Who has to accept or stamp the file before it is issued. */
  issuedBy?: string;
  /** The days of the law. Without them, it is usual but not required. */
  duties?: readonly EInvoiceDuty[];
  /** The law, or the official page. */
  source: string;
  /** The day on which somebody last read the source. */
  read: string;
}

const READ = '2026-11-28';

const since = (from: string): readonly EInvoiceDuty[] => [{ from, whom: 'everyone' }];
const over = (from: string, amount: number, currency: string): EInvoiceDuty => ({
  from,
  whom: 'over',
  turnover: { amount, currency },
});

/** Usual over Peppol. Public bodies of the EU have to accept invoices of EN 16931 (Directive 2014/55/EU). */
function peppol(duties?: readonly EInvoiceDuty[], source = 'Directive 2014/55/EU', scope: EInvoiceScope = 'public') {
  return { scope, formats: ['peppol-ubl'], ...(duties && { duties }), source, read: READ } satisfies EInvoice;
}

function pint(country: string, source: string, rest: Partial<EInvoice> = {}): EInvoice {
  return { scope: 'business', formats: [`pint-${country}`], source, read: READ, ...rest };
}

function unwritten(name: string, scope: EInvoiceScope, source: string, rest: Partial<EInvoice> = {}): EInvoice {
  return { scope, unwritten: name, source, read: READ, ...rest };
}

/** By the country code of the supplier's tax number. The preferred e-invoice of a country comes first. */
export const eInvoices: Readonly<Record<string, readonly EInvoice[]>> = {
  AE: [
    pint('ae', 'Ministerial Decisions No. 243 and 244 of 2025', {
      duties: [over('2027-01-01', 50_000_000, 'AED'), { from: '2027-07-01', whom: 'others' }],
    }),
  ],
  AR: [
    unwritten('ARCA XML', 'all', 'RG (AFIP) 4290/2018', {
      isInvoice: true,
      duties: since('2019-04-01'),
      addon: 'ar-arca-v4',
    }),
  ],
  AT: [peppol(since('2014-01-01'), 'IKT-Konsolidierungsgesetz § 5')],
  AU: [pint('aunz', 'Commonwealth E-Invoicing Charter', { scope: 'public' })],
  BE: [
    peppol(since('2026-01-01'), 'Loi du 6 février 2024 modifiant le Code de la TVA', 'business'),
    peppol(since('2024-03-01'), 'Arrêté royal du 9 mars 2022'),
  ],
  BR: [
    unwritten('NF-e', 'goods', 'Ajuste SINIEF 07/05', {
      isInvoice: true,
      duties: since('2010-12-01'),
      addon: 'br-nfe-v4',
    }),
    unwritten('NFS-e', 'services', 'LC 214/2025, art. 62', {
      isInvoice: true,
      duties: since('2026-01-01'),
      addon: 'br-nfse-v1',
    }),
  ],
  CH: [peppol(undefined, 'Weisung E-Rechnung der EFV')],
  CL: [unwritten('DTE', 'all', 'Ley 20.727', { isInvoice: true, duties: since('2018-02-01') })],
  CO: [
    unwritten('DIAN XML', 'all', 'Resolución DIAN 000165 de 2023', {
      isInvoice: true,
      duties: since('2020-11-01'),
      addon: 'co-dian-v2',
    }),
  ],
  CR: [
    unwritten('Hacienda XML 4.4', 'all', 'Resolución MH-DGT-RES-0027-2024', {
      isInvoice: true,
      duties: since('2025-09-01'),
    }),
  ],
  CY: [peppol()],
  CZ: [peppol()],
  DE: [
    {
      scope: 'business',
      formats: ['xrechnung-ubl', 'facturx-en16931-pdf'],
      duties: [over('2027-01-01', 800_000, 'EUR'), { from: '2028-01-01', whom: 'others' }],
      source: '§ 14 (1), § 27 (38) UStG',
      read: READ,
    },
    { scope: 'public', formats: ['xrechnung-ubl'], duties: since('2020-11-27'), source: 'ERechV § 3', read: READ },
  ],
  DK: [
    peppol(since('2005-02-01'), 'Lov om offentlige betalinger m.v. § 1'),
    unwritten('OIOUBL', 'public', 'Bekendtgørelse om elektronisk fakturering', {
      duties: since('2005-02-01'),
      addon: 'dk-oioubl-v2',
    }),
  ],
  EE: [peppol(since('2019-07-01'), 'Raamatupidamise seadus § 7¹')],
  EL: [
    peppol(since('2025-09-01'), 'Law 4601/2019, articles 148–154'),
    unwritten('myDATA', 'business', 'Law 5222/2025', {
      duties: [over('2026-03-02', 1_000_000, 'EUR'), { from: '2026-10-01', whom: 'others' }],
      addon: 'gr-mydata-v1',
    }),
  ],
  ES: [
    {
      scope: 'program',
      formats: ['verifactu'],
      duties: [
        { from: '2027-01-01', whom: 'companies' },
        { from: '2027-07-01', whom: 'others' },
      ],
      source: 'RD 1007/2023; RDL 15/2025',
      read: READ,
    },
    { scope: 'public', formats: ['facturae'], duties: since('2015-01-15'), source: 'Ley 25/2013, art. 4', read: READ },
    unwritten('TicketBAI', 'basque', 'Norma Foral 3/2020 de Gipuzkoa; Norma Foral 5/2020 de Bizkaia', {
      duties: since('2022-01-01'),
      addon: 'es-tbai-v1',
    }),
    unwritten('SII', 'ledgers', 'RD 596/2016', { duties: [over('2017-07-01', 6_010_121, 'EUR')], addon: 'es-sii-v1' }),
  ],
  FI: [
    peppol(
      since('2020-04-01'),
      'Laki hankintayksiköiden ja elinkeinonharjoittajien sähköisestä laskutuksesta 241/2019',
    ),
    unwritten('Finvoice', 'business', 'Laki 241/2019, 4 §', { addon: 'fi-finvoice-v3' }),
  ],
  FR: [
    {
      scope: 'business',
      formats: ['facturx-en16931-pdf', 'fr-cius-ubl', 'fr-cius-cii'],
      addon: 'fr-ctc-flow2-v1',
      duties: [
        { from: '2026-09-01', whom: 'large' },
        { from: '2027-09-01', whom: 'others' },
      ],
      source: 'CGI, art. 289 bis',
      read: READ,
    },
    {
      scope: 'public',
      formats: ['choruspro-cii'],
      duties: since('2020-01-01'),
      source: 'CCP, art. L2192-1',
      read: READ,
    },
    {
      scope: 'ledgers',
      formats: ['flux10'],
      addon: 'fr-ctc-flow10-v1',
      duties: [
        { from: '2026-09-01', whom: 'large' },
        { from: '2027-09-01', whom: 'others' },
      ],
      source: 'CGI, art. 290',
      read: READ,
    },
  ],
  GB: [peppol(undefined, 'NHS eProcurement Strategy')],
  HR: [
    {
      scope: 'business',
      formats: ['hr-ubl'],
      duties: since('2026-01-01'),
      source: 'Zakon o fiskalizaciji (NN 89/25)',
      read: READ,
    },
  ],
  HU: [
    unwritten('Online Számla', 'ledgers', '2007. évi CXXVII. törvény, 10. melléklet', { duties: since('2018-07-01') }),
  ],
  IE: [peppol()],
  IN: [
    unwritten('IRP JSON (INV-01)', 'business', 'CGST Rules, rule 48 (4)', {
      isInvoice: true,
      duties: [over('2023-08-01', 50_000_000, 'INR')],
    }),
  ],
  IS: [peppol(since('2015-01-01'), 'Reglugerð 44/2019')],
  IT: [
    {
      scope: 'all',
      formats: ['fatturapa'],
      isInvoice: true,
      issuedBy: 'SdI',
      duties: since('2019-01-01'),
      source: 'D.Lgs. 127/2015, art. 1 c. 3',
      read: READ,
    },
    unwritten('AdE XML', 'receipts', 'D.Lgs. 127/2015, art. 2', { duties: since('2020-01-01'), addon: 'it-ticket-v1' }),
  ],
  JP: [pint('jp', 'Consumption Tax Act, article 57-4 (5)')],
  LI: [peppol()],
  LT: [peppol(since('2017-07-01'), 'Viešųjų pirkimų įstatymas, 22 str.')],
  LU: [peppol(since('2023-03-18'), 'Loi modifiée du 16 mai 2019')],
  LV: [peppol(since('2025-01-01'), 'Grāmatvedības likums, 11. pants')],
  MT: [peppol()],
  MX: [
    {
      scope: 'all',
      formats: ['cfdi'],
      isInvoice: true,
      issuedBy: 'PAC',
      duties: since('2023-04-01'),
      source: 'CFF, art. 29 y 29-A; Anexo 20 RMF',
      read: READ,
    },
  ],
  MY: [
    pint('my', 'MDEC, Peppol Authority of Malaysia'),
    unwritten('MyInvois', 'all', 'Income Tax Act 1967, section 82C', {
      isInvoice: true,
      duties: [over('2024-08-01', 100_000_000, 'MYR'), over('2026-01-01', 1_000_000, 'MYR')],
    }),
  ],
  NL: [
    {
      scope: 'public',
      formats: ['nlcius-ubl'],
      duties: since('2017-01-01'),
      source: 'Rijksinkoopvoorwaarden (ARIV), art. 16',
      read: READ,
    },
  ],
  NO: [peppol(since('2019-04-02'), 'Forskrift om elektronisk faktura i offentlige anskaffelser')],
  NZ: [pint('aunz', 'MBIE, Peppol Authority of New Zealand', { scope: 'public' })],
  OM: [pint('om', 'Oman Tax Authority, Fawtara', { duties: [{ from: '2026-08-01', whom: 'large' }] })],
  PE: [unwritten('SUNAT UBL', 'all', 'RS 097-2012/SUNAT', { isInvoice: true, duties: since('2022-06-01') })],
  PL: [
    {
      scope: 'business',
      formats: ['ksef'],
      isInvoice: true,
      issuedBy: 'KSeF',
      duties: [
        over('2026-02-01', 200_000_000, 'PLN'),
        { from: '2026-04-01', whom: 'others' },
        { from: '2027-01-01', whom: 'smallest' },
      ],
      source: 'Ustawa o VAT, art. 106ga',
      read: READ,
    },
  ],
  PT: [
    {
      scope: 'public',
      formats: ['cius-pt-ubl'],
      duties: [
        { from: '2021-01-01', whom: 'large' },
        { from: '2027-01-01', whom: 'others' },
      ],
      source: 'CCP, art. 299.º-B; DL 111-B/2017',
      read: READ,
    },
    // Whoever issues with a program must use a certified one, which adds ATCUD, QR code and hash.
    unwritten('ATCUD, QR', 'program', 'DL 28/2019, art. 4 e 7; Portaria 195/2020', {
      isInvoice: true,
      duties: since('2023-01-01'),
      read: '2026-11-30',
    }),
    unwritten('SAF-T (PT)', 'ledgers', 'DL 198/2012', { duties: since('2013-01-01'), addon: 'pt-saft-v1' }),
  ],
  RO: [
    {
      scope: 'all',
      formats: ['cius-ro-ubl'],
      isInvoice: true,
      issuedBy: 'ANAF (SPV)',
      duties: since('2024-07-01'),
      source: 'Legea 296/2023; OUG 120/2021',
      read: READ,
    },
  ],
  SA: [
    {
      scope: 'all',
      formats: ['zatca'],
      isInvoice: true,
      issuedBy: 'ZATCA (FATOORA)',
      duties: since('2021-12-04'),
      source: 'E-Invoicing Regulation, Board Resolution 3-5-2021',
      read: READ,
    },
  ],
  SE: [peppol(since('2019-04-01'), 'Lag (2018:1277) om elektroniska fakturor')],
  SG: [
    pint('sg', 'IRAS, GST InvoiceNow Requirement', {
      duties: [{ from: '2026-04-01', whom: 'newly-registered' }],
    }),
  ],
  SI: [peppol(undefined, 'Zakon o opravljanju plačilnih storitev za proračunske uporabnike')],
  SK: [peppol(since('2027-01-01'), 'Zákon č. 222/2004 Z. z., § 71', 'business')],
  UY: [
    unwritten('CFE', 'all', 'Ley 18.930, art. 114; Decreto 36/012', { isInvoice: true, duties: since('2025-01-01') }),
  ],
  XI: [peppol()],
};

/** Returns the official names of the files that these addons prepare and that are not written here. */
export function unwrittenFiles(addons: readonly string[]): string[] {
  const rows = Object.values(eInvoices).flat();
  return addons.flatMap((addon) => rows.find((row) => row.addon === addon)?.unwritten ?? []);
}

/** Returns whether a law asks anybody for an e-invoice of this kind on a day. */
export function isInForce({ duties = [] }: EInvoice, day: string): boolean {
  return duties.some(({ from }) => from <= day);
}
