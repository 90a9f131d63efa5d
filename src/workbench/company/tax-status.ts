import { hasUnionVatNumbers } from '../../countries/european-union.ts';
import { isObject, partAt, text } from '../document/values.ts';
import type { Entry, TaxStatus } from '../memory/entries.ts';
import * as texts from './texts.ts';

/** A tax status that a company may have in its country. */
export interface Status {
  key: string;
  label: string;
  /** The law, in its own words. */
  law?: string;
  /** What it writes into new invoices. */
  writes: Omit<TaxStatus, 'key'>;
  /** Extensions of the company itself. */
  ext?: Readonly<Record<string, string>>;
}

const exempt = (ext?: Readonly<Record<string, string>>) => [{ cat: 'VAT', key: 'exempt', ...(ext && { ext }) }];

/** A small business, whose invoices have no tax, and the sentence that its law asks for. */
function smallBusiness(law: string, sentence: string, ext?: Readonly<Record<string, string>>): Status {
  const note = { cat: 'VAT', key: 'exempt', text: sentence };
  return {
    key: 'small-business',
    label: texts.smallBusiness,
    law,
    writes: { taxes: exempt(ext), tax: { notes: [note] } },
  };
}

/** Tax that is due when the customer pays: Directive 2006/112/EC, article 226(7a). */
function cash(law: string, sentence: string): Status {
  const note = { cat: 'VAT', key: 'cash-basis', text: sentence };
  return { key: 'cash', label: texts.cash, law, writes: { tax: { notes: [note] } } };
}

/** The statuses of countries. Sentences are in the language of the law that prescribes them. */
const national: Readonly<Record<string, readonly Status[]>> = {
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
      label: texts.professional,
      law: 'IRPF 15 %',
      writes: {
        taxes: [
          { cat: 'VAT', rate: 'general' },
          { cat: 'IRPF', rate: 'pro' },
        ],
      },
    },
    { key: 'cash', label: texts.cash, law: 'criterio de caja', writes: { tags: ['cash-basis'] } },
    { key: 'simplified', label: texts.simplified, law: 'art. 122 LIVA', writes: { tags: ['simplified-scheme'] } },
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
      label: texts.smallBusiness,
      law: 'art. 113 ust. 1',
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
const oss: Status = { key: 'oss', label: texts.oss, law: 'OSS', writes: { tags: ['customer-rates'] } };

/** Returns the statuses besides the ordinary one that a company may have in a country. */
export function statusesOf(country: string | undefined): readonly Status[] {
  if (country === undefined) return [];
  return [...(national[country] ?? []), ...(hasUnionVatNumbers(country) ? [oss] : [])];
}

export function countryOfCompany({ value }: Entry): string | undefined {
  return text(partAt(value, ['tax_id', 'country'])) ?? text(partAt(value, ['addresses', 0, 'country']));
}

/** The extensions that some status writes into the company. */
const extensionsOfStatus = new Set(
  Object.values(national)
    .flat()
    .flatMap(({ ext = {} }) => Object.keys(ext)),
);

/** Returns a company with a tax status; the ordinary one without a key. */
export function withStatus(entry: Entry, key: string): Entry {
  const status = statusesOf(countryOfCompany(entry)).find((each) => each.key === key);
  const { status: _, ...usual } = entry.usual ?? {};
  const { ext, ...value } = entry.value;
  const others = Object.entries(isObject(ext) ? ext : {}).filter(([name]) => !extensionsOfStatus.has(name));
  const extensions = { ...Object.fromEntries(others), ...status?.ext };
  const written = status && { status: { key, ...status.writes } };
  const { usual: _usual, ...rest } = entry;
  return {
    ...rest,
    value: { ...value, ...(Object.keys(extensions).length > 0 && { ext: extensions }) },
    ...((written || Object.keys(usual).length > 0) && { usual: { ...usual, ...written } }),
  };
}

/** Returns a company without a tax status that its country does not have, after the country was changed. */
export function withFittingStatus(entry: Entry): Entry {
  const key = entry.usual?.status?.key;
  const isKnown = key === undefined || statusesOf(countryOfCompany(entry)).some((each) => each.key === key);
  return isKnown ? entry : withStatus(entry, '');
}
