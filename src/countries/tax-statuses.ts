/** A tax status of companies in a country, and what it writes into their invoices. Sentences are those that the law prescribes. */
export interface CountryStatus {
  key: 'small-business' | 'cash' | 'professional' | 'simplified' | 'oss';
  /** The law in its own words. */
  law: string;
  writes: {
    tags?: readonly string[];
    /** The taxes of lines. */
    taxes?: readonly Readonly<Record<string, unknown>>[];
    /** Members of `tax`. */
    tax?: Readonly<Record<string, unknown>>;
    notes?: readonly unknown[];
  };
  /** Extensions of the company itself. */
  ext?: Readonly<Record<string, string>>;
}

const exempt = (ext?: Readonly<Record<string, string>>) => [{ cat: 'VAT', key: 'exempt', ...(ext && { ext }) }];

/** A small business, whose invoices have no tax. */
function smallBusiness(law: string, sentence: string, ext?: Readonly<Record<string, string>>): CountryStatus {
  const note = { cat: 'VAT', key: 'exempt', text: sentence };
  return { key: 'small-business', law, writes: { taxes: exempt(ext), tax: { notes: [note] } } };
}

/** Tax that is due when the customer pays: Directive 2006/112/EC, article 226(7a). */
function cash(law: string, sentence: string): CountryStatus {
  const note = { cat: 'VAT', key: 'cash-basis', text: sentence };
  return { key: 'cash', law, writes: { tax: { notes: [note] } } };
}

/** The statuses besides the ordinary one, by country. */
export const taxStatuses: Readonly<Record<string, readonly CountryStatus[]>> = {
  AT: [
    smallBusiness(
      '§ 6 Abs. 1 Z 27 UStG',
      'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG)',
    ),
  ],
  BE: [
    smallBusiness(
      'art. 56bis CTVA',
      'Bijzondere vrijstellingsregeling kleine ondernemingen / Régime particulier de franchise des petites entreprises',
    ),
  ],
  DE: [
    smallBusiness('§ 19 UStG', 'Steuerfrei als Kleinunternehmer (§ 19 UStG)'),
    cash('§ 20 UStG', 'Versteuerung nach vereinnahmten Entgelten'),
  ],
  ES: [
    {
      key: 'professional',
      law: 'IRPF 15 %',
      writes: {
        taxes: [
          { cat: 'VAT', rate: 'general' },
          { cat: 'IRPF', rate: 'pro' },
        ],
      },
    },
    { key: 'cash', law: 'criterio de caja', writes: { tags: ['cash-basis'] } },
    { key: 'simplified', law: 'art. 122 LIVA', writes: { tags: ['simplified-scheme'] } },
  ],
  FR: [smallBusiness('art. 293 B du CGI', 'TVA non applicable, art. 293 B du CGI')],
  IT: [
    {
      ...smallBusiness(
        'L. 190/2014',
        'Operazione effettuata in regime forfettario ai sensi dell’art. 1, commi da 54 a 89, della legge n. 190/2014',
        { 'it-sdi-exempt': 'N2.2' },
      ),
      ext: { 'it-sdi-fiscal-regime': 'RF19' },
    },
    {
      ...cash('art. 32-bis D.L. 83/2012', 'IVA per cassa ai sensi dell’art. 32-bis del D.L. 83/2012'),
      ext: { 'it-sdi-fiscal-regime': 'RF17' },
    },
  ],
  NL: [
    smallBusiness('art. 25 Wet OB', 'Vrijgesteld van btw op grond van art. 25 van de Wet op de omzetbelasting 1968'),
  ],
  PL: [
    {
      key: 'small-business',
      law: 'art. 113 ust. 1 ustawy o VAT',
      writes: {
        taxes: exempt(),
        tax: { ext: { 'pl-favat-exemption': 'A' } },
        notes: [{ key: 'legal', src: 'pl-favat-exemption', text: 'Art. 113 ust. 1 ustawy o VAT' }],
      },
    },
    cash('art. 21', 'Metoda kasowa'),
  ],
  PT: [smallBusiness('art. 53.º do CIVA', 'IVA – regime de isenção'), cash('DL 71/2013', 'IVA – regime de caixa')],
};

/** Sales to consumers in other countries of the European Union, with the rates of their country (one-stop shop). */
export const oneStopShop: CountryStatus = { key: 'oss', law: 'OSS', writes: { tags: ['customer-rates'] } };
