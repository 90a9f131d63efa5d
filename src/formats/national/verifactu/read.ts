/** Reads records as invoices, and records, messages, answers and events as data. */

import { type Environment, type Fault, failure, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import { entryOf, type JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { build } from '../../../engine/operations/operations.ts';
import { builtFrom } from '../../../engine/operations/settled.ts';
import { message } from '../../../engine/text/message.ts';
import { withoutTrailing } from '../../../engine/text/trailing.ts';
import type { Shown } from '../../../paper/shown.ts';
import type { Verification } from '../../../paper/verification.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import { Report } from '../../declare/report.ts';
import type { ReadOptions } from '../../declare/syntax.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import { CORRECTIVE, isoDate, SIMPLIFIED, TAXES } from './codes.ts';
import type { Mode, Environment as QrEnvironment } from './qr.ts';
import { answerOf, eventOf } from './read-answer.ts';
import { qrFaultsOf, recordOf, verificationOf } from './record.ts';
import { Sent, sentFault } from './sent.ts';
import { type Detail, type Person, RecordView, recordsIn } from './view.ts';

type Members = Record<string, JsonObject[string]>;

export async function read(
  { root }: SyntaxFile,
  _from: unknown,
  { formatOptions }: ReadOptions,
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  const report = new Report();
  const mode: Mode = formatOptions?.mode === 'no-verifactu' ? 'no-verifactu' : 'verifactu';
  const place: QrEnvironment = formatOptions?.environment === 'test' ? 'test' : 'production';
  const elements = recordsIn(root);
  const given = formatOptions?.sent;
  const sent = typeof given === 'string' && given !== '' ? Sent.read(given) : undefined;
  if (given != null && given !== '' && sent === undefined) return failure('input', [sentFault()]);
  const records =
    root.name === 'sumR:RespuestaRegFactuSistemaFacturacion'
      ? [await answerOf(root, sent, environment.translation)]
      : root.name === 'sif:RegistroEvento'
        ? [eventOf(root)]
        : elements.map((each) => recordOf(each, mode, place));
  const altas = elements.map((each) => new RecordView(each)).filter(({ isAlta }) => isAlta);
  const [only] = altas.length === 1 ? altas : [];
  const documents: JsonObject[] = [];
  const faults: Fault[] = [];
  for (const alta of altas) {
    const path = altas.length > 1 ? `$[${documents.length}]` : '$';
    const made = await documentOf(alta, report, environment);
    documents.push(made.document);
    faults.push(...made.faults.map((each) => placedAt(path, each)));
  }
  report.sortByElement();
  const [document = {}, ...others] = documents;
  const [record, ...further] = records;
  const verifications = altas.map((each) => verificationOf(each, mode, place));
  const [verification] = others.length === 0 ? verifications : [];
  const result: DocumentRead = {
    format: 'verifactu',
    document,
    ...(others.length > 0 && {
      others,
      shown: (at = 0) => shownAt(documents[at], verifications[at]),
    }),
    ...(verification && { verification }),
    report,
    source: { syntax: 'verifactu', root, report },
    files: [],
    faults,
    isOnlyRecord: documents.length === 0,
    ...(record && { record: further.length > 0 ? records : record }),
  };
  const noticed = only ? qrFaultsOf(only.element, [[formatOptions?.qr, 'request.qr']]) : [];
  return { ok: true, result, warnings: [...noticed, ...(sent?.warnings ?? [])] };
}

/** Returns an invoice of several with its own code. */
function shownAt(document: JsonObject | undefined, verification: Verification | undefined): Shown | undefined {
  return document && { document, ...(verification && { verification }) };
}

function placedAt(path: string, fault: Fault): Fault {
  return { ...fault, properties: fault.properties.map((each) => each.replace(/^\$/, () => path)) };
}

/** The keys of tax combos by their codes. */
const KEYS: Readonly<Record<string, string>> = {
  S1: 'standard',
  S2: 'reverse-charge',
  N1: 'outside-scope',
  N2: 'outside-scope',
  E1: 'exempt',
  E6: 'exempt',
  E2: 'export',
  E3: 'export',
  E4: 'export',
  E5: 'intra-community',
};

const CATEGORIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TAXES).map(([category, code]) => [code, category]),
);

const IDENTITY_KEYS: Readonly<Record<string, string>> = {
  '03': 'passport',
  '04': 'foreign',
  '05': 'resident',
  '06': 'other',
};

