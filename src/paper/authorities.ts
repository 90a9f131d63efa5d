/**
 * The codes that authorities require on printed bills. Stamps may be added to an envelope after it was signed, so a code counts only
 * if it leads to the authority itself and repeats the numbers of its bill.
 */

import type { PaperCode } from '../formats/declare/syntax-facts.ts';
import { paperCodes } from '../formats/list/paper-codes.ts';
import type { Fact } from './repeated-numbers.ts';
import { isObject, memberAt, text } from './values.ts';

/** An authority with codes on paper. */
export interface Authority {
  /** The provider of the stamp with the content of the code. */
  stamp: string;
  /** Splits the content into its values by name. Undefined if it has another form, or leads elsewhere. */
  read(content: string): Content | undefined;
  /** The number of the bill that each value repeats. All must be there, and be equal. */
  repeats: Readonly<Record<string, Fact>>;
  /** Returns the text under the code, from its values and other stamps. Undefined if a stamp belongs to another bill. */
  label(values: Values, stampOf: (provider: string) => string | undefined): string | undefined;
  /** Returns the text above the code, if the authority asks for one. */
  above?(values: Values): string;
  /** The words that the authority demands on paper, with the stamps in them: `CUFE: {dian-cude}`. */
  legends?: readonly string[];
  /**
   * The codes of the bill that the authority demands on paper, by their places in it. The first of several places that has one counts. A
   * code that follows from other values takes precedence.
   */
  codes?: readonly (readonly [words: string, ...places: (string | ((bill: unknown) => string | undefined))[]])[];
  /** Whether the code belongs at the beginning of the first page. */
  isFirst?: true;
}

/** The content of a code on paper. */
interface Content {
  payload: string;
  values: Values;
  /** Whether it leads to a test system, where anybody can register anything. */
  isTest: boolean;
}

type Values = Readonly<Record<string, string>>;

/** The hosts of an authority: in production and for tests. */
interface Hosts {
  production: readonly string[];
  test: readonly string[];
}

const SPANISH: Hosts = { production: ['www2.agenciatributaria.gob.es'], test: ['prewww2.aeat.es'] };

const BASQUE: Hosts = {
  production: ['ticketbai.araba.eus', 'batuz.eus', 'tbai.egoitza.gipuzkoa.eus'],
  test: ['pruebas-ticketbai.araba.eus', 'tbai-prep.egoitza.gipuzkoa.eus', 'tbai.prep.gipuzkoa.eus'],
};

/** The number of a Mexican bill: a UUID of any version. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Portaria 195/2020, article 3: the validation code of the series, and the number in it. 0 without one. */
const ATCUD = /^(?:0|[A-Z\d]{8,20}-\d{1,20})$/;

