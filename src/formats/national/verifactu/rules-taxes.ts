/** Rules on tax groups and totals. */

import type { Amount } from '../../../engine/num/amount.ts';
import { withoutTrailing } from '../../../engine/text/trailing.ts';
import { percentOf } from '../shared/amounts.ts';
import { isIn, isoDate, OLD_SURCHARGES, RATES, SURCHARGE_CODES, SURCHARGES, TAXES } from './codes.ts';
import { at, type Context, type Finds, inAltas, inDetails, isInForce, lasting, type Rule } from './rule-base.ts';
import { excess, NOT_IN_LIST } from './rules-record.ts';
import type { Detail, RecordView } from './view.ts';

const isVat = ({ tax }: Detail) => tax === '01';
const isIpsi = ({ tax }: Detail) => tax === TAXES.IPSI;
const isIgic = ({ tax }: Detail) => tax === TAXES.IGIC;
const isVatOrIgic = ({ tax }: Detail) => tax === '01' || tax === '03';
const isZero = (amount: Amount | undefined) => amount === undefined || amount.isZero();

/** Returns a rate without trailing zeros. */
function rateText(rate: Amount): string {
  const text = rate.toString();
  return text.includes('.') ? withoutTrailing(withoutTrailing(text, '0'), '.') : text;
}

const part = ({ element }: Detail, { view }: RecordView, name: string, values?: Record<string, string>): Finds =>
  at(element, view.in(element, name), values);

/** Regimes whose totals may differ from the sum of their groups. */
const FREE_TOTALS: ReadonlySet<string> = new Set(['03', '05', '06', '08', '09']);

/** Returns the day since which a regime frees a total. */
function freeSince(regime: string, withBases: boolean): string {
  if (!withBases) return '2025-12-12';
  return regime === '08' ? '2025-04-16' : '';
}

/** Whether the tax of an invoice may differ from its base: corrections by differences, insolvency, bad debt. */
const isFreeTax = (record: RecordView) =>
  record.text('TipoRectificativa') === 'I' || record.type === 'R2' || record.type === 'R3';

const BASE_SIGN = '{name} {value} must have the sign of its base.';
const WRONG_TAX = 'The tax {value} is not {rate} % of the base {base}; correct one of them.';
const WRONG_RATE = 'The rate {value} was not in force on the date of the operation.';
const WRONG_SURCHARGE = 'The surcharge {value} does not belong to the rate {rate} on the date of the operation.';

/** Returns the tax that a group should have, with its base. */
function dueOf({ base, cost, rate }: Detail): { base: Amount; due: Amount } | undefined {
  const from = cost ?? base;
  return from && rate ? { base: from, due: percentOf(from, rate) } : undefined;
}

function wrongTax(detail: Detail, record: RecordView, code: '1142' | '1144', least: number, most?: number): Finds {
  if (detail.operation !== 'S1' || isFreeTax(record) || (detail.cost !== undefined) !== (code === '1144')) return false;
  const found = dueOf(detail);
  if (found === undefined || detail.amount === undefined) return false;
  if (excess(detail.amount, found.due, least) === undefined) return false;
  if (most !== undefined && excess(detail.amount, found.due, most) !== undefined) return false;
  return part(detail, record, 'CuotaRepercutida', {
    rate: detail.rate ? rateText(detail.rate) : '',
    base: found.base.toString(),
  });
}

/** Within this difference, in cents, the tax office accepts figures; above the other, Billwright warns. */
const TOLERANCE = 1000;
const EXACT = 5;

/** Returns the finding of a surcharge that its rate does not have, or did not have on the day. */
function wrongSurcharge(code: string) {
  return (detail: Detail, record: RecordView): Finds => {
    const { rate, surchargeRate, element } = detail;
    if (!isVat(detail) || rate === undefined || surchargeRate === undefined) return false;
    const row = SURCHARGES.find((each) => each.rate === rateText(rate));
    if (row === undefined) return false;
    const surcharge = rateText(surchargeRate);
    const { day } = record;
    const known = row.allowed.filter((each) => each.surcharge === surcharge);
    if (known.some((each) => day === undefined || isIn(each, day))) return false;
    const ofDay = row.later?.find((each) => day !== undefined && isIn(each, day));
    const found = ofDay?.code ?? known[0]?.code ?? row.code;
    return found === code && at(element, record.view.in(element, 'TipoRecargoEquivalencia'), { rate: row.rate });
  };
}

const ALL_SURCHARGES: ReadonlySet<string> = new Set(
  SURCHARGES.flatMap(({ allowed }) => allowed.map(({ surcharge }) => surcharge)),
);

