/** Writes invoices as FatturaPA: FPA12, FPR12, or FSM10 for simplified ones. */

import { type Environment, type Fault, failure, fault, type Outcome } from '../../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import type { Amount } from '../../../engine/num/amount.ts';
import { buildWithoutIncludedTaxes } from '../../../engine/operations/without-included-taxes.ts';
import { message } from '../../../engine/text/message.ts';
import type { WriteOptions, WrittenXml } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import type { Handed } from '../../declare/syntax.ts';
import type { XmlElement } from '../../xml/element.ts';
import { Part, type Place } from '../shared/document.ts';
import { writeNational } from '../shared/write.ts';
import { elementsWith, Written } from '../shared/writing.ts';
import { carriedFrom } from './carry.ts';
import { ABROAD, NO_CODE } from './codes.ts';
import { judge } from './judge.ts';
import { View } from './view.ts';
import { element, hasPlainMarks, Writing } from './write-base.ts';
import { adjustmentsOf, generalData } from './write-general.ts';
import { goods } from './write-goods.ts';
import {
  buyer,
  countryOf,
  fiscalCodeOf,
  issuer,
  representative,
  SCHEME,
  seller,
  simpleBuyer,
  simpleSeller,
} from './write-parties.ts';
import { payments } from './write-payments.ts';
import { simplifiedBody } from './write-simplified.ts';

/** Writes an invoice, bare or in an envelope. */
export function write(
  data: JsonObject,
  format: Format,
  options: WriteOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  return writeNational(data, options, {
    format,
    typeCode: 'BW-FPA-TYPE',
    refusedType,
    minor: MINOR,
    computed: COMPUTED,
    // An invoice that SdI would reject gets a warning, because the sender may know better; one that violates the schema is refused.
    isGrave: ({ code }) => code === 'SDI-00200',
    async draft(given, uuid) {
      const invoice = withForeignScheme(given);
      const built = buildWithoutIncludedTaxes(invoice, environment);
      if (!built.ok) return built;
      const { document, withoutTax, lineTotals, faults } = built.result;
      const unbuilt = faults.filter((each) => !isWrittenPlain(each, document));
      const part = new Part(document, '$');
      const type = part.object('tax')?.ext('it-sdi-document-type');
      if (type === undefined) return { ...failure('validation', [noType(), ...unbuilt]), warnings: built.warnings };
      const writing = new Writing(part, type);
      const { isSimplified } = writing;
      if (withoutTax && !isSimplified) {
        const text = message('The prices were written without their included tax.');
        writing.changed('info', '$.tax.prices_include', text);
      }
      if (invoice === given && schemeIn(given) === undefined) {
        const text = message(
          'The document does not state the tax regime of the supplier, so the ordinary one, RF01, was written.',
        );
        writing.supplied('warning', `$.supplier.ext.${SCHEME}`, text);
      }
      if (invoice !== given) {
        const text = message('The document states no tax scheme for the foreign supplier, so RF18 was written.');
        writing.supplied('info', '$.supplier.ext', text);
      }
      const gross = lineTotals?.map((each) => each?.rescale(2));
      reportTags(writing);
      const root = invoiceOf(writing, gross, options, uuid ?? document.uuid);
      const carried = await carriedFrom(options.source, root, writing);
      const found = await judge({ root, text: '' }, isSimplified ? 'fsm-10' : 'fpr-12', undefined);
      return {
        ok: true,
        result: { document, unbuilt, noticed: built.warnings, writing, root, found, carried },
        warnings: [],
      };
    },
    fileNameOf,
  });
}

/** Rules on characters of names and addresses. */
const LATIN_RULE = /^GOBL-IT-SDI-(?:BILL-INVOICE-(?:03|10|18)|ORG-ADDRESS-0[236])$/;

/** Returns whether a fault is about typographic marks, which are written as plain ones. */
function isWrittenPlain({ code, properties }: Fault, document: JsonObject): boolean {
  return LATIN_RULE.test(code) && properties.every((property) => hasPlainMarks(textAt(document, property)));
}

