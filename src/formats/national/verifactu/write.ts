/** Writes billing records of invoices, and messages with them. */

import { type Environment, type Fault, failure, fault, faultOf, type Outcome } from '../../../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { ENVELOPE_ID } from '../../../engine/model/schema-id.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { build } from '../../../engine/operations/operations.ts';
import { removeIncludedTaxes } from '../../../engine/operations/transform.ts';
import { message } from '../../../engine/text/message.ts';
import type { WriteOptions, WrittenXml } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import type { Handed } from '../../declare/syntax.ts';
import type { XmlElement } from '../../xml/element.ts';
import { cents, plus } from '../shared/amounts.ts';
import { Part, type Place } from '../shared/document.ts';
import { writeNational } from '../shared/write.ts';
import { type Elements, numberOf, Written } from '../shared/writing.ts';
import { CORRECTIVE, LONGEST_NUMBER, NUMBER, recordDate, TAXES } from './codes.ts';
import { hashOf } from './hash.ts';
import { type Input, inputOf } from './input.ts';
import { judge } from './judge.ts';
import { qrFaultsOf, recordOf, verificationOf } from './record.ts';
import { STATEMENT } from './statement.ts';
import { inMadrid, recordTime } from './time.ts';
import { RecordView, recordsIn } from './view.ts';
import { recordIn } from './wrapped.ts';
import { append, element, Writing } from './write-base.ts';
import { inForm } from './write-message.ts';
import { issuedBy, nameOf, partyElements, personOf, recipients, thirdParty } from './write-parties.ts';
import { breakdown, figuresOf } from './write-taxes.ts';

/** A rejected record stays in the chain, so it is not written by accident. */
const REFUSAL = message(
  'No record was made, and previous is still the same: the tax office would reject this record, which uses up a link of the chain. Correct the document, or write it anyway with strict: false (--force on the command line).',
);
/** Faults despite which the tax office accepts a record. */
const ACCEPTED = /^VF-20\d\d$/;
const NAME = 120;
const DESCRIPTION = 500;
const HUNDRED_MILLION = Amount.of(100_000_000, 0);

/** Writes an invoice, bare or in an envelope. */
export async function write(
  data: JsonObject,
  format: Format,
  options: WriteOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  const refused: Fault[] = [];
  const input = inputOf(options.formatOptions ?? {}, (code, path, text) => refused.push(faultOf(code, path, text)));
  const written = await writeNational(data, options, {
    format,
    typeCode: 'BW-VERIFACTU-TYPE',
    refusedType,
    minor: /./,
    // The draft reports what it does not write in one entry.
    computed: /^\$/,
    draft(invoice) {
      const built = build(invoice, {}, environment);
      if (!built.ok && built.document === undefined) return built;
      if (input === undefined || refused.length > 0) {
        return { ...failure('validation', [...refused, ...(built.ok ? [] : built.faults)]), warnings: built.warnings };
      }
      const whole = (built.ok ? built.result : built.document) as JsonObject;
      const document = withoutIncludedTaxes(whole, environment);
      const part = new Part(document, '$');
      const writing = new Writing(part, input);
      for (const at of (options.files ?? []).keys()) {
        writing.dropped('warning', `request.files[${at}]`, message('Not attached: records have no files.'));
      }
      const record = recordElement(writing, environment);
      reportStatement(writing);
      reportRest(writing);
      const root = inForm(record, part, input, writing);
      const message_ = recordIn(root) ?? record;
      const found = judge({ root: message_, text: '' }, environment.now());
      const unbuilt = built.ok ? [] : built.faults;
      const result = { document, unbuilt, noticed: built.warnings, writing, root, found };
      return { ok: true, result, warnings: [] };
    },
    isGrave: ({ code }) => /^BW-VERIFACTU-XSD-/.test(code),
    refusal: { isFor: ({ code }) => !ACCEPTED.test(code), text: REFUSAL },
    async verificationOf(_, root) {
      const [record] = recordsIn(recordIn(root) ?? root).map((each) => new RecordView(each));
      return record && input && verificationOf(record, input.mode, input.environment);
    },
    fileNameOf(root) {
      const [record] = recordsIn(recordIn(root) ?? root).map((each) => new RecordView(each));
      return `${[record?.issuer, record?.number, record?.kind].join('-').replace(/[^A-Za-z0-9._-]/g, '-')}.xml`;
    },
  });
  if (!written.ok || input === undefined) return written;
  const { tree, verification } = written.result;
  const [root] = tree ? recordsIn(recordIn(tree.root) ?? tree.root) : [];
  if (root === undefined) return written;
  const isEnveloped = data.$schema === ENVELOPE_ID && verification !== undefined;
  const record: JsonObject = {
    ...recordOf(root, input.mode, input.environment),
    ...(isEnveloped && { stamps: [{ prv: 'verifactu-qr', val: verification.url }] }),
  };
  return {
    ...written,
    result: { ...written.result, record },
    warnings: [...written.warnings, ...qrWarnings(data, root, options)],
  };
}