export const authorities: readonly Authority[] = [
  ...paperCodes.map(authorityOf),
  {
    // AEAT: "Características del QR y de la remisión voluntaria" of VERI*FACTU; Orden HAC/1177/2024, article 21.
    stamp: 'verifactu-qr',
    read: link(SPANISH, /^\/wlpl\/TIKE-CONT\/(?<page>ValidarQR|ValidarQRNoVerifactu)$/, [
      'nif',
      'numserie',
      'fecha',
      'importe',
    ]),
    repeats: { nif: 'seller', numserie: 'number', fecha: 'day', importe: 'total' },
    label: ({ page }) => (page === 'ValidarQR' ? 'VERI*FACTU' : ''),
    above: () => 'QR tributario:',
    isFirst: true,
  },
  {
    // The three Basque treasuries: "Especificaciones funcionales y técnicas del sistema TicketBAI", QR TBAI.
    stamp: 'tbai-qr',
    read(content) {
      const found = ofBasques(content);
      const { id = '', s = '', nf = '' } = found?.values ?? {};
      const { nif, date } = /^TBAI-(?<nif>\w{9})-(?<date>\d{6})-.{13}-\d{3}$/.exec(id)?.groups ?? {};
      if (!found || nif === undefined || date === undefined) return undefined;
      return { ...found, values: { ...found.values, nif, date, number: `${s}${nf}` } };
    },
    repeats: { nif: 'seller', date: 'day', number: 'number', i: 'total' },
    label: ({ id }) => id,
  },
  {
    // SAT: Anexo 20, representation of a CFDI.
    stamp: 'sat-url',
    read: link({ production: ['verificacfdi.facturaelectronica.sat.gob.mx'], test: [] }, /^\/default\.aspx$/, [
      'id',
      're',
      'rr',
      'tt',
      'fe',
    ]),
    repeats: { re: 'seller', tt: 'total' },
    label: ({ id = '' }, stampOf) =>
      UUID.test(id) && id.toLowerCase() === stampOf('sat-uuid')?.toLowerCase() ? id : undefined,
    // Código Fiscal de la Federación, articles 29-A and 29. Codes of the parties stand below their names.
    codes: [
      ['Tipo de comprobante', 'tax.ext.mx-cfdi-doc-type', 'ext.mx-cfdi-doc-type'],
      ['Lugar de expedición', 'tax.ext.mx-cfdi-issue-place', 'ext.mx-cfdi-issue-place'],
      ['Método de pago', 'tax.ext.mx-cfdi-payment-method'],
      [
        'Forma de pago',
        // A bill that is paid later has no means of payment yet.
        (bill) => (memberAt(bill, 'tax.ext.mx-cfdi-payment-method') === 'PPD' ? '99' : undefined),
        'payment.advances[0].ext.mx-cfdi-payment-means',
        'payment.instructions.ext.mx-cfdi-payment-means',
        'methods[0].ext.mx-cfdi-payment-means',
      ],
      ['Tipo de relación', 'tax.ext.mx-cfdi-rel-type', 'preceding[0].ext.mx-cfdi-rel-type'],
      ['Exportación', 'meta.mx-cfdi-export'],
    ],
    legends: [
      'Folio fiscal: {sat-uuid}',
      'No. de serie del certificado de sello digital: {cfdi-serial}',
      'No. de serie del certificado del SAT: {sat-serial}',
      'Fecha y hora de certificación: {sat-timestamp}',
      'RFC del proveedor de certificación: {sat-provider-rfc}',
      'Sello digital del CFDI: {cfdi-sig}',
      'Sello digital del SAT: {sat-sig}',
      'Cadena original del complemento de certificación digital del SAT: {sat-chain}',
      'Este documento es una representación impresa de un CFDI',
    ],
  },
  {
    // ARCA, formerly AFIP: RG 4892/2020.
    stamp: 'arca-qr',
    read(content) {
      const found = ofArca(content);
      const data = found && objectIn(bytesText(found.values.p ?? ''));
      if (!data) return undefined;
      const named = (name: string) => String(data[name] ?? '');
      const values = { cuit: named('cuit'), fecha: named('fecha'), importe: named('importe') };
      return { ...found, values: { ...values, code: /^\d+$/.exec(named('codAut'))?.[0] ?? '' } };
    },
    repeats: { cuit: 'seller', fecha: 'day', importe: 'total' },
    label: ({ code }) => code,
    legends: ['CAE: {arca-cae}', 'Vencimiento del CAE: {arca-cae-expiry}'],
  },
  {
    // AT, Portugal: Portaria 195/2020, articles 5 and 7. The code is not a link; its ATCUD stands directly above it.
    stamp: 'at-qr',
    read(content) {
      const fields = content.split('*').map((field) => /^(?<name>[A-S]\d?):(?<value>[^:]*)$/.exec(field)?.groups);
      if (fields.length < 5 || fields.includes(undefined)) return undefined;
      const values = Object.fromEntries(fields.map((field) => [field?.name ?? '', field?.value ?? '']));
      return ATCUD.test(values.H ?? '') ? { payload: content, values, isTest: false } : undefined;
    },
    repeats: { A: 'seller', F: 'day', O: 'total' },
    label: () => '',
    above: ({ H = '' }) => `ATCUD:${H}`,
    // Portaria 363/2010, article 6.
    legends: ['{at-hash}-Processado por programa certificado n.º {at-app-id}/AT'],
  },
  {
    // ZATCA: "Security Features Implementation Standards", QR code. The code is not a link.
    stamp: 'zatca-qr',
    read(content) {
      const values = tagsIn(bytesText(content));
      return values && { payload: content, values, isTest: false };
    },
    repeats: { 2: 'seller', 3: 'day', 4: 'total', 5: 'tax' },
    label: () => 'ZATCA',
  },
  {
    // DIAN: Anexo técnico de factura electrónica de venta 1.9, 11.7 (Resolución 000165 de 2023).
    stamp: 'dian-qr',
    read: link(
      { production: ['catalogo-vpfe.dian.gov.co'], test: ['catalogo-vpfe-hab.dian.gov.co'] },
      /^\/document\/searchqr$/i,
      ['documentkey'],
    ),
    repeats: {},
    label({ documentkey = '' }, stampOf) {
      const cufe = stampOf('dian-cude');
      return /^[\da-f]{96}$/i.test(documentkey) && documentkey.toLowerCase() === cufe?.toLowerCase()
        ? 'DIAN'
        : undefined;
    },
    legends: ['CUFE/CUDE: {dian-cude}'],
  },
  {
    // AADE: myDATA API, invoice QR. The link repeats nothing of the bill in the clear; the page it leads to does.
    stamp: 'iapr-qr',
    read: link(
      { production: ['mydatapi.aade.gr'], test: ['mydataapidev.aade.gr'] },
      /^\/(?:myDATA\/)?TimologioQR\/QRInfo$/,
      ['q'],
    ),
    repeats: {},
    label(_, stampOf) {
      const mark = stampOf('iapr-mark');
      return mark !== undefined && /^\d{15}$/.test(mark) ? `ΜΑΡΚ ${mark}` : undefined;
    },
  },
];