function textAt(document: JsonObject, property: string): string {
  let at: unknown = document;
  for (const step of property.split(/[.[\]$]+/).filter(Boolean))
    at = (at as Record<string, unknown> | undefined)?.[step];
  return typeof at === 'string' ? at : '';
}

/** Sets the scheme of a foreign supplier without one: RF18, other. Building would set the ordinary Italian one. */
function withForeignScheme(invoice: JsonObject): JsonObject {
  const { supplier, ordering } = invoice;
  if (!isJsonObject(supplier) || !isJsonObject(supplier.tax_id)) return invoice;
  const { country = 'IT' } = supplier.tax_id;
  // A tax representative has the Italian scheme.
  const isRepresentative = isJsonObject(ordering) && ordering.seller !== undefined;
  if (schemeIn(invoice) !== undefined || country === 'IT' || isRepresentative) return invoice;
  return { ...invoice, supplier: { ...supplier, ext: { ...Object(supplier.ext), [SCHEME]: 'RF18' } } };
}

/** Returns the tax scheme that a document states for its supplier. */
function schemeIn({ supplier }: JsonObject): Json | undefined {
  return isJsonObject(supplier) && isJsonObject(supplier.ext) ? supplier.ext[SCHEME] : undefined;
}

/** The tags that the format, the type of document or a line's INVCONT express (chapter 15 §3). */
const WRITTEN_TAGS: ReadonlySet<string> = new Set([
  ...['b2g', 'simplified', 'reverse-charge', 'partial', 'freelance', 'deferred', 'third-period', 'depreciable-assets'],
  ...['self-billed', 'import', 'goods-eu', 'goods', 'regularization', 'ceiling-exceeded', 'goods-extracted'],
  ...['goods-with-tax', 'san-marino-paper'],
]);

function reportTags(writing: Writing): void {
  const { $tags } = writing.document.value;
  writing.document.take('$tags');
  if (!Array.isArray($tags)) return;
  for (const [index, tag] of $tags.entries()) {
    if (WRITTEN_TAGS.has(String(tag))) continue;
    const text = message('Not written: {format} has no field for it.', { format: 'FatturaPA' });
    writing.dropped('info', `$.$tags[${index}]`, text);
  }
}

/** Returns the file name: the transmitter, and up to five characters of the transmission number (chapter 15 §2). */
function fileNameOf(root: XmlElement): string {
  const view = new View(root);
  const transmission = view.in(view.header, 'DatiTrasmissione');
  const [country = '', code = ''] = ['IdPaese', 'IdCodice'].map((name) =>
    view.text(transmission, 'IdTrasmittente', name),
  );
  const number = view.text(transmission, 'ProgressivoInvio') ?? '';
  return `${country}${code}_${number.replace(/[^A-Za-z0-9]/g, '').slice(0, 5)}.xml`;
}

function noType(): Fault {
  const text = 'The type and tags of this document do not define a FatturaPA type; set tax.ext.it-sdi-document-type.';
  return fault('BW-FPA-TYPE', '$.type', text);
}

/** Returns the fault of an invoice type that FatturaPA lacks. */
function refusedType({ type }: JsonObject): Fault | undefined {
  if (type !== 'proforma' && type !== 'corrective') return undefined;
  const text = 'FatturaPA has no {type}; Italy uses credit and debit notes for corrections.';
  return fault('BW-FPA-TYPE', '$.type', text, { type });
}