/** Elements that have a meaning but no place in the document. */
const DROPPED = [
  'Cupon',
  'Macrodato',
  'NumRegistroAcuerdoFacturacion',
  'IdAcuerdoSistemaInformatico',
  'FacturaSinIdentifDestinatarioArt61d',
];

async function documentOf(
  record: RecordView,
  report: Report,
  environment: Environment,
): Promise<{ document: JsonObject; faults: Fault[] }> {
  const draft = draftOf(record, report);
  await load(draft);
  const built = build(draft, {}, environment);
  const document = builtFrom(draft, built);
  return { document, faults: built.ok ? [] : built.faults };
}

function draftOf(record: RecordView, report: Report): JsonObject {
  const { type } = record;
  const isTurned = turns(record);
  for (const name of DROPPED) {
    const element = record.in(name);
    if (element)
      report.dropped('warning', { element }, message('Ignored {name}; the document has no field for it.', { name }));
  }
  report.supplied(
    'warning',
    { element: record.in('Desglose') ?? record.element },
    message('The record has no lines; one was made for each tax group.'),
  );
  const issuedBy = record.text('EmitidaPorTerceroODestinatario');
  const third = record.in('Tercero');
  const tags = [
    ...(SIMPLIFIED.has(type) ? ['simplified'] : []),
    ...(type === 'F3' ? ['replacement'] : []),
    ...(issuedBy === 'D' ? ['self-billed'] : []),
  ];
  const ext: Members = {
    ...present('es-verifactu-doc-type', type || undefined),
    ...present('es-verifactu-correction-type', record.text('TipoRectificativa')),
    ...present('es-verifactu-issuer-type', issuedBy),
    ...present('es-verifactu-simplified-art7273', record.text('FacturaSimplificadaArt7273')),
  };
  const preceding = precedingOf(record, report);
  const customer = customerOf(record, report);
  const description = record.in('DescripcionOperacion')?.text.trim();
  const draft: Members = {
    $schema: schemaId('bill/invoice'),
    $regime: 'ES',
    $addons: ['es-verifactu-v1'],
    ...(tags.length > 0 && { $tags: tags }),
    type: typeOf(record),
    ...present('code', record.number),
    ...present('issue_date', isoDate(record.date)),
    ...present('op_date', isoDate(record.text('FechaOperacion'))),
    currency: 'EUR',
    ...(preceding.length > 0 && { preceding }),
    tax: { ext },
    supplier: {
      ...present('name', record.text('NombreRazonEmisor')),
      tax_id: { country: 'ES', ...present('code', record.issuer) },
    },
    ...(customer && { customer }),
    lines: record.details.map((detail) => lineOf(detail, record, description, isTurned, report)),
    ...(third && { ordering: { issuer: partyAs(record, { ...personOf(record, third), role: 'third' }) } }),
    ...(description && { notes: [{ key: 'general', text: description }] }),
  };
  return draft as JsonObject;
}

const present = (name: string, value: string | undefined): Members => (value === undefined ? {} : { [name]: value });

/** Returns whether the document has the amounts of a record with the opposite sign: credit notes are positive. */
function turns(record: RecordView): boolean {
  return typeOf(record) === 'credit-note';
}

function typeOf(record: RecordView): 'standard' | 'corrective' | 'credit-note' | 'debit-note' {
  if (!CORRECTIVE.has(record.type)) return 'standard';
  if (record.text('TipoRectificativa') === 'S') return 'corrective';
  return record.amount('ImporteTotal')?.isNegative() ? 'credit-note' : 'debit-note';
}

function precedingOf(record: RecordView, report: Report): JsonObject[] {
  const { view, element } = record;
  const rows = [
    ...view.all(element, 'FacturasRectificadas', 'IDFacturaRectificada'),
    ...view.all(element, 'FacturasSustituidas', 'IDFacturaSustituida'),
  ];
  const found: Members[] = rows.map((row) => ({
    ...present('issue_date', isoDate(view.text(row, 'FechaExpedicionFactura'))),
    ...present('code', view.text(row, 'NumSerieFactura') || undefined),
  }));
  const replaced = record.in('ImporteRectificacion');
  const [first] = found;
  if (first && replaced) {
    const surcharge = view.text(replaced, 'CuotaRecargoRectificado') || undefined;
    const code = entryOf(CATEGORIES, record.details[0]?.tax ?? '01') ?? 'VAT';
    const amount = view.text(replaced, 'CuotaRectificada') ?? '0.00';
    const rate: Members = {
      base: view.text(replaced, 'BaseRectificada') ?? '0.00',
      amount,
      ...(surcharge !== undefined && { surcharge: { amount: surcharge } }),
    };
    first.tax = { categories: [{ code, rates: [rate], amount }], sum: amount } as JsonObject;
    if (found.length > 1) {
      const text = message('The replaced amounts are one sum, which was assigned to the first of the invoices.');
      report.changed('info', { element: replaced }, text);
    }
  }
  return found as JsonObject[];
}

