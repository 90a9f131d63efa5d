/** Writes invoices and receipts of payments as CFDI 4.0. */

import { type Environment, type Fault, fault, type Outcome } from '../../../engine/faults.ts';
import { addTo } from '../../../engine/model/group-by.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { buildWithoutIncludedTaxes } from '../../../engine/operations/without-included-taxes.ts';
import { message } from '../../../engine/text/message.ts';
import type { WriteOptions, WrittenXml } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import type { Handed } from '../../declare/syntax.ts';
import { Decimal } from '../../rules/decimal.ts';
import type { XmlElement } from '../../xml/element.ts';
import { Part } from '../shared/document.ts';
import { writeNational } from '../shared/write.ts';
import type { Elements, Written } from '../shared/writing.ts';
import { DRAFT_NUMBER, EXPORTS, LEGENDS, NO_CURRENCY, PESO, UNDEFINED_MEANS } from './codes.ts';
import { judge } from './judge.ts';
import { CURRENCIES } from './lists.ts';
import { group, node, type Value, Writing } from './write-base.ts';
import { complements } from './write-complements.ts';
import { legends, localTaxes } from './write-extras.ts';
import { goods } from './write-lines.ts';
import { issuer, receiver } from './write-parties.ts';
import { paymentConcept, payments, uuidOf } from './write-payments.ts';
import { seal } from './write-seal.ts';

const REFUSAL = message(
  'Nothing was written: the certifying provider would reject this receipt. Correct the document, or write it anyway with strict: false (--force on the command line).',
);

const TODAY =
  'The file has the date {day}, not {given}: without a time, a CFDI is dated when it is written. To keep the date, give a time in issue_time.';

/** Writes a document, bare or in an envelope. */
export function write(
  data: JsonObject,
  format: Format,
  options: WriteOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  return writeNational(data, options, {
    format,
    typeCode: 'BW-CFDI-TYPE',
    schemas: ['bill/invoice', 'bill/payment'],
    otherType: () =>
      fault('BW-CFDI-TYPE', '$', 'CFDI is for invoices (bill/invoice) and payments (bill/payment); this is neither.'),
    refusedType,
    minor: MINOR,
    computed: COMPUTED,
    isGrave: ({ code }) => code === 'SAT-301',
    refusal: { isFor: () => true, text: REFUSAL },
    async draft(given) {
      const built = buildWithoutIncludedTaxes(given, environment);
      if (!built.ok) return built;
      const { document, withoutTax, faults } = built.result;
      const writing = new Writing(new Part(document, '$'));
      if (withoutTax) {
        writing.changed('info', '$.tax.prices_include', message('The prices were written without their included tax.'));
      }
      for (const at of (options.files ?? []).keys()) {
        writing.dropped('warning', `request.files[${at}]`, message('Not attached: CFDI has no files.'));
      }
      // The addon dates a document without a time now.
      const { issue_date: day } = document;
      if (typeof given.issue_date === 'string' && typeof day === 'string' && given.issue_date !== day) {
        writing.changed('warning', '$.issue_date', message(TODAY, { given: given.issue_date, day }));
      }
      const root = writing.isPayment ? paymentReceipt(writing) : invoice(writing);
      await seal(root, writing, options.formatOptions);
      const found = writing.faults.length > 0 ? [] : judge({ root, text: '' }, environment.now(), { isWritten: true });
      const unbuilt = faults.filter((each) => !isOfLegend(each, document));
      return { ok: true, result: { document, unbuilt, noticed: built.warnings, writing, root, found }, warnings: [] };
    },
    fileNameOf,
  });
}

/** Returns whether a fault is only about the source and the norm of a legend as files have them. */
function isOfLegend({ properties }: Fault, { notes }: JsonObject): boolean {
  return properties.every((each) => {
    const [, index] = /^\$\.notes\[(\d+)\]\.(?:src|code)$/.exec(each) ?? [];
    const note = Array.isArray(notes) && index !== undefined ? notes[Number(index)] : undefined;
    return isJsonObject(note) && note.src === LEGENDS;
  });
}

