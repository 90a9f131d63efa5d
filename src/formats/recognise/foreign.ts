/**
 * Families of invoices that do not claim EN 16931, as data: UBL of other countries and of former years, and similar XML (chapter 13
 * §4.1). They are recognised and named, but not judged, because their rules are not here. A family that gets a format leaves this list.
 */

import type { RecognisedFamily } from '../declare/unjudged.ts';
import { normal } from '../rules/declare.ts';
import { cut, MOST_VALUE } from '../xml/bounds.ts';
import type { XmlElement } from '../xml/element.ts';

/** What an invoice says about itself. Missing facts are empty. */
interface Facts {
  /** The name of the root with its namespace, if it is not UBL 2. */
  readonly root: string;
  /** The attribute `version` of the root. */
  readonly version: string;
  /** BT-24 */
  readonly specification: string;
  /** BT-23 */
  readonly process: string;
  readonly ublVersion: string;
  /** BT-1 */
  readonly number: string;
  /** BT-5 */
  readonly currency: string;
  /** BT-40 */
  readonly country: string;
  /** The list of the invoice type, and its version. */
  readonly typeList: string;
  readonly typeListVersion: string;
  /** The names of the extensions. */
  readonly extensions: string;
}

/** Patterns of facts, all of which an invoice meets. */
type Sign = Partial<Readonly<Record<keyof Facts, RegExp>>>;

interface Family {
  readonly key: string;
  /** Its official name, without the version. */
  readonly name: string;
  /** The country that uses it; otherwise several countries use it. */
  readonly country?: string;
  /** The family has any invoice with one of these signs, unless an earlier family has it. */
  readonly signs: readonly Sign[];
  /** The fact that contains the version, as group 1. */
  readonly version?: Sign;
  /** What separates name and version. Default: a space. */
  readonly separator?: string;
}

