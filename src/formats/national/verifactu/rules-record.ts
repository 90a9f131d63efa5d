/** Rules on the invoice and its record, apart from parties and taxes. */

import { Amount } from '../../../engine/num/amount.ts';
import { isNif } from '../../../engine/regimes/es/identity.ts';
import { collapsed } from '../../schema/values.ts';
import { cents, minus } from '../shared/amounts.ts';
import { CORRECTIVE, HASH, isoDate, NUMBER, TIME } from './codes.ts';
import { fitOf, hashOf } from './hash.ts';
import { at, inAltas, inRecords, isInForce, lasting, type Rule } from './rule-base.ts';
import { isRealDate, WRONG_NIF, YES_NO } from './rules-message.ts';

/** The first day of records. */
const BEGINNING = '2024-10-28';
const BEGINNING_BEFORE = '2024-07-01';
const MOST_YEARS = 20;
const HUNDRED_MILLION = Amount.of(100_000_000, 0);
/** The highest total of a simplified invoice, with its tolerance. */
const MOST_SIMPLIFIED = Amount.of(3010, 0);

/** Returns a day some years later or earlier. */
const yearsFrom = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

const FLAGS = ['Subsanacion', 'FacturaSimplificadaArt7273', 'FacturaSinIdentifDestinatarioArt61d', 'SinRegistroPrevio'];

const CODES: Readonly<Record<string, RegExp>> = {
  '1106': /^(?:F[123]|R[1-5])$/,
  '1107': /^[SI]$/,
};

export const NOT_IN_LIST = '{name} is {value}, which is not in the list of the tax office. Use one of its codes.';
export const NO_DATE = '{name} is {value}, which is not a real date in the form DD-MM-YYYY.';
const TWENTY_YEARS = '{name} is {value}, more than twenty years ago.';