/** Members whose absence from the file is a small loss. */
const MINOR =
  /(?:\.(?:alias|logos|websites)(?:\[|\.|$)|^\$\.preceding\[|^\$\.payment\.advances\[|^\$\.(?:tags|uuid)|\.document\.|label$)/;
/** Members that follow from others, or that only documents need. */
const COMPUTED =
  /^\$(?:\.(?:\$|uuid$|type$|totals|regime|payment\.advances\[\d+\]\.(?:amount|percent|description|date)|exchange_rates|preceding\[\d+\]\.(?:type|issue_date|series|code)))|\.(?:i|sum|total|uuid)$/;

const REFUSED_TAGS = ['self-billed', 'customer-rates', 'reverse-charge'];

/** Returns why CFDI has no such document. */
function refusedType({ type, $tags, $schema }: JsonObject): Fault | undefined {
  const isPayment = $schema === schemaId('bill/payment');
  if (isPayment ? type !== undefined && type !== 'receipt' : type === 'proforma') {
    const text = 'CFDI has no {type}; it is for invoices, credit notes, debit notes and receipts of payments.';
    return fault('BW-CFDI-TYPE', '$.type', text, { type: String(type) });
  }
  const tag = Array.isArray($tags) ? REFUSED_TAGS.find((each) => $tags.includes(each)) : undefined;
  if (tag === undefined) return undefined;
  return fault('BW-CFDI-TAG', '$.$tags', 'CFDI has no invoices with the tag {tag}; remove it.', { tag });
}

/** Returns the proposed file name: the RFC of the issuer, series and number. */
function fileNameOf(root: XmlElement): string {
  const rfc = root.child('cfdi:Emisor')?.attribute('Rfc') ?? '';
  const number = `${root.attribute('Serie') ?? ''}${root.attribute('Folio') ?? ''}`;
  return `${[rfc, number]
    .filter(Boolean)
    .join('_')
    .replace(/[^\p{L}\d&._-]/gu, '-')}.xml`;
}

const SITE = 'http://www.sat.gob.mx/sitio_internet/cfd';
/** The schemas of the complements by their prefixes. */
const SCHEMAS: Readonly<Record<string, string>> = {
  pago20: `http://www.sat.gob.mx/Pagos20 ${SITE}/Pagos/Pagos20.xsd`,
  valesdedespensa: `http://www.sat.gob.mx/valesdedespensa ${SITE}/valesdedespensa/valesdedespensa.xsd`,
  implocal: `http://www.sat.gob.mx/implocal ${SITE}/implocal/implocal.xsd`,
  leyendasFisc: `http://www.sat.gob.mx/leyendasFiscales ${SITE}/leyendasFiscales/leyendasFisc.xsd`,
  ecc12: `http://www.sat.gob.mx/EstadoDeCuentaCombustible12 ${SITE}/EstadoDeCuentaCombustible/ecc12.xsd`,
};

/** Returns where the schemas of a receipt and its complements are. */
function schemaLocation(made: readonly (Written | undefined)[]): string {
  const used = made.flatMap((each) => SCHEMAS[each?.name.split(':')[0] ?? ''] ?? []);
  return [`http://www.sat.gob.mx/cfd/4 ${SITE}/4/cfdv40.xsd`, ...new Set(used)].join(' ');
}

/** The values of the head that invoices and payments share. */
function headOf(writing: Writing) {
  const { document, issuePlace } = writing;
  document.take('$schema', '$regime', '$addons', '$tags', 'type', 'uuid', 'currency');
  const date = document.text('issue_date') ?? '';
  const time = document.text('issue_time') ?? '00:00:00';
  return {
    Serie: writing.member(document, 'series', 25),
    Folio: writing.member(document, 'code', 40),
    Fecha: [`${date}T${time}`, '$.issue_date'] as const,
    LugarExpedicion: [issuePlace, writing.isPayment ? '$.ext' : '$.tax.ext'] as const,
  };
}

/** Returns an unsealed receipt. Its seal and certificate are empty. */
function receipt(
  values: Readonly<Record<string, Value>>,
  children: Elements,
  made: readonly (Written | undefined)[],
): Written {
  return node('cfdi:Comprobante', { 'xsi:schemaLocation': schemaLocation(made), Version: '4.0', ...values }, '$', [
    children,
    group('cfdi:Complemento', made, '$'),
  ]);
}

function paymentReceipt(writing: Writing): Written {
  const { Serie, Folio, Fecha, LugarExpedicion } = headOf(writing);
  writing.document.ext('mx-cfdi-doc-type');
  checkCurrency(writing);
  const complement = payments(writing);
  return receipt(
    {
      Serie,
      Folio,
      Fecha,
      Sello: '',
      NoCertificado: DRAFT_NUMBER,
      Certificado: '',
      SubTotal: '0',
      Moneda: NO_CURRENCY,
      Total: '0',
      TipoDeComprobante: 'P',
      Exportacion: '01',
      LugarExpedicion,
      Confirmacion: writing.meta(writing.document, 'mx-cfdi-confirmation'),
    },
    [relations(writing), issuer(writing), receiver(writing), paymentConcept()],
    [complement],
  );
}

function invoice(writing: Writing): Written {
  const { document, currency } = writing;
  const { Serie, Folio, Fecha, LugarExpedicion } = headOf(writing);
  const tax = document.object('tax');
  tax?.take('rounding', 'prices_include');
  const type = tax?.ext('mx-cfdi-doc-type');
  if (type !== 'I' && type !== 'E') {
    writing.refuse(
      'BW-CFDI-TYPE',
      '$.type',
      message('CFDI has no type for this document; set mx-cfdi-doc-type in tax.ext to I (invoice) or E (credit note).'),
    );
  }
  checkCurrency(writing);
  const method = tax?.ext('mx-cfdi-payment-method');
  const means = meansOf(writing, method);
  const local = localTaxes(writing);
  const made = goods(writing, local?.net ?? Decimal.ZERO);
  const parts = [local?.element, ...complements(writing), legends(writing)];
  return receipt(
    {
      Serie,
      Folio,
      Fecha,
      Sello: '',
      FormaPago: means,
      NoCertificado: DRAFT_NUMBER,
      Certificado: '',
      CondicionesDePago: conditions(writing),
      SubTotal: [made.subtotal.toString(), '$.totals.sum'],
      Descuento: [made.discount?.toString(), '$.lines'],
      Moneda: [currency, '$.currency'],
      TipoCambio: currency === PESO ? undefined : [writing.exchange?.round(6).toString(), '$.exchange_rates'],
      Total: [made.total.plus(local?.net ?? Decimal.ZERO).toString(), '$.totals.payable'],
      TipoDeComprobante: [type, '$.tax.ext'],
      Exportacion: exportOf(writing),
      MetodoPago: [method, '$.tax.ext'],
      LugarExpedicion,
      Confirmacion: writing.meta(document, 'mx-cfdi-confirmation'),
    },
    [globalPeriod(writing), relations(writing), issuer(writing), receiver(writing), made.elements, made.taxes],
    parts,
  );
}

function checkCurrency(writing: Writing): void {
  const { currency, exchange } = writing;
  if (CURRENCIES.has(currency) && currency !== NO_CURRENCY && (currency === PESO || exchange !== undefined)) return;
  writing.refuse(
    'BW-CFDI-CURRENCY',
    '$.currency',
    message('CFDI needs a currency from its list, and for currencies other than MXN a rate to MXN in exchange_rates.'),
  );
}

const EXPORT = 'mx-cfdi-export';
/** The exports that need the complement of foreign trade. */
const DEFINITIVE = '02';

function exportOf(writing: Writing): Value {
  const given = writing.meta(writing.document, EXPORT);
  if (given === undefined) return '01';
  const [code = '', place] = given as readonly [string, string];
  if (!EXPORTS.has(code) || code === DEFINITIVE) {
    writing.refuse(
      'BW-CFDI-EXPORT',
      place,
      message(
        'The export code is {code}; use 01, 03 or 04. Code 02 needs the complement of foreign trade, which Billwright does not write.',
        {
          code,
        },
      ),
    );
  }
  return given;
}

/** Returns FormaPago: the means of the largest advance of a paid invoice. */
function meansOf(writing: Writing, method: string | undefined): Value {
  const payment = writing.document.object('payment');
  const instructions = payment?.object('instructions');
  const advances = payment?.list('advances') ?? [];
  const MEANS = 'mx-cfdi-payment-means';
  if (method === undefined) return undefined;
  if (method === 'PPD') {
    for (const each of advances) {
      each.takeAll();
      each.object('ext')?.takeAll();
      writing.dropped('warning', each, message('Not written: a receipt of payment (P) reports what was paid.'));
    }
    return [UNDEFINED_MEANS, '$.tax.ext'];
  }
  const amountOf = (each: Part) => Decimal.parse(each.peek('amount')) ?? Decimal.ZERO;
  const largest = advances.reduce<Part | undefined>(
    (most, each) => (most === undefined || amountOf(each).compare(amountOf(most)) > 0 ? each : most),
    undefined,
  );
  const means = largest?.ext(MEANS);
  for (const each of advances) {
    each.take('key', 'i', 'amount', 'percent', 'description', 'date', 'currency');
    const other = each === largest ? undefined : each.ext(MEANS);
    if (other === undefined || other === means) continue;
    writing.dropped(
      'warning',
      each.at('ext'),
      message('Not written: CFDI has one means of payment; the one with the largest amount was written.'),
    );
  }
  if (largest && means !== undefined) return [means, largest.at('ext')];
  const given = instructions?.ext(MEANS);
  instructions?.take('key');
  if (instructions && given !== undefined && given !== UNDEFINED_MEANS) return [given, instructions.at('ext')];
  writing.refuse(
    'BW-CFDI-MEANS',
    '$.payment',
    message(
      'A paid invoice (PUE) needs its means of payment; add an advance, or instructions with mx-cfdi-payment-means.',
    ),
  );
  return undefined;
}

function conditions(writing: Writing): Value {
  const terms = writing.document.object('payment')?.object('terms');
  terms?.take('key');
  return terms && [writing.cut(terms.text('notes'), 1000, terms.at('notes')), terms.at('notes')];
}

function globalPeriod(writing: Writing): Written | undefined {
  const tax = writing.document.object('tax');
  const value = (name: string): Value => [tax?.ext(`mx-cfdi-global-${name}`), '$.tax.ext'];
  const values = { Periodicidad: value('period'), Meses: value('month'), Año: value('year') };
  return writing.isGlobal ? node('cfdi:InformacionGlobal', values, '$.tax.ext') : undefined;
}

const RELATION = 'mx-cfdi-rel-type';

/** Writes CfdiRelacionados: the receipts that this one refers to, by the type of relation. */
function relations(writing: Writing): (Written | undefined)[] {
  const { document } = writing;
  const common = document.object('tax')?.ext(RELATION);
  const byType = new Map<string, Written[]>();
  for (const part of document.list('preceding')) {
    const type = part.ext(RELATION) ?? common ?? '';
    const made = node('cfdi:CfdiRelacionado', { UUID: uuidOf(writing, part) }, part);
    addTo(byType, type, made);
  }
  return [...byType].map(([type, made]) =>
    node('cfdi:CfdiRelacionados', { TipoRelacion: [type, '$.tax.ext'] }, '$.preceding', made),
  );
}