/** Compares the QR code on the invoice, given as an option or as the stamp of the envelope, with its record. */
function qrWarnings(data: JsonObject, root: XmlElement, { formatOptions }: WriteOptions): Fault[] {
  const stamps = isJsonObject(data.head) && Array.isArray(data.head.stamps) ? data.head.stamps : [];
  const links = stamps.flatMap((stamp, i) =>
    isJsonObject(stamp) && stamp.prv === 'verifactu-qr' ? [[stamp.val, `$.head.stamps[${i}].val`] as const] : [],
  );
  return qrFaultsOf(root, [[formatOptions?.qr, 'request.qr'], ...links]);
}

function refusedType({ type, $tags }: JsonObject): Fault | undefined {
  if (type === 'proforma' || type === 'other') {
    return fault('BW-VERIFACTU-TYPE', '$.type', 'VERI*FACTU has records only of invoices, not of the type {type}.', {
      type,
    });
  }
  if (type === 'credit-note' && Array.isArray($tags) && $tags.includes('bypass')) {
    const text = 'The signs of a credit note with the tag bypass are not known; remove the tag.';
    return fault('BW-VERIFACTU-BYPASS', '$.$tags', text);
  }
  return undefined;
}

function withoutIncludedTaxes(document: JsonObject, environment: Environment): JsonObject {
  if (!isJsonObject(document.tax) || document.tax.prices_include === undefined) return document;
  const removed = removeIncludedTaxes(document, {}, environment);
  return removed.ok ? removed.result : document;
}

/** Returns the record with its hash. */
function recordElement(writing: Writing, environment: Environment): Written {
  const { input } = writing;
  const id = identity(writing);
  const isAlta = input.operation === 'alta';
  const time = timeOf(writing, environment);
  const content = isAlta ? altaContent(writing) : anulacionContent(writing);
  const suffix = isAlta ? '' : 'Anulada';
  const record = new Written(isAlta ? 'sum1:RegistroAlta' : 'sum1:RegistroAnulacion', '$');
  const hash = hashOf({
    kind: input.operation,
    ...id,
    type: writing.type,
    tax: content.tax,
    total: content.total,
    previous: input.previous?.hash,
    time,
  });
  const children = [
    element('IDVersion', '1.0'),
    element(
      'IDFactura',
      [
        element(`IDEmisorFactura${suffix}`, id.issuer, '$.supplier.tax_id.code'),
        element(`NumSerieFactura${suffix}`, id.number, '$.code'),
        element(`FechaExpedicionFactura${suffix}`, id.date, '$.issue_date'),
      ],
      '$.code',
    ),
    element('RefExterna', input.reference, 'request.reference'),
    content.elements,
    chaining(writing),
    systemElement(input),
    element('FechaHoraHusoGenRegistro', time, 'request.generated_at'),
    isAlta && [
      element('NumRegistroAcuerdoFacturacion', input.agreement, 'request.agreement'),
      element('IdAcuerdoSistemaInformatico', input.systemAgreement, 'request.system_agreement'),
    ],
    element('TipoHuella', '01'),
    element('Huella', hash),
  ];
  append(
    record,
    children.filter((each) => each !== false),
  );
  return record;
}