const figures = [
  { code: '2005', name: 'ImporteTotal', withBases: true },
  { code: '2006', name: 'CuotaTotal', withBases: false },
] as const;

/** Returns a total that differs from the sum of the groups by more than one number of cents, and by no more than another. */
function wrongTotal({ name, withBases }: (typeof figures)[number], least: number, most?: number) {
  return (record: RecordView, context: Context): Finds => {
    const isFree = ({ regime = '' }: Detail) =>
      FREE_TOTALS.has(regime) && isInForce(context, { from: freeSince(regime, withBases) });
    if (record.details.length === 0 || record.details.some(isFree)) return false;
    const sum = record.sum(withBases);
    const given = record.amount(name);
    const difference = excess(given, sum, least);
    if (difference === undefined || (most !== undefined && excess(given, sum, most) !== undefined)) return false;
    return at(record.element, record.in(name), { sum: sum.rescale(2).toString() });
  };
}

const ONLY_IGIC = 'The exemption {value} is only for IGIC.';
const OTHER_TAX = 'Operations under another tax (ClaveRegimen 08) must be N2.';

const isOfIgic = ({ exemption = '' }: Detail) => exemption === 'E7' || exemption === 'E8';

/** The day from which records of IPSI are refused without a ClaveRegimen of its own. */
const IPSI_REFUSED = '2027-01-01';
const IPSI_REGIMES: ReadonlySet<string> = new Set(['01', '08', '11', '18', '19', '20']);

/** The regimes of IGIC that came with a version. */
const IGIC_SINCE: Readonly<Record<string, string>> = { '20': '2025-06-09', '21': '2025-07-15' };

/** Returns the day that decides about IPSI: the one that was asked for, or that of the record. */
const dayOfRecord = (record: RecordView, { asOf, today = '' }: Context) => asOf ?? record.time?.slice(0, 10) ?? today;

export const WRONG_TOTAL = '{name} is {value}, but the tax groups add up to {sum}.';