function invoiceOf(
  writing: Writing,
  gross: readonly (Amount | undefined)[] | undefined,
  options: WriteOptions,
  uuid: Json | undefined,
): Written {
  const { document, isSimplified } = writing;
  const prefix = isSimplified ? 'p10:' : 'p:';
  const rootOf = elementsWith(prefix);
  const name = isSimplified ? 'FatturaElettronicaSemplificata' : 'FatturaElettronica';
  const format = isSimplified ? 'FSM10' : (document.object('tax')?.ext('it-sdi-format') ?? 'FPR12');
  document.object('tax')?.ext('it-sdi-format');
  if (isSimplified && Array.isArray(document.value.$tags) && document.value.$tags.includes('b2g')) {
    writing.refuse(
      'BW-FPA-SIMPLIFIED',
      '$.$tags',
      message('Public administrations do not accept simplified invoices; issue an ordinary one.'),
    );
  }
  const system = options.formatOptions?.system;
  const root = rootOf(
    name,
    [
      header(format, options, uuid, writing),
      isSimplified ? simplifiedBody(gross, attachments(options.files, writing), writing) : body(options, writing),
    ],
    '$',
    { versione: format, ...(typeof system === 'string' && { SistemaEmittente: system.slice(0, 10) }) },
  );
  return root ?? new Written(prefix + name, '$');
}

function body(options: WriteOptions, writing: Writing): Written | undefined {
  const adjustments = adjustmentsOf(writing);
  return element(
    'FatturaElettronicaBody',
    [
      generalData(adjustments, writing),
      goods(adjustments, writing),
      payments(writing),
      attachments(options.files, writing),
    ],
    '$',
  );
}

/** Writes Allegati: the attachments. */
function attachments(files: WriteOptions['files'], writing: Writing): (Written | undefined)[] {
  return (files ?? []).map(({ name, description, data }, at) => {
    const property = `request.files[${at}]`;
    const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toUpperCase();
    return element(
      'Allegati',
      [
        writing.latin('NomeAttachment', name, 60, `${property}.name`),
        element('FormatoAttachment', extension, property),
        writing.latin('DescrizioneAttachment', description, 100, `${property}.description`),
        element('Attachment', data, property),
      ],
      property,
    );
  });
}

function header(format: string, options: WriteOptions, uuid: Json | undefined, writing: Writing): Written | undefined {
  const { document, isSimplified } = writing;
  const ordering = document.object('ordering');
  const supplier = document.object('supplier') ?? new Part({}, '$.supplier');
  const principal = ordering?.object('seller');
  const customer = document.object('customer');
  const third = ordering?.object('issuer');
  const owner = principal ?? supplier;
  if (countryOf(owner) === undefined || (countryOf(owner) === 'IT' && !owner.object('tax_id')?.has('code'))) {
    writing.refuse(
      'BW-FPA-SUPPLIER-ID',
      `${owner.path}.tax_id.code`,
      message('The seller needs its tax number in tax_id; an Italian one has eleven digits.'),
    );
  }
  const issuedBy = third ? 'TZ' : isSelfBilled(writing) ? 'CC' : document.meta('it-sdi-issuer-type');
  return element(
    'FatturaElettronicaHeader',
    [
      transmission(format, options, uuid, writing),
      isSimplified ? simpleSeller(owner, principal && supplier, writing) : seller(owner, writing),
      !isSimplified && principal ? representative(supplier, writing) : undefined,
      customer && (isSimplified ? simpleBuyer(customer, writing) : buyer(customer, writing)),
      !isSimplified && third ? issuer(third, writing) : undefined,
      element('SoggettoEmittente', issuedBy, third ?? '$.$tags'),
    ],
    '$',
  );
}

function isSelfBilled({ document }: Writing): boolean {
  const { $tags } = document.value;
  if (!Array.isArray($tags) || !$tags.includes('self-billed')) return false;
  const id = (name: string) => {
    const taxId = document.object(name)?.object('tax_id');
    return `${taxId?.peek('country') ?? ''}${taxId?.peek('code') ?? ''}`;
  };
  return id('supplier') !== id('customer');
}

const NO_ADDRESS =
  'The customer has neither a recipient code nor a PEC address, so {code} was written: the invoice waits in the reserved area of the tax office. Tell the customer.';