interface Identity {
  readonly issuer: string;
  readonly number: string;
  readonly date: string;
}

function identity(writing: Writing): Identity {
  const { document, input } = writing;
  const taxId = document.object('supplier')?.object('tax_id');
  const [country, issuer = ''] = [taxId?.text('country'), taxId?.text('code')];
  if (country !== 'ES' || !/^[A-Z0-9]{9}$/.test(issuer)) {
    const text = message('The supplier needs a Spanish tax number of nine characters.');
    writing.refuse('BW-VERIFACTU-ISSUER', '$.supplier.tax_id', text);
  }
  const number = numberOf(document)?.trim() ?? '';
  if (number === '' || number.length > LONGEST_NUMBER || !NUMBER.test(number)) {
    const text = message(
      'Series and code together must be at most {most} characters: digits, letters without accents, and signs, but not " \' < > =.',
      { most: LONGEST_NUMBER },
    );
    writing.refuse('BW-VERIFACTU-NUMBER', '$.code', text);
  }
  if (input.previous && input.previous.issuer !== issuer) {
    const text = message('The previous record belongs to {other}, not to {issuer}; each taxpayer has its own chain.', {
      other: input.previous.issuer,
      issuer,
    });
    writing.refuse('BW-VERIFACTU-PREVIOUS', 'request.previous.issuer', text);
  }
  return { issuer, number, date: recordDate(document.text('issue_date') ?? '') };
}

function timeOf(writing: Writing, environment: Environment): string {
  const { input } = writing;
  const { generatedAt, previous } = input;
  const place = 'request.generated_at';
  const time = generatedAt === undefined ? inMadrid(environment.now()) : recordTime(generatedAt, isCanary(writing));
  if (time === undefined) {
    const text = message('{value} is not a time such as 2026-03-02T10:01:30+01:00.', { value: generatedAt ?? '' });
    writing.refuse('BW-VERIFACTU-TIME', place, text);
    return '';
  }
  if (generatedAt === undefined) {
    writing.supplied('info', place, message('The time of the record is now, {time}.', { time }));
  } else if (time !== generatedAt) {
    writing.changed('info', place, message('The time was written as {time}, in Spanish time.', { time }));
  }
  if (previous?.time !== undefined && Date.parse(time) < Date.parse(previous.time)) {
    const text = message('The previous record was made later, at {time}.', { time: previous.time });
    writing.refuse('BW-VERIFACTU-TIME', place, text);
  }
  return time;
}

/** Returns whether an invoice is issued on the Canary Islands: it has IGIC, or the supplier's address is there. */
function isCanary({ document }: Writing): boolean {
  const categories = document.object('totals')?.object('taxes')?.list('categories') ?? [];
  const [address] = document.object('supplier')?.list('addresses') ?? [];
  return categories.some((each) => each.peek('code') === 'IGIC') || /^3[58]\d{3}$/.test(address?.peek('code') ?? '');
}

interface Content {
  readonly elements: Elements;
  readonly tax?: string;
  readonly total?: string;
}