export const recordRules: readonly Rule[] = [
  inRecords(
    '1104',
    (record) => {
      const number = record.id('NumSerieFactura');
      return number && collapsed(number.text) === '' && number;
    },
    'The number of the invoice is empty; add it.',
  ),
  inRecords(
    '1130',
    (record) => {
      const number = record.id('NumSerieFactura');
      return number && collapsed(number.text) !== '' && !NUMBER.test(collapsed(number.text)) && number;
    },
    'The number {value} has characters that the tax office rejects. Use digits, letters without accents, and signs, but not " \' < > =.',
  ),
  inRecords(
    '1105',
    (record) => {
      const date = record.id('FechaExpedicionFactura');
      return !isRealDate(date) && date;
    },
    NO_DATE,
  ),
  inAltas(
    '1145',
    (record) =>
      [
        record.in('FechaOperacion'),
        ...record.view.all(record.element, 'FacturasRectificadas', 'IDFacturaRectificada', 'FechaExpedicionFactura'),
        ...record.view.all(record.element, 'FacturasSustituidas', 'IDFacturaSustituida', 'FechaExpedicionFactura'),
      ].filter((each) => !isRealDate(each)),
    NO_DATE,
  ),
  inRecords(
    '1120',
    (record) => {
      const nif = record.id('IDEmisorFactura');
      return nif && !isNif(collapsed(nif.text)) && nif;
    },
    WRONG_NIF,
  ),
  ...Object.entries(CODES).map(([code, pattern]) =>
    inAltas(
      code,
      (record) => {
        const element = record.in(code === '1106' ? 'TipoFactura' : 'TipoRectificativa');
        return element && !pattern.test(collapsed(element.text)) && element;
      },
      NOT_IN_LIST,
    ),
  ),
  inAltas(
    '1112',
    (record, { today }) => {
      const day = isoDate(record.date);
      return today !== undefined && day !== undefined && day > today && record.id('FechaExpedicionFactura');
    },
    'The date of issue {value} is in the future.',
  ),
  ...lasting(
    { from: '2025-09-09', before: '2025-09-23' },
    inAltas(
      '1287',
      (record) =>
        [record.in('DescripcionOperacion'), record.in('NombreRazonEmisor')].filter(
          (each) => each && /[<>"'=]/.test(each.text),
        ),
      '{name} has characters that the tax office rejected then: < > " \' =.',
    ),
  ),
  inAltas(
    '1114',
    (record) => CORRECTIVE.has(record.type) && !record.in('TipoRectificativa') && record.in('TipoFactura'),
    'An invoice of type {value} corrects another one; add TipoRectificativa, S or I.',
  ),
  inAltas(
    '1115',
    (record) => !CORRECTIVE.has(record.type) && record.in('TipoRectificativa'),
    'Only invoices of types R1 to R5 can have TipoRectificativa; remove it, or correct TipoFactura.',
  ),
  inAltas(
    '1116',
    (record) => record.type !== 'F3' && record.in('FacturasSustituidas'),
    'Only invoices of type F3 can have FacturasSustituidas; remove it, or correct TipoFactura.',
  ),
  inAltas(
    '1117',
    (record) => !CORRECTIVE.has(record.type) && record.in('FacturasRectificadas'),
    'Only invoices of types R1 to R5 can have FacturasRectificadas; remove it, or correct TipoFactura.',
  ),
  inAltas(
    '1118',
    (record) =>
      record.text('TipoRectificativa') === 'S' && !record.in('ImporteRectificacion') && record.in('TipoRectificativa'),
    'A correction by substitution needs the amounts that it replaces; add ImporteRectificacion.',
  ),
  inAltas(
    '1119',
    (record) => record.text('TipoRectificativa') !== 'S' && record.in('ImporteRectificacion'),
    'Only corrections by substitution (S) can have ImporteRectificacion; remove it, or correct TipoRectificativa.',
  ),
  inAltas(
    '1125',
    (record, { today }) => {
      const day = isoDate(record.text('FechaOperacion'));
      return today !== undefined && day !== undefined && day > yearsFrom(today, 1) && record.in('FechaOperacion');
    },
    'FechaOperacion is {value}, more than a year from now.',
  ),
  inAltas(
    '1134',
    (record, { today }) => {
      const day = isoDate(record.text('FechaOperacion'));
      const isOld = today !== undefined && day !== undefined && day < yearsFrom(today, -MOST_YEARS);
      return isOld && record.in('FechaOperacion');
    },
    TWENTY_YEARS,
  ),
  inAltas(
    '1133',
    (record, { today }) => {
      const day = isoDate(record.date);
      const isOld = today !== undefined && day !== undefined && day < yearsFrom(today, -MOST_YEARS);
      return isOld && record.id('FechaExpedicionFactura');
    },
    TWENTY_YEARS,
  ),
  inAltas(
    '1152',
    (record, context) => {
      const first = isInForce(context, { from: '2025-04-25' }) ? BEGINNING : BEGINNING_BEFORE;
      return (isoDate(record.date) ?? first) < first && record.id('FechaExpedicionFactura');
    },
    'The date of issue {value} is before 28-10-2024, when records began.',
  ),
  inRecords(
    '1136',
    (record) => FLAGS.map((name) => record.in(name)).filter((each) => each && !/^[SN]$/.test(collapsed(each.text))),
    YES_NO,
  ),
  inAltas(
    '1137',
    (record) => {
      const flag = record.in('Macrodato');
      return flag && !/^[SN]$/.test(collapsed(flag.text)) && flag;
    },
    YES_NO,
  ),
  inAltas(
    '1151',
    (record) => {
      const issuer = record.in('EmitidaPorTerceroODestinatario');
      return issuer && !/^[TD]$/.test(collapsed(issuer.text)) && issuer;
    },
    NOT_IN_LIST,
  ),
  inAltas(
    '1138',
    (record) => {
      const total = record.amount('ImporteTotal');
      return record.isSet('Macrodato') && total && total.abs().compare(HUNDRED_MILLION) < 0 && record.in('Macrodato');
    },
    'Macrodato is S, but the total is below 100,000,000; remove it, or correct ImporteTotal.',
  ),
  inAltas(
    '1139',
    (record) => {
      const total = record.amount('ImporteTotal');
      return (
        !record.isSet('Macrodato') && total && total.abs().compare(HUNDRED_MILLION) >= 0 && record.in('ImporteTotal')
      );
    },
    'The total {value} is 100,000,000 or more; confirm it with Macrodato S.',
  ),
  ...(['1146', '1173'] as const).map((code) =>
    inAltas(
      code,
      (record, { today }) => {
        const [day, issued] = [isoDate(record.text('FechaOperacion')), isoDate(record.date)];
        const most = code === '1146' ? issued : today;
        const isPending = record.details.some(
          ({ tax, regime }) => (regime === '14' || regime === '15') && (tax === '01' || tax === '03'),
        );
        return !isPending && day !== undefined && most !== undefined && day > most && record.in('FechaOperacion');
      },
      code === '1146'
        ? 'FechaOperacion {value} is after the date of issue. Only operations of regime 14 or 15 may be later.'
        : 'FechaOperacion {value} is in the future. Only operations of regime 14 or 15 may be later.',
    ),
  ),
  inAltas(
    '1150',
    (record) => {
      const isFree =
        record.text('NumRegistroAcuerdoFacturacion') !== undefined ||
        record.isSet('FacturaSinIdentifDestinatarioArt61d');
      const sum = record.details.reduce(
        (all, { base = Amount.ZERO, amount = Amount.ZERO }) => all.match(base).add(base).match(amount).add(amount),
        Amount.zero(2),
      );
      return record.type === 'F2' && !isFree && sum.compare(MOST_SIMPLIFIED) > 0 && record.in('TipoFactura');
    },
    'A simplified invoice (F2) is allowed up to 3,000 euros; issue a full invoice (F1).',
  ),
  inAltas(
    '1153',
    (record) => record.text('RechazoPrevio') === 'X' && !record.isSet('Subsanacion') && record.in('RechazoPrevio'),
    'RechazoPrevio {value} needs Subsanacion S; add it.',
  ),
  inAltas(
    '1161',
    (record) => record.text('RechazoPrevio') === 'S' && !record.isSet('Subsanacion') && record.in('RechazoPrevio'),
    'RechazoPrevio {value} needs Subsanacion S; add it.',
  ),
  inAltas(
    '1157',
    (record) => {
      const coupon = record.in('Cupon');
      return coupon && !/^[SN]$/.test(collapsed(coupon.text)) && coupon;
    },
    YES_NO,
  ),
  inAltas(
    '1183',
    (record) =>
      record.isSet('FacturaSimplificadaArt7273') && record.isSimplified && record.in('FacturaSimplificadaArt7273'),
    'FacturaSimplificadaArt7273 is S, but the invoice is simplified already (F2, R5); remove it.',
  ),
  inAltas(
    '1185',
    (record) =>
      record.isSet('FacturaSinIdentifDestinatarioArt61d') &&
      !record.isSimplified &&
      record.in('FacturaSinIdentifDestinatarioArt61d'),
    'FacturaSinIdentifDestinatarioArt61d is S, which only types F2 and R5 allow; remove it, or correct TipoFactura.',
  ),
  inRecords(
    '1244',
    (record) => {
      const time = record.in('FechaHoraHusoGenRegistro');
      const text = time && collapsed(time.text);
      return text !== undefined && !(TIME.test(text) && !Number.isNaN(Date.parse(text))) && time;
    },
    'The time {value} must have whole seconds and an offset, as in 2026-03-02T10:01:30+01:00.',
  ),
  inRecords(
    '2004',
    (record, { now }) => {
      const time = Date.parse(record.time ?? '');
      return !Number.isNaN(now.getTime()) && time > now.getTime() && record.in('FechaHoraHusoGenRegistro');
    },
    'The time of the record, {value}, is in the future; check the clock of the program.',
  ),
  inRecords(
    '1262',
    (record) => {
      const hash = record.in('Huella');
      return hash && collapsed(hash.text).length !== 64 && hash;
    },
    'Huella does not have 64 characters; calculate it again.',
  ),
  inRecords(
    '1278',
    (record) => {
      const before = record.view.in(record.before, 'Huella');
      return before && record.hash !== undefined && collapsed(before.text) === record.hash && before;
    },
    'The record names its own hash as the hash of the previous record.',
  ),
  inRecords(
    '2000',
    (record) => {
      const { hash } = record;
      if (hash === undefined || fitOf(record.hashed, hash) !== 'no') return undefined;
      return at(record.element, record.in('Huella'), { expected: hashOf(record.hashed) });
    },
    'The hash of the record is not {expected}, so it was changed or made wrongly. Make the record again. Never change only the hash of a record in a chain.',
  ),
  inRecords(
    'HASH-SPELLING',
    (record) => {
      const { hash } = record;
      return hash !== undefined && fitOf(record.hashed, hash) === 'spelling' && record.in('Huella');
    },
    'The hash matches the amounts only if they are written differently, such as 121.00 for 121. The tax office accepts that.',
    'information',
  ),
  inRecords(
    '2002',
    (record) => {
      const hash = record.view.in(record.before, 'Huella');
      return hash && collapsed(hash.text).length !== 64 && hash;
    },
    'The hash of the previous record does not have 64 characters.',
  ),
  inRecords(
    '2003',
    (record) => {
      const hash = record.view.in(record.before, 'Huella');
      const text = hash && collapsed(hash.text);
      return text?.length === 64 && !HASH.test(text) && hash;
    },
    'The hash of the previous record must have only digits and the capital letters A to F.',
  ),
  inRecords(
    '1174',
    (record) => {
      const nif = record.view.in(record.before, 'IDEmisorFactura');
      return nif && !isNif(collapsed(nif.text)) && nif;
    },
    WRONG_NIF,
  ),
  inRecords(
    '1175',
    (record) => {
      const date = record.view.in(record.before, 'FechaExpedicionFactura');
      return !isRealDate(date) && date;
    },
    NO_DATE,
  ),
];

/** Returns by how much a figure differs from a sum, as a text; undefined up to a tolerance in cents. */
export function excess(given: Amount | undefined, sum: Amount, tolerance: number): string | undefined {
  if (given === undefined) return undefined;
  const difference = minus(given, sum);
  return difference.abs().compare(Amount.of(tolerance, 2)) > 0 ? cents(difference) : undefined;
}