const ofBasques = link(BASQUE, /^\/(?:tbai\/qrtbai|QRTBAI|qr)\/?$/, ['id', 's', 'nf', 'i', 'cr'], ['s']);

const ofArca = link({ production: ['www.arca.gob.ar', 'www.afip.gob.ar'], test: [] }, /^\/fe\/qr\/$/, ['p']);

/** Returns the authority whose codes a syntax declares. */
function authorityOf({
  stamp,
  hosts: { production, ...others },
  path,
  repeats,
  number,
  unnumbered,
}: PaperCode): Authority {
  return {
    stamp,
    read: link({ production: [production], test: Object.values(others) }, path),
    repeats,
    label(values, stampOf) {
      const given = stampOf(number.stamp);
      if (given === undefined) return unnumbered;
      const repeated = Object.entries(number.values.exec(given)?.groups ?? {});
      return repeated.length > 0 && repeated.every(([name, value]) => values[name] === value) ? given : undefined;
    },
  };
}

/**
 * Returns a reader of links to an authority: to its hosts, with a path whose named groups are values, and exactly these
 * parameters. Its payload is the link as all programs understand it.
 */
function link(
  { production, test }: Hosts,
  path: RegExp,
  parameters: readonly string[] = [],
  optional: readonly string[] = [],
): Authority['read'] {
  return (content) => {
    const url = urlOf(content);
    const groups = url && path.exec(url.pathname);
    if (!groups || url.protocol !== 'https:' || url.username || url.password || url.port || url.hash) return undefined;
    const isTest = test.includes(url.hostname);
    if (!isTest && !production.includes(url.hostname)) return undefined;
    const given = [...url.searchParams];
    const names = new Set(given.map(([name]) => name));
    if (names.size !== given.length || given.some(([name]) => !parameters.includes(name))) return undefined;
    if (parameters.some((name) => !names.has(name) && !optional.includes(name))) return undefined;
    return { payload: url.href, values: { ...Object.fromEntries(given), ...groups.groups }, isTest };
  };
}

/** Parses an address. */
export function urlOf(content: string): URL | undefined {
  return URL.canParse(content) ? new URL(content) : undefined;
}

/** Decodes base64 to characters, one for each byte; empty if invalid. */
function bytesText(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}

function objectIn(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the records of a tag, a length and a value each; undefined if they are incomplete. */
function tagsIn(bytes: string): Values | undefined {
  const values: Record<string, string> = {};
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.charCodeAt(at + 1);
    const value = bytes.slice(at + 2, at + 2 + length);
    if (value.length !== length) return undefined;
    values[bytes.charCodeAt(at)] = value;
    at += 2 + length;
  }
  return text(values[2]) === undefined ? undefined : values;
}