function altaContent(writing: Writing): Content {
  const { document, input, type, correction } = writing;
  const supplier = document.object('supplier');
  const tax = document.object('tax');
  const figures = figuresOf(writing);
  const isLarge = (Amount.parse(figures.total) ?? Amount.ZERO).abs().compare(HUNDRED_MILLION) >= 0;
  const issued = document.peek('issue_date');
  const performed = document.text('op_date');
  if (writing.exchange) {
    const text = message('All amounts were converted to euros at the rate {rate}.', {
      rate: writing.exchange.toString(),
    });
    writing.changed('info', '$.currency', text);
  }
  const name = supplier?.text('name') ?? '';
  return {
    elements: [
      element('NombreRazonEmisor', writing.cut(name, NAME, '$.supplier.name'), '$.supplier.name'),
      element('Subsanacion', input.subsanacion, 'request.subsanacion'),
      element('RechazoPrevio', input.rechazoPrevio, 'request.rechazo_previo'),
      element('TipoFactura', type, '$.tax.ext'),
      element('TipoRectificativa', correction, '$.tax.ext'),
      preceding(writing),
      element(
        'FechaOperacion',
        performed === undefined || performed === issued ? '' : recordDate(performed),
        '$.op_date',
      ),
      element('DescripcionOperacion', descriptionOf(writing), '$.notes'),
      element('FacturaSimplificadaArt7273', yes(tax?.ext('es-verifactu-simplified-art7273')), '$.tax.ext'),
      element('FacturaSinIdentifDestinatarioArt61d', yes(input.unidentified), 'request.unidentified'),
      element('Macrodato', isLarge ? 'S' : '', '$.totals'),
      issuedBy(writing),
      recipients(writing),
      element('Cupon', yes(input.cupon), 'request.cupon'),
      breakdown(figures),
      element('CuotaTotal', figures.tax, '$.totals.tax'),
      element('ImporteTotal', figures.total, '$.totals.total_with_tax'),
    ],
    tax: figures.tax,
    total: figures.total,
  };
}

const yes = (value: string | undefined) => (value === 'S' ? 'S' : undefined);

/** FacturasRectificadas, FacturasSustituidas and ImporteRectificacion. */
function preceding(writing: Writing): Elements {
  const { document, type, correction } = writing;
  const all = document.list('preceding');
  const isCorrected = CORRECTIVE.has(type);
  if (!isCorrected && type !== 'F3') {
    for (const each of all) {
      each.takeAll();
      writing.dropped('warning', each, message('Not written: only corrections and replacements name other invoices.'));
    }
    return [];
  }
  const name = isCorrected ? 'FacturasRectificadas' : 'FacturasSustituidas';
  const rows = all.map((each) => {
    each.take('type', 'uuid', 'reason', 'tax');
    return element(
      isCorrected ? 'IDFacturaRectificada' : 'IDFacturaSustituida',
      [
        element('IDEmisorFactura', document.object('supplier')?.object('tax_id')?.peek('code'), '$.supplier.tax_id'),
        element('NumSerieFactura', numberOf(each), each.at('code')),
        element('FechaExpedicionFactura', recordDate(each.text('issue_date') ?? ''), each.at('issue_date')),
      ],
      each,
    );
  });
  return [element(name, rows, '$.preceding'), correction === 'S' ? replacedAmounts(all, writing) : undefined];
}

function replacedAmounts(all: readonly Part[], writing: Writing): Written | undefined {
  const zero = Amount.zero(2);
  const sums = { base: zero, amount: zero, surcharge: zero };
  let hasSurcharge = false;
  for (const each of all) {
    for (const category of each.object('tax')?.list('categories') ?? []) {
      if (!Object.hasOwn(TAXES, category.peek('code') ?? '')) continue;
      for (const rate of category.list('rates')) {
        const surcharge = rate.object('surcharge')?.text('amount');
        sums.base = plus(sums.base, writing.inEuros(rate.text('base')));
        sums.amount = plus(sums.amount, writing.inEuros(rate.text('amount')));
        sums.surcharge = plus(sums.surcharge, writing.inEuros(surcharge));
        hasSurcharge ||= surcharge !== undefined;
      }
    }
  }
  return element(
    'ImporteRectificacion',
    [
      element('BaseRectificada', cents(sums.base), '$.preceding'),
      element('CuotaRectificada', cents(sums.amount), '$.preceding'),
      hasSurcharge ? element('CuotaRecargoRectificado', cents(sums.surcharge), '$.preceding') : undefined,
    ],
    '$.preceding',
  );
}

