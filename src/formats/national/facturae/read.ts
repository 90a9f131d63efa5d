/** Reads Facturae files as documents, one for each invoice. */

import { type Environment, type Fault, failure, faultOf, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { buildSettled } from '../../../engine/operations/settled.ts';
import { message } from '../../../engine/text/message.ts';
import { MEDIA_TYPES_BY_ENDING } from '../../codes/media-types.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import { type AttachedFile, Report, type Severity } from '../../declare/report.ts';
import type { NationalSource, StatedFigures } from '../../declare/source-file.ts';
import type { ReadOptions } from '../../declare/syntax.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import { ElementReader, type Source } from '../shared/reading.ts';
import { restated } from '../shared/stated.ts';
import { placed } from '../shared/writing.ts';
import { versionIn } from './judge.ts';
import { amountIn, type Centres, centresOf, filled, type Members, partyOf, periodIn } from './read-base.ts';
import { compareFigures } from './read-figures.ts';
import { isRetained, type Line, linesOf, withhold } from './read-lines.ts';
import { adjustmentsWithTaxes, dropAmounts, outlaysOf, paymentOf } from './read-totals.ts';
import { unknownVersion } from './version.ts';
import { numberOf, prefixOf } from './view.ts';

/** Reads a file: a document for each of its invoices. */
export async function read(
  { root }: SyntaxFile,
  _from: unknown,
  _options: ReadOptions,
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  if (versionIn(root) === undefined) {
    return failure('validation', [faultOf('BW-FACTURAE-VERSION', '/', unknownVersion(root).text)]);
  }
  const report = new Report();
  const reader = new ElementReader(report, prefixOf(root));
  const file = reader.of(root);
  const invoices = file.child('Invoices')?.all('Invoice') ?? [];
  if (invoices.length === 0) {
    return failure('validation', [faultOf('BW-FACTURAE-XSD', '/', message('The file has no invoice.'))]);
  }
  const parties = partiesOf(file, report);
  const files: AttachedFile[] = [];
  const documents: JsonObject[] = [];
  const faults: Fault[] = [];
  const figures: (StatedFigures | undefined)[] = [];
  for (const [at, invoice] of invoices.entries()) {
    const { draft, lines, isTurned } = draftOf(invoice, parties, report);
    await load(draft);
    const built = buildSettled(draft, environment);
    figures.push(compareFigures(invoice, built.document, lines, isTurned, report));
    documents.push(built.document);
    faults.push(...(invoices.length > 1 ? built.faults.map((each) => placed(`$[${at}]`, each)) : built.faults));
    files.push(...filesOf(invoice, report));
  }
  reader.reportUnread(root, severityOf);
  report.sortByElement();
  const [document = {}, ...others] = documents;
  const source: NationalSource = { syntax: 'facturae', root, report, stated: figures[0] };
  const shown = (at = 0) => ({ document: restated(documents[at] ?? document, figures[at]) });
  const result = { format: 'facturae', document, others, report, files, faults, source, shown };
  return { ok: true, result, warnings: [] };
}

/** Elements whose loss matters little or not at all: those that follow from others. */
const NOTHING =
  /^(?:SchemaVersion|Modality|Batch|InvoiceIssuerType|TaxCurrencyCode|LanguageName|InvoiceCurrencyCode|ReasonDescription|CorrectionMethodDescription|Total\w+|TaxesOutputs|TaxesWithheld|InvoiceTotal|Signature|RegulatoryReportingData|EquivalentInEuros)$/;
const MINOR = /^(?:SequenceNumber|PlaceOfIssue|PhysicalGLN|LogicalOperationalPoint|ContactDetails)$/;

function severityOf({ localName }: XmlElement): Severity | undefined {
  if (NOTHING.test(localName)) return undefined;
  return MINOR.test(localName) ? 'info' : 'warning';
}

interface Parties {
  readonly supplier: Members;
  readonly customer: Members;
  readonly centres: Centres;
  readonly issuer: Members | undefined;
  readonly isByBuyer: boolean;
  readonly residence: string | undefined;
}

function partiesOf(file: Source, report: Report): Parties {
  const header = file.child('FileHeader');
  const parties = file.child('Parties');
  const [seller, buyer] = [parties?.child('SellerParty'), parties?.child('BuyerParty')];
  const third = header?.child('ThirdParty');
  const centres = centresOf(buyer, report);
  const customer = buyer ? partyOf(buyer, report) : {};
  const identities = [...centres.identities, ...(Array.isArray(customer.identities) ? customer.identities : [])];
  return {
    supplier: seller ? partyOf(seller, report) : {},
    customer: filled({ ...customer, identities }),
    centres,
    issuer: third && partyOf(third, report),
    isByBuyer: header?.text('InvoiceIssuerType') === 'RE',
    residence: buyer?.child('TaxIdentification')?.text('ResidenceTypeCode'),
  };
}

const REVERSED = /inversi[óo]n del sujeto pasivo/i;

function typeOf(kind: string, method: string, total: Amount): string {
  if (kind !== 'OR' && kind !== 'CR') return 'standard';
  if (method === '01') return 'corrective';
  return total.isNegative() ? 'credit-note' : 'debit-note';
}

function draftOf(
  invoice: Source,
  parties: Parties,
  report: Report,
): { draft: JsonObject; lines: readonly Line[]; isTurned: boolean } {
  const header = invoice.child('InvoiceHeader');
  const issue = invoice.child('InvoiceIssueData');
  const totals = invoice.child('InvoiceTotals');
  const kind = header?.text('InvoiceClass') ?? 'OO';
  const corrective = header?.child('Corrective');
  const type = typeOf(
    kind,
    corrective?.text('CorrectionMethod') ?? '',
    amountIn(totals, 'InvoiceTotal') ?? Amount.zero(2),
  );
  const isTurned = type === 'credit-note';
  const legal = invoice.child('LegalLiterals')?.texts('LegalReference') ?? [];
  const isReversed = legal.some((each) => REVERSED.test(each));
  const around = { isTurned, isReversed, residence: parties.residence, report };
  const read = linesOf(invoice, around);
  const { lines } = read;
  const net = amountIn(totals, 'TotalGrossAmountBeforeTaxes') ?? Amount.zero(2);
  withhold(invoice, lines, isTurned ? net.negate() : net, isTurned, report);
  const { discounts, charges } = adjustmentsWithTaxes(invoice, lines, around);
  dropAmounts(invoice, report);
  const additional = invoice.child('AdditionalData');
  const related = additional?.text('RelatedInvoice');
  const docType = header?.text('InvoiceDocumentType');
  const currency = issue?.text('InvoiceCurrencyCode') ?? 'EUR';
  const note = (key: string, text: string | undefined) => (text ? [{ key, text }] : []);
  const draft = filled({
    $schema: schemaId('bill/invoice'),
    $regime: 'ES',
    $addons: ['es-facturae-v3'],
    $tags: tagsOf(docType, kind, parties.isByBuyer),
    type,
    series: header?.text('InvoiceSeriesCode'),
    code: header?.text('InvoiceNumber') ?? '',
    issue_date: issue?.text('IssueDate')?.slice(0, 10),
    op_date: issue?.text('OperationDate')?.slice(0, 10),
    currency,
    exchange_rates: exchangeRates(issue, currency),
    tax: filled({ rounding: 'currency', ext: extOf(kind, type), notes: read.taxNotes }),
    preceding: corrective ? [precedingOf(corrective, type, issue, report)] : related ? [{ code: related }] : [],
    supplier: parties.supplier,
    customer: parties.customer,
    lines: lines.map(({ members, taxes }) => filled({ ...members, taxes })),
    discounts: adjusted(discounts, lines, net),
    charges: [...adjusted(charges, lines, net), ...outlaysOf(invoice, isTurned)],
    ordering: orderingOf(issue, read, parties),
    payment: paymentOf(invoice, isTurned, report),
    delivery: parties.centres.receiver && { receiver: parties.centres.receiver },
    notes: [
      ...note('reason', issue?.lines('InvoiceDescription')),
      ...legal.map((text) => ({ key: 'legal', text })),
      ...note('general', additional?.lines('InvoiceAdditionalInformation')),
    ],
  });
  return { draft: draft as JsonObject, lines, isTurned };
}

/** Adds the withheld tax to discounts and charges, if all lines have it and its base is the amount after them. */
function adjusted(list: readonly Members[], lines: readonly Line[], net: Amount): Members[] {
  const all = lines.map(({ taxes }) => taxes.find(isRetained));
  const [first] = all;
  const isSame = first !== undefined && all.every((each) => each?.cat === first.cat && each?.percent === first.percent);
  const base = lines[0]?.source && withheldBase(lines[0].source);
  if (!isSame || base === undefined || !base.equals(net)) return [...list];
  return list.map((each) => ({ ...each, taxes: [...(Array.isArray(each.taxes) ? each.taxes : []), first] }));
}

/** Returns the base of the only withheld tax of the invoice that a line is in. */
function withheldBase({ element }: Source): Amount | undefined {
  const invoice = element.parent?.parent;
  const withheld = invoice?.children.find(({ localName }) => localName === 'TaxesWithheld')?.children ?? [];
  const [tax] = withheld.length === 1 ? withheld : [];
  const base = tax?.children.find(({ localName }) => localName === 'TaxableBase');
  return numberOf(base?.first?.text.trim());
}

function tagsOf(docType: string | undefined, kind: string, isByBuyer: boolean): string[] {
  return [
    ...(docType === 'FA' ? ['simplified'] : []),
    ...(docType === 'AF' || isByBuyer ? ['self-billed'] : []),
    ...(/^C[ORC]$/.test(kind) ? ['copy'] : []),
    ...(/^[OC]C$/.test(kind) ? ['summary'] : []),
  ];
}

/** Returns the class of the invoice, if type and tags do not determine it. */
function extOf(kind: string, type: string): Members {
  return kind === 'CR' && type !== 'corrective' ? { 'es-facturae-invoice-class': kind } : {};
}

function exchangeRates(issue: Source | undefined, currency: string): Members[] {
  const details = issue?.child('ExchangeRateDetails');
  const [amount, date] = [details?.text('ExchangeRate'), details?.text('ExchangeRateDate')?.slice(0, 10)];
  if (currency === 'EUR' || amount === undefined) return [];
  return [filled({ from: currency, to: 'EUR', at: date && `${date}T00:00:00`, amount })];
}

function precedingOf(part: Source, type: string, issue: Source | undefined, report: Report): Members {
  const given = part.text('InvoiceIssueDate')?.slice(0, 10);
  const period = periodIn(part, 'TaxPeriod');
  const date = given ?? (typeof period?.end === 'string' ? period.end : issue?.text('IssueDate')?.slice(0, 10));
  if (given === undefined) {
    report.supplied(
      'warning',
      { element: part.element },
      message('The file has no date for the corrected invoice; the end of its period was used: {date}.', {
        date: date ?? '',
      }),
    );
  }
  const method = part.text('CorrectionMethod') ?? '';
  const isPeriod = period !== undefined && (period.start !== period.end || period.start !== date);
  const reason = part.text('ReasonCode');
  return filled({
    issue_date: date,
    series: part.text('InvoiceSeriesCode'),
    code: part.text('InvoiceNumber') ?? '',
    period: isPeriod ? period : undefined,
    reason: part.lines('AdditionalReasonDescription'),
    ext: reason ? { 'es-facturae-correction': reason } : undefined,
    meta: type !== 'corrective' && /^0[34]$/.test(method) ? { 'es-facturae-correction-method': method } : undefined,
  });
}

function orderingOf(issue: Source | undefined, lines: ReturnType<typeof linesOf>, parties: Parties): Members {
  const list = (code: string | undefined) => (code === undefined ? [] : [{ code }]);
  return filled({
    code: issue?.text('ReceiverTransactionReference'),
    period: periodIn(issue, 'InvoicingPeriod'),
    buyer: parties.centres.buyer,
    issuer: parties.issuer,
    projects: list(issue?.text('FileReference') ?? lines.file),
    contracts: list(issue?.text('ReceiverContractReference') ?? lines.contract),
    despatch: lines.despatch,
  });
}

function filesOf(invoice: Source, report: Report): AttachedFile[] {
  const attachments = invoice.child('AdditionalData')?.child('RelatedDocuments')?.all('Attachment') ?? [];
  return attachments.map((each, at) => {
    const format = each.text('AttachmentFormat') ?? 'pdf';
    each.text('AttachmentEncoding');
    const description = each.text('AttachmentDescription');
    const packing = each.text('AttachmentCompressionAlgorithm') ?? 'NONE';
    const ending = packing === 'ZIP' ? '.zip' : packing === 'GZIP' ? '.gz' : '';
    if (ending !== '') {
      report.changed(
        'info',
        { element: each.element },
        message('The attachment is compressed; it was kept compressed.'),
      );
    }
    const name =
      description !== undefined && /\.[a-z0-9]{2,5}$/i.test(description) ? description : `adjunto-${at + 1}.${format}`;
    return {
      name: `${name}${ending}`,
      media_type: ending === '' ? mediaTypeOf(format) : 'application/octet-stream',
      ...(description && { description }),
      data: (each.child('AttachmentData')?.element.text ?? '').replace(/\s/g, ''),
    };
  });
}

function mediaTypeOf(format: string): string {
  return MEDIA_TYPES_BY_ENDING[`.${format.toLowerCase()}`] ?? 'application/octet-stream';
}