function transmission(
  format: string,
  options: WriteOptions,
  uuid: Json | undefined,
  writing: Writing,
): Written | undefined {
  const { document } = writing;
  const customer = document.object('customer');
  const { progressive } = options.formatOptions ?? {};
  const number =
    typeof progressive === 'string' ? progressive : typeof uuid === 'string' ? uuid.slice(0, 8) : undefined;
  if (number === undefined) {
    writing.supplied(
      'warning',
      'request.progressive',
      message('The transmission number is 00001; use another one for each file of a transmitter.'),
    );
  }
  const inboxes = customer?.list('inboxes') ?? [];
  const own = inboxes.find((each) => each.peek('key') === 'it-sdi-code');
  const pec = inboxes.find((each) => each.peek('key') === 'it-sdi-pec');
  own?.take('key');
  pec?.take('key');
  const country = countryOf(customer);
  const code = own?.text('code') ?? (country !== undefined && country !== 'IT' ? ABROAD : NO_CODE);
  const property = own?.at('code') ?? '$.customer.inboxes';
  const hasNumber = customer?.object('tax_id')?.peek('code') !== undefined;
  if (code === NO_CODE && own === undefined && pec === undefined && format !== 'FPA12')
    writing.supplied(hasNumber ? 'warning' : 'info', property, message(NO_ADDRESS, { code }));
  if (format === 'FPA12' && !/^[A-Z0-9]{6}$/.test(own?.peek('code') ?? '')) {
    writing.refuse(
      'BW-FPA-OFFICE',
      '$.customer.inboxes',
      message('A public administration needs its six-character office code (it-sdi-code in inboxes).'),
    );
  } else if (format !== 'FPA12' && !/^[A-Z0-9]{7}$/.test(code)) {
    writing.refuse('BW-FPA-CODE', property, message('The recipient code {code} must have seven characters.', { code }));
  }
  const address = pec?.text('email') ?? pec?.text('code');
  const isPec = code === NO_CODE && format !== 'FPA12';
  if (address !== undefined && !isPec && pec)
    writing.dropped('info', pec, message('Not written: the recipient code takes precedence.'));
  return element(
    'DatiTrasmissione',
    [
      transmitter(options, writing),
      element('ProgressivoInvio', number ?? '00001', 'request.progressive'),
      element('FormatoTrasmissione', format, '$.tax.ext'),
      element('CodiceDestinatario', code, property),
      isPec ? element('PECDestinatario', address, pec) : undefined,
    ],
    '$',
  );
}

function transmitter({ formatOptions }: WriteOptions, writing: Writing): Written | undefined {
  const given = formatOptions?.transmitter;
  const id = (country: Json | undefined, code: Json | undefined, property: Place) =>
    element('IdTrasmittente', [
      element('IdPaese', typeof country === 'string' ? country : undefined, property),
      element('IdCodice', typeof code === 'string' ? code : undefined, property),
    ]);
  if (isJsonObject(given)) return id(given.country, given.code, 'request.transmitter');
  const { $tags } = writing.document.value;
  const party = writing.document.object(
    Array.isArray($tags) && $tags.includes('self-billed') ? 'customer' : 'supplier',
  );
  if (countryOf(party) !== 'IT') {
    writing.refuse(
      'BW-FPA-TRANSMITTER',
      'request.transmitter',
      message('The issuer is not Italian; name the transmitter of the file (transmitter: country and code).'),
    );
    return undefined;
  }
  writing.supplied('info', party ?? '$.supplier', message('The issuer was written as the transmitter.'));
  return id('IT', fiscalCodeOf(party) ?? party?.object('tax_id')?.peek('code'), party ?? '$.supplier');
}

/** Members that may be left out without a loss. */
const MINOR =
  /^\$\.(?:uuid|\$regime|\$tags|issue_time|complements|tax\.rounding)|\.(?:uuid|alias|logos|endpoints|people|order|identifier|images|origin)(?:\[|$|\.)|\.payment\.terms\.key$|^\$\.customer\.(?:registration|ext)(?:\.|$)/;

/** Members that follow from written ones. */
const COMPUTED =
  /^\$\.(?:\$schema|\$addons|\$regime|type|totals)(?:$|\.|\[)|^\$\.tax\.(?:prices_include|ext)$|\.tax_id$/;