/** Returns the description: the first general note, otherwise the names of the items. */
function descriptionOf(writing: Writing): string {
  const { document } = writing;
  const [note, ...others] = document.list('notes').filter((each) => each.peek('key') === 'general');
  for (const other of others) {
    other.takeAll();
    writing.dropped(
      'warning',
      other,
      message('Not written: a record has one description; the first general note was written.'),
    );
  }
  note?.take('key');
  const text = note?.text('text');
  if (note && text !== undefined) return writing.cut(text, DESCRIPTION, note.at('text'));
  const names: string[] = [];
  let length = 0;
  for (const line of document.list('lines')) {
    const name = line.object('item')?.text('name');
    if (name === undefined || length > DESCRIPTION) continue;
    names.push(name.trim());
    length += name.length;
  }
  writing.supplied(
    'info',
    '$.notes',
    message('The invoice has no general note; the names of its items are the description.'),
  );
  return writing.cut(names.join('; '), DESCRIPTION, '$.lines');
}

function anulacionContent(writing: Writing): Content {
  const { document, input } = writing;
  const by = input.generadoPor ?? document.object('tax')?.ext('es-verifactu-issuer-type');
  const customer = document.object('customer');
  const generator: Elements | undefined = input.generador
    ? partyElements(input.generador, 'request.generador')
    : by === 'T'
      ? thirdParty(writing)
      : by === 'D' && customer
        ? personOf(customer, writing)
        : by === 'E'
          ? issuerElements(writing)
          : undefined;
  writing.dropped('info', '$', message('A cancellation has only issuer, number and date of the invoice.'));
  return {
    elements: [
      element('SinRegistroPrevio', input.sinRegistroPrevio, 'request.sin_registro_previo'),
      element('RechazoPrevio', input.rechazoPrevio, 'request.rechazo_previo'),
      element('GeneradoPor', by, 'request.generado_por'),
      element('Generador', generator, 'request.generador'),
    ],
  };
}

function issuerElements(writing: Writing): Elements | undefined {
  const supplier = writing.document.object('supplier');
  return supplier && [nameOf(supplier, writing), element('NIF', supplier.object('tax_id')?.peek('code'), supplier)];
}

function chaining({ input: { previous } }: Writing): Written | undefined {
  const place: Place = 'request.previous';
  return element(
    'Encadenamiento',
    previous === null
      ? [element('PrimerRegistro', 'S', place)]
      : [
          element(
            'RegistroAnterior',
            [
              element('IDEmisorFactura', previous.issuer, place),
              element('NumSerieFactura', previous.number, place),
              element('FechaExpedicionFactura', previous.date, place),
              element('Huella', previous.hash, place),
            ],
            place,
          ),
        ],
    place,
  );
}

function systemElement({ system }: Input): Written | undefined {
  const place = 'request.system';
  return element(
    'SistemaInformatico',
    [
      partyElements(system, place),
      element('NombreSistemaInformatico', system.system_name, place),
      element('IdSistemaInformatico', system.id, place),
      element('Version', system.version, place),
      element('NumeroInstalacion', system.installation, place),
      element('TipoUsoPosibleSoloVerifactu', system.only_verifactu, place),
      element('TipoUsoPosibleMultiOT', system.multi, place),
      element('IndicadorMultiplesOT', system.multiple, place),
    ],
    place,
  );
}

function reportStatement(writing: Writing): void {
  writing.dropped('info', '$', STATEMENT);
}

/** Reports the members that a record has no field for, in one entry. */
function reportRest(writing: Writing): void {
  if (writing.input.operation === 'anulacion') return;
  const rest = new Set<string>();
  for (const path of writing.document.unread()) {
    const [member] = /^\$\.[^.[]+/.exec(path) ?? [];
    if (member !== undefined && !FOLLOWING.test(path)) rest.add(member);
  }
  const [property, ...others] = rest;
  if (property === undefined) return;
  const text = message('Not in the record, or only in part: records have no field for it.');
  writing.report.dropped('info', { property, others }, text);
}

/** Members that follow from written ones. */
const FOLLOWING = /^\$\.(?:\$schema|\$addons|\$tags|\$regime|uuid|totals|type|tax)(?:$|\.|\[)/;