function personOf(record: RecordView, element: XmlElement): Omit<Person, 'role'> {
  const { view } = record;
  const other = view.in(element, 'IDOtro');
  const text = (name: string) => view.text(other, name) || undefined;
  return {
    element,
    nif: view.text(element, 'NIF') || undefined,
    other,
    country: text('CodigoPais'),
    idType: text('IDType'),
    id: text('ID'),
  };
}

/** Returns a party of the record as one of documents. */
function partyAs(record: RecordView, person: Person): JsonObject {
  const name = present('name', record.view.text(person.element, 'NombreRazon') || undefined);
  const { nif, idType, id, country } = person;
  if (nif !== undefined) return { ...name, tax_id: { country: 'ES', code: nif } } as JsonObject;
  if (idType === '02' && id !== undefined) {
    return { ...name, tax_id: { country: id.slice(0, 2), code: id.slice(2) } } as JsonObject;
  }
  if (id === undefined) return name as JsonObject;
  const identity: Members = {
    ...present('country', country),
    ...present('key', entryOf(IDENTITY_KEYS, idType)),
    code: id,
    ...(idType !== undefined && { ext: { 'es-verifactu-identity-type': idType } }),
  };
  return { ...name, identities: [identity] } as JsonObject;
}

function customerOf(record: RecordView, report: Report): JsonObject | undefined {
  const [first, ...others] = record.recipients;
  for (const { element } of others) {
    report.dropped('warning', { element }, message('Ignored a further recipient; a document has one customer.'));
  }
  return first && partyAs(record, first);
}

function lineOf(
  detail: Detail,
  record: RecordView,
  description: string | undefined,
  isTurned: boolean,
  report: Report,
): JsonObject {
  const { element, tax, rate } = detail;
  const base = detail.base ?? Amount.zero(2);
  const turned = isTurned ? base.negate() : base;
  if (detail.cost) {
    const name = 'BaseImponibleACoste';
    const place = { element: record.view.in(element, name) };
    report.dropped('warning', place, message('Ignored {name}; the document has no field for it.', { name }));
  }
  const category = entryOf(CATEGORIES, tax);
  if (category === undefined) {
    const text = message('The tax {tax} is not VAT, IPSI or IGIC; the line has no tax.', { tax });
    report.dropped('error', { element }, text);
  }
  return {
    quantity: turned.isNegative() ? '-1' : '1',
    item: { name: description || (record.number ?? '-'), price: base.abs().toString() },
    ...(category !== undefined && { taxes: [comboOf(detail, category, record, rate, report)] }),
  } as JsonObject;
}

function comboOf(detail: Detail, cat: string, record: RecordView, rate: Amount | undefined, report: Report): Members {
  const { operation, regime, surchargeRate, element } = detail;
  const isOther = /^E[78]$/.test(detail.exemption ?? '') && cat !== 'IGIC';
  const exemption = isOther ? 'E6' : detail.exemption;
  if (isOther) {
    const place = { element: record.view.in(element, 'OperacionExenta') };
    report.changed('warning', place, message('The exemption {code} was read as E6.', { code: detail.exemption ?? '' }));
  }
  const key = operation === 'S1' && rate?.isZero() ? 'zero' : entryOf(KEYS, operation ?? exemption);
  const isTaxed = operation === 'S1';
  const ext: Members = {
    ...present('es-verifactu-regime', regime),
    ...present('es-verifactu-op-class', operation),
    ...present('es-verifactu-exempt', exemption),
  };
  return {
    cat,
    ...present('key', key),
    ...(isTaxed && rate !== undefined && { percent: percentOf(rate) }),
    ...(isTaxed && surchargeRate !== undefined && { surcharge: percentOf(surchargeRate) }),
    ...(Object.keys(ext).length > 0 && { ext }),
  };
}

/** Returns a percentage as documents have it, with at least one decimal. */
function percentOf(rate: Amount): string {
  const figure = withoutTrailing(rate.up(1).toString(), '0');
  return `${figure}${figure.endsWith('.') ? '0' : ''}%`;
}
