/** Reads invoices and receipts of payments in CFDI 4.0 as documents. */

import { LOCAL_TAXES, localTaxText } from '../../../engine/bill/local-taxes.ts';
import { type Environment, type Fault, failure, faultOf, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { build } from '../../../engine/operations/operations.ts';
import { builtFrom } from '../../../engine/operations/settled.ts';
import { message } from '../../../engine/text/message.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import { Report } from '../../declare/report.ts';
import type { ReadOptions } from '../../declare/syntax.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { placed } from '../shared/writing.ts';
import { PESO, UNDEFINED_MEANS } from './codes.ts';
import { dropElement, filled, type Members } from './read-base.ts';
import { complementsOf, legendsOf } from './read-complements.ts';
import { linesOf } from './read-lines.ts';
import { customerOf, supplierOf } from './read-parties.ts';
import { paymentOf } from './read-payments.ts';
import { compareTotals, localTaxes, totalsOf } from './read-totals.ts';
import { STAMP, stampsOf, verificationOf } from './stamp.ts';
import { isCurrent, unknownVersion } from './version.ts';
import { CfdiView } from './view.ts';

/** The types of receipts that are not documents here. */
const OTHERS = {
  T: message('This is a receipt for goods in transit (T), which cannot become a document. It can be checked.'),
  N: message('This is a payroll receipt (N), which cannot become a document. It can be checked.'),
} as const;
const STAMPED = message(
  'The stamps of the tax authority belong in the header of a signed envelope; they are next to the document, not in it.',
);
const UNKNOWN = message('The receipt has a type that CFDI does not know; use I, E, P, T or N.');

/** Reads a file: a document for an invoice, and one for each payment. */
export async function read(
  { root }: SyntaxFile,
  _from: unknown,
  { formatOptions }: ReadOptions,
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  if (!isCurrent(root)) return failure('validation', [faultOf('BW-CFDI-VERSION', '/', unknownVersion(root).text)]);
  const view = new CfdiView(root);
  const { type } = view;
  if (type !== 'I' && type !== 'E' && type !== 'P') {
    const what = type === 'T' || type === 'N' ? OTHERS[type] : UNKNOWN;
    return failure('validation', [faultOf('BW-CFDI-TYPE', '/', what)]);
  }
  const report = new Report();
  reportLost(view, report);
  const isAnew = formatOptions?.recalculate === true;
  const made = type === 'P' ? paymentsOf(view, report) : [invoiceOf(view, report)];
  const documents: JsonObject[] = [];
  const faults: Fault[] = [];
  for (const [at, draft] of made.entries()) {
    await load(draft);
    const built = type === 'P' ? builtOf(draft, environment) : settled(view, draft, report, isAnew, environment);
    if (type === 'P') compareDue(view, at, built.document, report);
    documents.push(built.document);
    faults.push(...(made.length > 1 ? built.faults.map((each) => placed(`$[${at}]`, each)) : built.faults));
  }
  report.sortByElement();
  const [document = {}, ...others] = documents;
  const stamps = stampsOf(view);
  const verification = verificationOf(view);
  const result: DocumentRead = {
    format: 'cfdi',
    document,
    others,
    report,
    files: [],
    faults,
    ...(verification && { verification }),
    // Pages of a stamped receipt have its stamps.
    ...(stamps.length > 0 && {
      record: { stamps },
      shown: (at = 0) => ({ document: { head: { stamps }, doc: documents[at] ?? document } }),
    }),
    source: { syntax: 'cfdi', root, report },
  };
  return { ok: true, result, warnings: [] };
}

interface Built {
  readonly document: JsonObject;
  readonly faults: readonly Fault[];
}

function builtOf(draft: JsonObject, environment: Environment): Built {
  const built = build(draft, {}, environment);
  return { document: builtFrom(draft, built), faults: built.ok ? [] : built.faults };
}

/** Returns an invoice with the totals of its file, or with those of its lines. */
function settled(view: CfdiView, draft: JsonObject, report: Report, isAnew: boolean, environment: Environment): Built {
  const stated = builtOf(draft, environment);
  const { totals: _, $tags, ...rest } = draft;
  const tags = ($tags as string[]).filter((tag) => tag !== BYPASS);
  const rounding = localTaxes(view);
  const calculated = builtOf(
    {
      ...rest,
      ...(tags.length > 0 && { $tags: tags }),
      ...(!rounding.isZero && { totals: { rounding: rounding.toString() } }),
    },
    environment,
  );
  compareTotals(view, stated.document, calculated.document, report);
  return isAnew ? calculated : stated;
}

const BYPASS = 'bypass';

/** Reports the amount left to pay of a document if the file states another one. */
function compareDue(view: CfdiView, at: number, { lines }: JsonObject, report: Report): void {
  for (const [index, paid] of (view.payments[at]?.documents ?? []).entries()) {
    const line = Array.isArray(lines) ? (lines[index] as JsonObject | undefined) : undefined;
    const given = paid.number('ImpSaldoInsoluto');
    const made = typeof line?.due === 'string' ? line.due : undefined;
    if (given === undefined || made === undefined || !paid.isSameCurrency) continue;
    if (given.toString() === made || Number(given.toString()) === Number(made)) continue;
    report.difference(
      'warning',
      { element: paid.element, step: '@ImpSaldoInsoluto' },
      message('{name} is {given}, but {made} in the document.', {
        name: 'ImpSaldoInsoluto',
        given: given.toString(),
        made,
      }),
    );
  }
}

const READ_COMPLEMENTS =
  /^(?:pago20:Pagos|implocal:ImpuestosLocales|leyendasFisc:LeyendasFiscales|valesdedespensa:ValesDeDespensa|ecc12:EstadoDeCuentaCombustible)$/;

/** Reports data that documents have no field for. */
function reportLost(view: CfdiView, report: Report): void {
  const { root, complements, local } = view;
  for (const each of complements) {
    if (each.name === STAMP) report.dropped('info', { element: each }, STAMPED);
    else if (!READ_COMPLEMENTS.test(each.name)) dropElement(report, each);
  }
  for (const each of root.element.all('cfdi:Addenda')) {
    for (const inner of each.children) dropElement(report, inner);
  }
  if (local) {
    report.changed(
      'info',
      { element: local.element },
      message('Local taxes were read as meta, and their sum as rounding. Pages show each of them.'),
    );
  }
}

const RELATION = 'mx-cfdi-rel-type';
/** The relation that building sets in credit notes. */
const CREDIT_NOTE = '01';

/** Returns the references to other receipts, and the relation of the document. */
function relationsOf({ relations, type }: CfdiView): { preceding: Members[]; common: string | undefined } {
  const first = relations[0]?.get('TipoRelacion');
  const common = type === 'E' ? CREDIT_NOTE : first;
  const preceding = relations.flatMap((group) =>
    group.all('cfdi:CfdiRelacionado').map((each) => {
      const uuid = each.text('UUID');
      const relation = group.get('TipoRelacion');
      const isOther = type === 'P' || relation !== common;
      return filled({
        code: uuid,
        stamps: [{ prv: 'sat-uuid', val: uuid }],
        ext: isOther && relation !== undefined ? { [RELATION]: relation } : {},
      });
    }),
  );
  return { preceding, common: first };
}

function headOf(view: CfdiView): Members {
  const { root } = view;
  const [date, time] = root.text('Fecha').split('T');
  return {
    $schema: schemaId(view.isPayment ? 'bill/payment' : 'bill/invoice'),
    $regime: 'MX',
    $addons: ['mx-cfdi-v4'],
    series: root.get('Serie'),
    code: root.get('Folio'),
    issue_date: date,
    issue_time: time,
  };
}

/** Returns an invoice with the totals of its file. */
function invoiceOf(view: CfdiView, report: Report): JsonObject {
  const { root, type, global, currency } = view;
  const { preceding, common } = relationsOf(view);
  const method = root.get('MetodoPago');
  const lines = linesOf(view, report);
  const rate = root.get('TipoCambio');
  if (method === undefined) {
    report.supplied(
      'info',
      { element: root.element, step: '@MetodoPago' },
      message('The receipt states no method of payment; it was derived from the payment.'),
    );
  }
  const complements = complementsOf(view);
  return filled({
    ...headOf(view),
    $tags: [...(global ? ['global'] : []), BYPASS],
    type: type === 'E' ? 'credit-note' : 'standard',
    currency: currency || PESO,
    exchange_rates: currency === PESO || rate === undefined ? [] : [{ from: currency, to: PESO, amount: rate }],
    preceding,
    tax: {
      ext: filled({
        'mx-cfdi-doc-type': type,
        'mx-cfdi-issue-place': root.get('LugarExpedicion'),
        'mx-cfdi-payment-method': method,
        [RELATION]: common,
        'mx-cfdi-global-period': global?.get('Periodicidad'),
        'mx-cfdi-global-month': global?.get('Meses'),
        'mx-cfdi-global-year': global?.get('Año'),
      }),
    },
    supplier: supplierOf(view),
    customer: customerOf(view, report),
    lines: lines.lines,
    payment: paymentTermsOf(view, report),
    totals: totalsOf(view, lines, method === 'PUE'),
    complements,
    notes: legendsOf(view),
    meta: metaOf(view),
  }) as JsonObject;
}

function metaOf(view: CfdiView): Members {
  const { root, emisor, local } = view;
  const exportCode = root.get('Exportacion');
  const localTax = (name: string, kind: string) =>
    (local?.all(`implocal:${name}`) ?? []).map((each) => ({
      name: each.text(`ImpLoc${kind}`),
      rate: each.text(`Tasade${TAX_OF[kind]}`),
      amount: each.text('Importe'),
      isRetained: kind === 'Retenido',
    }));
  return filled({
    'mx-cfdi-export': exportCode === '01' ? undefined : exportCode,
    'mx-cfdi-confirmation': root.get('Confirmacion'),
    'mx-cfdi-operation': emisor?.get('FacAtrAdquirente'),
    [LOCAL_TAXES]: localTaxText([
      ...localTax('RetencionesLocales', 'Retenido'),
      ...localTax('TrasladosLocales', 'Trasladado'),
    ]),
  });
}

/** The ends of the names of rates of local taxes. */
const TAX_OF: Readonly<Record<string, string>> = { Retenido: 'Retencion', Trasladado: 'Traslado' };

const PAID_AT_ONCE = 'Pago en una sola exhibición';

function paymentTermsOf({ root }: CfdiView, report: Report): Members {
  const notes = root.get('CondicionesDePago');
  const means = root.get('FormaPago');
  const isPaid = root.get('MetodoPago') === 'PUE';
  if (!isPaid && means !== undefined && means !== UNDEFINED_MEANS) {
    report.dropped(
      'warning',
      { element: root.element, step: '@FormaPago' },
      message('Ignored FormaPago {means}: an invoice that is not paid has no means of payment yet.', { means }),
    );
  }
  return filled({
    terms: filled({ notes }),
    advances: isPaid
      ? [
          filled({
            description: PAID_AT_ONCE,
            percent: '100%',
            amount: root.get('Total'),
            ext: filled({ 'mx-cfdi-payment-means': means }),
          }),
        ]
      : [],
  });
}

/** Returns a document for each payment of a receipt. */
function paymentsOf(view: CfdiView, report: Report): JsonObject[] {
  const { preceding } = relationsOf(view);
  for (const [at, { element }] of view.payments.entries()) {
    if (at === 0) continue;
    report.changed(
      'warning',
      { element },
      message('Read as a separate document with the same header: a document can have only one payment.'),
    );
  }
  const head = {
    ...headOf(view),
    type: 'receipt',
    ext: filled({ 'mx-cfdi-doc-type': 'P', 'mx-cfdi-issue-place': view.root.get('LugarExpedicion') }),
    preceding,
    supplier: supplierOf(view),
    customer: customerOf(view, report),
    meta: filled({ 'mx-cfdi-confirmation': view.root.get('Confirmacion') }),
  };
  const made = view.payments.map((each) => filled({ ...head, ...paymentOf(each, report) }) as JsonObject);
  return made.length > 0 ? made : [filled(head) as JsonObject];
}