export const taxRules: readonly Rule[] = [
  inDetails(
    '1124',
    (detail, record) => {
      const isWrong = isVat(detail) && detail.operation === 'S1' && detail.rate && !RATES.has(rateText(detail.rate));
      return isWrong && part(detail, record, 'TipoImpositivo');
    },
    NOT_IN_LIST,
  ),
  ...(
    [
      ['1132', /^(?:18|16|8|7)$/],
      ['1194', /^5$/],
      ['1235', /^2$/],
      ['1236', /^7\.5$/],
    ] as const
  ).map(([code, rates]) =>
    inDetails(
      code,
      (detail, record) => {
        const rate = isVat(detail) && detail.operation === 'S1' && detail.rate ? rateText(detail.rate) : '';
        const period = rates.test(rate) ? RATES.get(rate) : undefined;
        return (
          period && record.day !== undefined && !isIn(period, record.day) && part(detail, record, 'TipoImpositivo')
        );
      },
      WRONG_RATE,
    ),
  ),
  ...(
    [
      ['1140', 'cost'],
      ['1143', 'base'],
    ] as const
  ).map(([code, member]) =>
    inDetails(
      code,
      (detail, record) => {
        const { amount } = detail;
        const base = member === 'base' && detail.cost ? undefined : detail[member];
        const differs = !isZero(amount) && !isZero(base) && amount?.isNegative() !== base?.isNegative();
        return differs && !isFreeTax(record) && part(detail, record, 'CuotaRepercutida');
      },
      BASE_SIGN,
    ),
  ),
  ...(['1142', '1144'] as const).map((code) =>
    inDetails(code, (detail, record) => wrongTax(detail, record, code, TOLERANCE), WRONG_TAX),
  ),
  inDetails(
    'CENTS-TAX',
    (detail, record) => [
      ...[wrongTax(detail, record, '1142', EXACT, TOLERANCE)].flat(),
      ...[wrongTax(detail, record, '1144', EXACT, TOLERANCE)].flat(),
    ],
    WRONG_TAX,
    'warning',
  ),
  ...(['1195', '1196'] as const).map((code) =>
    inDetails(
      code,
      ({ element, operation, exemption }) =>
        (code === '1195'
          ? operation === undefined && exemption === undefined
          : operation !== undefined && exemption !== undefined) && element,
      'A tax group needs either CalificacionOperacion or OperacionExenta.',
    ),
  ),
  inDetails(
    '1197',
    (detail, record) =>
      detail.operation === 'S2' && record.isSimplified && part(detail, record, 'CalificacionOperacion'),
    'A simplified invoice (F2, R5) cannot have reverse charge (S2).',
  ),
  inDetails(
    '1198',
    (detail, record) => {
      const { operation, rate, amount } = detail;
      const isWrong = rate === undefined || amount === undefined || !rate.isZero() || !amount.isZero();
      return operation === 'S2' && isWrong && part(detail, record, 'CalificacionOperacion');
    },
    'With reverse charge (S2), TipoImpositivo and CuotaRepercutida must be 0.',
  ),
  inDetails(
    '1199',
    (detail, record) =>
      isVatOrIgic(detail) &&
      detail.regime === '01' &&
      /^E[23]$/.test(detail.exemption ?? '') &&
      part(detail, record, 'OperacionExenta'),
    'The exemption {value} is for exports; their ClaveRegimen must be 02, not 01.',
  ),
  inDetails(
    '1200',
    (detail, record) =>
      isVatOrIgic(detail) &&
      detail.regime === '03' &&
      detail.operation !== undefined &&
      detail.operation !== 'S1' &&
      part(detail, record, 'CalificacionOperacion'),
    'Operations of ClaveRegimen 03 must be S1 or exempt.',
  ),
  inDetails(
    '1201',
    (detail, record) =>
      isVatOrIgic(detail) &&
      detail.regime === '04' &&
      detail.operation !== 'S2' &&
      detail.exemption === undefined &&
      part(detail, record, 'ClaveRegimen'),
    'Operations of ClaveRegimen 04 must be S2 or exempt.',
  ),
  inDetails(
    '1202',
    (detail, record) =>
      isVatOrIgic(detail) &&
      detail.regime === '06' &&
      (/^(?:F2|F3|R5)$/.test(record.type) || detail.cost === undefined) &&
      part(detail, record, 'ClaveRegimen'),
    'ClaveRegimen 06 needs BaseImponibleACoste and an invoice other than F2, F3 and R5.',
  ),
  inDetails(
    '1203',
    (detail, record) =>
      isVatOrIgic(detail) &&
      detail.regime === '07' &&
      (/^E[2-5]$/.test(detail.exemption ?? '') || /^(?:S2|N1|N2)$/.test(detail.operation ?? '')) &&
      part(detail, record, 'ClaveRegimen'),
    'Cash accounting (ClaveRegimen 07) is not allowed for this operation.',
  ),
  inDetails(
    '1205',
    (detail, record) => {
      const isRight =
        detail.operation === 'N1' && record.type === 'F1' && record.recipients.every(({ nif }) => nif !== undefined);
      return isVatOrIgic(detail) && detail.regime === '10' && !isRight && part(detail, record, 'ClaveRegimen');
    },
    'ClaveRegimen 10 needs CalificacionOperacion N1, TipoFactura F1 and recipients with a NIF.',
  ),
  inDetails(
    '1206',
    (detail, record) =>
      isVat(detail) &&
      detail.regime === '11' &&
      !(detail.rate && rateText(detail.rate) === '21') &&
      part(detail, record, 'ClaveRegimen'),
    'The letting of business premises (ClaveRegimen 11) is taxed at 21%.',
  ),
  inDetails(
    '1182',
    (detail, record, context) => {
      const isRight = isIgic(detail) ? isInForce(context, { from: '2025-06-03' }) : isIpsi(detail);
      return isOfIgic(detail) && !isRight && part(detail, record, 'OperacionExenta');
    },
    ONLY_IGIC,
  ),
  inDetails(
    'EXEMPTION-LIST',
    (detail, record) => isOfIgic(detail) && isIpsi(detail) && part(detail, record, 'OperacionExenta'),
    ONLY_IGIC,
    'warning',
  ),
  ...lasting(
    { from: '2025-07-15' },
    inDetails(
      '1286',
      (detail, record) =>
        isVatOrIgic(detail) &&
        detail.regime === '02' &&
        detail.exemption === undefined &&
        part(detail, record, 'ClaveRegimen'),
      'Exports (ClaveRegimen 02) are exempt; add OperacionExenta, or correct ClaveRegimen.',
    ),
  ),
  ...lasting(
    { from: '2025-10-02' },
    inDetails(
      '1289',
      (detail, record, context) => {
        const isAsked = isVat(detail) || !isInForce(context, { from: '2025-11-11' });
        const isKnown = record.recipients.some(({ nif }) => nif !== undefined);
        return isAsked && detail.exemption === 'E5' && isKnown && part(detail, record, 'OperacionExenta');
      },
      'A supply to another member state (E5) needs recipients with IDOtro, not with a NIF.',
    ),
  ),
  ...lasting(
    { from: '2025-12-09' },
    inDetails(
      '1293',
      (detail, record) =>
        isIgic(detail) && detail.regime === '20' && detail.operation !== 'N2' && part(detail, record, 'ClaveRegimen'),
      'Operations under IPSI (ClaveRegimen 20 of IGIC) must be N2.',
    ),
  ),
  inDetails(
    '1252',
    (detail, record) =>
      isVatOrIgic(detail) &&
      detail.regime === '08' &&
      detail.operation !== 'N2' &&
      part(detail, record, 'ClaveRegimen'),
    OTHER_TAX,
  ),
  inDetails(
    'IPSI-08',
    (detail, record) =>
      isIpsi(detail) && detail.regime === '08' && detail.operation !== 'N2' && part(detail, record, 'ClaveRegimen'),
    OTHER_TAX,
    'warning',
  ),
  inDetails(
    '1207',
    (detail, record) => {
      const { amount, operation } = detail;
      return amount && !amount.isZero() && operation !== 'S1' && part(detail, record, 'CuotaRepercutida');
    },
    'CuotaRepercutida is {value}, but only operations S1 can have tax.',
  ),
  ...(
    [
      ['1208', 'rate', 'TipoImpositivo'],
      ['1209', 'amount', 'CuotaRepercutida'],
    ] as const
  ).map(([code, member, name]) =>
    inDetails(
      code,
      (detail) =>
        detail.operation === 'S1' &&
        detail[member] === undefined &&
        (detail.regime !== '06' || isVatOrIgic(detail)) && { element: detail.element, values: { name } },
      'A taxed operation (S1) needs {name}; add it.',
    ),
  ),
  inDetails(
    '1237',
    (detail, record, context) => {
      const isFree = detail.regime === '17' && !isInForce(context, { from: '2025-04-25' });
      const isOutside = isVat(detail) && !isFree && /^N[12]$/.test(detail.operation ?? '');
      const has = detail.rate ?? detail.amount ?? detail.surchargeRate ?? detail.surcharge;
      return isOutside && has !== undefined && part(detail, record, 'CalificacionOperacion');
    },
    'Operations that are not subject ({value}) cannot have a rate, tax or surcharge; remove them.',
  ),
  inDetails(
    '1238',
    (detail, record, context) => {
      const has = detail.rate ?? detail.amount ?? detail.surchargeRate ?? detail.surcharge;
      if (isOfIgic(detail) && !isInForce(context, { from: '2025-06-03' })) return false;
      return detail.exemption !== undefined && has !== undefined && part(detail, record, 'OperacionExenta');
    },
    'Exempt operations ({value}) cannot have a rate, tax or surcharge; remove them.',
  ),
  inDetails(
    '1245',
    (detail, record, context) => {
      const isAsked =
        isVatOrIgic(detail) ||
        (isIpsi(detail) && isInForce(context, { from: '2025-11-11' }) && dayOfRecord(record, context) >= IPSI_REFUSED);
      return isAsked && detail.regime === undefined && detail.element;
    },
    'A tax group of VAT or IGIC needs ClaveRegimen, and from 2027 on so does one of IPSI; add it.',
  ),
  inDetails(
    '1246',
    (detail, record, context) => {
      const { regime = '' } = detail;
      const since = isIgic(detail) ? IGIC_SINCE[regime] : undefined;
      const isWrong =
        (isVat(detail) && regime === '21') ||
        (since !== undefined && !isInForce(context, { from: since })) ||
        (isIpsi(detail) &&
          regime !== '' &&
          !IPSI_REGIMES.has(regime) &&
          isInForce(context, { from: '2025-11-11' }) &&
          dayOfRecord(record, context) >= IPSI_REFUSED);
      return isWrong && part(detail, record, 'ClaveRegimen');
    },
    NOT_IN_LIST,
  ),
  ...lasting(
    { from: '2025-11-11' },
    inDetails(
      '2009',
      (detail, record, context) =>
        isIpsi(detail) &&
        !IPSI_REGIMES.has(detail.regime ?? '') &&
        dayOfRecord(record, context) < IPSI_REFUSED &&
        part(detail, record, 'ClaveRegimen'),
      'A tax group of IPSI needs a ClaveRegimen of its own: 01, 08, 11, 18, 19 or 20. Until the end of 2026 the tax office accepts the record, and there is nothing to send again. From 2027 on it rejects such records, also those made before but sent later.',
    ),
  ),
  inDetails(
    '1260',
    (detail, record, context) => {
      const has = isVatOrIgic(detail) || (isIpsi(detail) && isInForce(context, { from: '2025-11-11' }));
      return !has && detail.regime !== undefined && part(detail, record, 'ClaveRegimen');
    },
    'The tax has no ClaveRegimen; remove it.',
  ),
  inDetails(
    '1257',
    (detail, record) =>
      detail.cost !== undefined &&
      detail.regime !== '06' &&
      detail.tax !== '02' &&
      detail.tax !== '05' &&
      part(detail, record, 'BaseImponibleACoste'),
    'BaseImponibleACoste needs ClaveRegimen 06, or Impuesto 02 or 05.',
  ),
  inDetails(
    '1127',
    (detail, record) => {
      const { surchargeRate } = detail;
      if (surchargeRate === undefined || ALL_SURCHARGES.has(rateText(surchargeRate))) return false;
      return !OLD_SURCHARGES.has(rateText(surchargeRate)) && part(detail, record, 'TipoRecargoEquivalencia');
    },
    NOT_IN_LIST,
  ),
  inDetails(
    '1135',
    (detail, record) => {
      const { surchargeRate } = detail;
      const isOld = surchargeRate !== undefined && rateText(surchargeRate) === '4';
      return isOld && (record.day ?? '') > '2012-12-31' && part(detail, record, 'TipoRecargoEquivalencia');
    },
    WRONG_RATE,
  ),
  ...SURCHARGE_CODES.map((code) => inDetails(code, wrongSurcharge(code), WRONG_SURCHARGE)),
  ...lasting(
    { from: '2025-03-18', before: '2025-05-26' },
    inDetails(
      '1279',
      (detail, record) => {
        const has = detail.surchargeRate ?? detail.surcharge;
        return isVat(detail) && has !== undefined && detail.regime !== '18' && part(detail, record, 'ClaveRegimen');
      },
      'A group of VAT with an equivalence surcharge needs ClaveRegimen 18, not {value}.',
    ),
    inDetails(
      '1280',
      (detail, record) => {
        const has = detail.surchargeRate ?? detail.surcharge;
        return isVat(detail) && has === undefined && detail.regime === '18' && part(detail, record, 'ClaveRegimen');
      },
      'ClaveRegimen 18 needs the equivalence surcharge; add it, or correct ClaveRegimen.',
    ),
  ),
  ...lasting(
    { from: '2025-03-18' },
    inDetails(
      '1281',
      (detail, record) => {
        const has = detail.surchargeRate ?? detail.surcharge;
        return has !== undefined && detail.operation !== 'S1' && part(detail, record, 'TipoRecargoEquivalencia');
      },
      'Only taxed operations (S1) can have an equivalence surcharge.',
    ),
  ),
  inDetails(
    '1284',
    ({ element, surchargeRate, surcharge }) => (surchargeRate === undefined) !== (surcharge === undefined) && element,
    'TipoRecargoEquivalencia and CuotaRecargoEquivalencia belong together; add the missing one.',
  ),
  inDetails(
    '1147',
    (detail, record) => {
      const isLater = (isoDate(record.text('FechaOperacion')) ?? '') > (isoDate(record.date) ?? '9999');
      return isVatOrIgic(detail) && detail.regime === '14' && !isLater && part(detail, record, 'ClaveRegimen');
    },
    'ClaveRegimen 14 needs FechaOperacion after the date of issue.',
  ),
  inDetails(
    '1148',
    (detail, record) =>
      isVatOrIgic(detail) &&
      detail.regime === '14' &&
      !/^(?:F1|R[1-4])$/.test(record.type) &&
      part(detail, record, 'ClaveRegimen'),
    'ClaveRegimen 14 is for invoices of types F1 and R1 to R4.',
  ),
  inDetails(
    '1149',
    (detail, record) =>
      isVatOrIgic(detail) &&
      detail.regime === '14' &&
      record.recipients.some(({ nif }) => !/^[PQSV]/.test(nif ?? '')) &&
      part(detail, record, 'ClaveRegimen'),
    'ClaveRegimen 14 is for public bodies; their NIF begins with P, Q, S or V.',
  ),
  ...figures.map((figure) => inAltas(figure.code, wrongTotal(figure, TOLERANCE), WRONG_TOTAL)),
  ...figures.map((figure) =>
    inAltas(
      figure.code === '2005' ? 'CENTS-TOTAL' : 'CENTS-TAX-TOTAL',
      wrongTotal(figure, EXACT, TOLERANCE),
      WRONG_TOTAL,
      'warning',
    ),
  ),
];