export const families: readonly Family[] = [
  {
    key: 'isdoc',
    name: 'ISDOC',
    country: 'CZ',
    signs: [{ root: /^\{http:\/\/isdoc\.cz\/namespace\/(?:2013|invoice)\}Invoice$/ }],
    version: { version: /^(\d[\d.]*)$/ },
  },
  {
    key: 'svefaktura-1',
    name: 'Svefaktura 1.0',
    country: 'SE',
    signs: [{ root: /^\{urn:sfti:documents:BasicInvoice:1:0\}Invoice$/ }],
  },
  {
    key: 'pint',
    name: 'PINT',
    signs: [
      {
        specification:
          /^urn:peppol:pint:(?!(?:billing|selfbilling)-1@(?:ae|aunz|jp|my|om)-1|billing-1@sg-1|nontaxinvoice-1@jp-1)/,
      },
    ],
    version: { specification: /@([\w.-]+)/ },
    separator: ', ',
  },
  {
    key: 'peppol-international',
    name: 'Peppol BIS Billing International',
    signs: [
      {
        specification:
          /^urn:cen\.eu:en16931:2017#conformant#urn:fdc:peppol\.eu:2017:poacc:(?:self)?billing:international:/,
      },
    ],
    version: { specification: /:international:([\w.-]+)/ },
    separator: ', ',
  },
  {
    key: 'jp-bis-0',
    name: 'Peppol BIS Billing Japan',
    country: 'JP',
    signs: [{ specification: /^urn:fdc:peppol:jp:billing:(?!3\.0)/ }],
    version: { specification: /:billing:([\d.]+)/ },
  },
  {
    key: 'srbdt',
    name: 'SRBDT',
    country: 'RS',
    signs: [{ specification: /^urn:cen\.eu:en16931:2017#compliant#urn:mfin\.gov\.rs:srbdt:/ }],
    version: { specification: /:srbdt:(\d+)/ },
  },
  {
    key: 'ubl-be',
    name: 'UBL.BE',
    country: 'BE',
    signs: [{ specification: /^urn:cen\.eu:en16931:2017#conformant#urn:UBL\.BE:/i }],
    version: { specification: /UBL\.BE:([\d.]+)/i },
  },
  {
    key: 'si-ubl-1',
    name: 'SI-UBL',
    country: 'NL',
    signs: [{ specification: /urn:www\.simplerinvoicing\.org:si/ }],
    version: { specification: /:ver(\d[\d.]*\d)(?:\.x)?$/ },
  },
  {
    key: 'ehf-2',
    name: 'EHF',
    country: 'NO',
    signs: [{ specification: /urn:www\.difi\.no:ehf:/ }],
    version: { specification: /:ehf:\w+:ver([\d.]+)/ },
  },
  {
    key: 'peppol-bis-2',
    name: 'Peppol BIS 2',
    signs: [{ specification: /^urn:www\.cenbii\.eu:transaction:/ }, { process: /^urn:www\.cenbii\.eu:profile:/ }],
    version: { specification: /:bis:peppol(\w+)/ },
    separator: ', ',
  },
  {
    key: 'oioubl-2',
    name: 'OIOUBL',
    country: 'DK',
    signs: [{ specification: /^OIOUBL-2/ }, { process: /^(?:Procurement-|urn:www\.nesubl\.eu:profiles:)/ }],
    version: { specification: /^OIOUBL-(2[\d.]*)/ },
  },
  {
    key: 'ubl-tr',
    name: 'UBL-TR',
    country: 'TR',
    signs: [
      { specification: /^TR1\./ },
      {
        process:
          /^(?:TEMELFATURA|TICARIFATURA|EARSIVFATURA|IHRACAT|YOLCUBERABERFATURA|KAMU|HKS|ENERJI|ILAC_TIBBICIHAZ|OZELFATURA)$/,
      },
    ],
    version: { specification: /^TR(1[\d.]+)/ },
  },
  {
    key: 'dian',
    name: 'DIAN',
    country: 'CO',
    signs: [{ process: /^DIAN 2\./ }, { ublVersion: /^UBL 2\.1$/ }, { extensions: /\bDianExtensions\b/ }],
    version: { process: /^DIAN (2[\d.]+)/ },
  },
  {
    key: 'jofotara',
    name: 'JoFotara',
    country: 'JO',
    signs: [
      { process: /^reporting:1\.0$/, country: /^JO$/ },
      { process: /^reporting:1\.0$/, currency: /^JOD$/ },
    ],
  },
  {
    key: 'sunat',
    name: 'SUNAT',
    country: 'PE',
    signs: [
      { specification: /^2\.0$/, typeList: /^\d{4}$/ },
      { specification: /^2\.0$/, country: /^PE$/ },
      { specification: /^2\.0$/, number: /^[FB][A-Z\d]{3}-\d+$/ },
    ],
    version: { specification: /^(2\.0)$/ },
  },
  {
    key: 'myinvois',
    name: 'MyInvois',
    country: 'MY',
    signs: [{ specification: /^$/, typeListVersion: /^1\.[01]$/ }],
    version: { typeListVersion: /^(1\.\d)$/ },
  },
];

/** The beginning of all identifiers that claim EN 16931. Then only the identifier decides. */
const CLAIM = /^urn:cen\.eu:en16931:2017(?:#|$)/;

/** Returns the family of an invoice, by its root or in UBL by its identifiers; undefined if it is to be judged. */
export function familyOf(root: XmlElement): RecognisedFamily | undefined {
  const facts = factsOf(root);
  const isClaim = CLAIM.test(facts.specification);
  const meets = (sign: Sign) => shows(facts, sign) && (!isClaim || sign.specification !== undefined);
  const family = families.find(({ signs }) => signs.some(meets));
  if (family === undefined) return undefined;
  const { key, name, separator = ' ' } = family;
  const version = versionOf(family, facts);
  return { key, name: version === undefined ? name : `${name}${separator}${version}` };
}

function shows(facts: Facts, sign: Sign): boolean {
  return entriesOf(sign).every(([fact, pattern]) => pattern.test(facts[fact]));
}

function versionOf({ version = {} }: Family, facts: Facts): string | undefined {
  const [found] = entriesOf(version).flatMap(([fact, pattern]) => pattern.exec(facts[fact])?.[1] ?? []);
  return found;
}

function entriesOf(sign: Sign): [keyof Facts, RegExp][] {
  return Object.entries(sign) as [keyof Facts, RegExp][];
}

function factsOf(root: XmlElement): Facts {
  const isUbl = root.name === 'ubl:Invoice' || root.name === 'cn:CreditNote';
  const at = (name: string) => (isUbl ? root.child(name) : undefined);
  const text = (name: string) => textOf(at(name));
  const type = at('cbc:InvoiceTypeCode');
  return {
    root: isUbl ? '' : cut(root.name, MOST_VALUE),
    version: attributeOf(root, 'version'),
    specification: text('cbc:CustomizationID'),
    process: text('cbc:ProfileID'),
    ublVersion: text('cbc:UBLVersionID'),
    number: text('cbc:ID'),
    currency: text('cbc:DocumentCurrencyCode'),
    country: textOf(COUNTRY.reduce((around, name) => around?.child(name), at('cac:AccountingSupplierParty'))),
    typeList: attributeOf(type, 'listID'),
    typeListVersion: attributeOf(type, 'listVersionID'),
    extensions: namesOfExtensions(at('ext:UBLExtensions')).join(' '),
  };
}

const COUNTRY = ['cac:Party', 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode'];

function namesOfExtensions(extensions: XmlElement | undefined): string[] {
  const contents = extensions?.children.flatMap((each) => each.child('ext:ExtensionContent')?.children ?? []) ?? [];
  return contents.map(({ localName }) => cut(localName, MOST_VALUE));
}

/** Returns the beginning of a text. No identifier is longer. */
function textOf(element: XmlElement | undefined): string {
  return beginningOf(element?.text);
}

function attributeOf(element: XmlElement | undefined, name: string): string {
  return beginningOf(element?.attribute(name));
}

function beginningOf(text = ''): string {
  return normal(cut(text.trim(), LONGEST));
}

const LONGEST = 500;
