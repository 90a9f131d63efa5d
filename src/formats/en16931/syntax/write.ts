/** Writes a document as an invoice in UBL or CII (chapter 14 §2). */

import type { Invoice } from '../../../engine/document-types.ts';
import { type Environment, type Fault, failure, mergeFaults, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { ENVELOPE_ID, schemaId } from '../../../engine/model/schema-id.ts';
import { buildRestated } from '../../../engine/operations/restate.ts';
import { catalogueDefinition } from '../../../engine/summaries.ts';
import { message } from '../../../engine/text/message.ts';
import { CREDIT_NOTE_TYPES } from '../../codes/generated/lists.ts';
import type { WriteOptions, WrittenXml } from '../../declare/conversion.ts';
import type { Direction, Format } from '../../declare/format.ts';
import { writingPlanFor } from '../../declare/plans.ts';
import { Report, strictFaults } from '../../declare/report.ts';
import type { Handed } from '../../declare/syntax.ts';
import { judgeWritten } from '../../mapping/judge-written.ts';
import { type OwnMapping, ownMapping } from '../../mapping/own-mapping.ts';
import type { Sealed } from '../../mapping/sealed.ts';
import { typeCodeOf } from '../../mapping/write/head.ts';
import { writeInvoice } from '../../mapping/write/invoice.ts';
import { forbiddenCharacters, placedFaults, placedIn } from '../../mapping/write/written.ts';
import type { Group } from '../../model/group.ts';
import type { DocumentKind, Plan } from '../../model/plan.ts';
import { writeTerms } from '../../model/write.ts';
import { judgedOf } from '../../rules/run.ts';
import { writeXml } from '../../xml/write.ts';
import type { Known } from './code.ts';

/**
 * Writes an invoice, bare or in an envelope, in a format. Faults have paths in the document: faults of building it,
 * `BW-XML-…` for data that the format cannot express, and faults by the format's rules with their official identifiers.
 * For a received invoice, faults by other rules than the format's are warnings.
 */
export async function write(
  { otherDocument }: Known,
  data: JsonObject,
  wanted: Format,
  options: WriteOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  const path = data.$schema === ENVELOPE_ID ? '$.doc' : '$';
  const given = path === '$' ? data : data.doc;
  if (!isJsonObject(given) || (given.$schema !== undefined && given.$schema !== schemaId('bill/invoice'))) {
    return otherDocument(given, path, wanted);
  }
  const format = nationalFormat(wanted, given);
  const report = new Report();
  const own = await ownMapping(format);
  const prepared = await prepare(given, format, path, { report, own, direction: options.direction }, environment);
  if (!prepared.ok) return placedIn(path, prepared);
  const { source: origin } = options;
  const { document: built, totals } = prepared.result;
  const document = origin?.stated
    ? ((await import('../../national/shared/stated.ts')).restated(built, origin.stated, true) as Invoice & JsonObject)
    : built;
  const noticed = placedFaults(path, prepared.warnings);
  const encoded = own.encode?.({ document, path, format, report });
  if (encoded && encoded.faults.length > 0) return { ...failure('validation', encoded.faults), warnings: noticed };
  const coded = encoded?.document ?? document;
  const plan = await writingPlanFor(kindFor(coded, format), format);
  const refused = (await format.refuses?.(plan)) ?? new Set();
  const written = writeInvoice({
    document: coded,
    path,
    format,
    plan,
    refused,
    report,
    files: options.files ?? [],
    isReceived: options.direction === 'received',
    own,
    plain: document,
    options: options.formatOptions ?? {},
    uuid: environment.uuid,
    exemptions: await exemptionNames(coded),
  });
  if (!written.ok) return { ...failure('validation', written.faults), warnings: noticed };
  const { reading } = options;
  const target = { invoice: written.invoice, plan, format, refused, report };
  const carried = reading
    ? (await import('../../mapping/carry.ts')).carry(reading, target)
    : origin?.stated && new Set(origin.report.losses.filter(({ kind }) => kind === 'difference'));
  if (refused.size > 0) {
    const { narrow } = await import('../../mapping/write/narrow.ts');
    const unfit = narrow(written.invoice, refused, plan, format, report, reading?.read.invoice);
    if (unfit.length > 0) return { ...failure('validation', unfit), warnings: noticed };
  }
  const file = await fileOf({
    own,
    invoice: written.invoice,
    plan,
    document,
    path,
    format,
    environment,
    options,
    report,
  });
  if (file.refused !== undefined) return failure('validation', file.refused);
  const { root, sealed, source, faults } = file;
  const warnings = [...noticed, ...file.warnings, ...written.notices, ...(sealed.notices ?? [])];
  report.sort(document, path);
  if (options.strict) faults.push(...strictFaults(report));
  if (faults.length > 0) return { ...failure('validation', faults), warnings };
  const result = {
    xml: sealed.xml,
    report,
    ...besides(sealed),
    ...(carried && { carried }),
    document: source.document,
    totals,
    written: { root, invoice: written.invoice, plan },
  };
  return { ok: true, result, warnings };
}

/** Returns the results of sealing besides the file. */
function besides({ record, verification, fileName }: Sealed & { ok: true }): Partial<WrittenXml> {
  return {
    ...(record && { record }),
    ...(verification && { verification }),
    ...(fileName !== undefined && { fileName }),
  };
}

/** The terms of a document, with the mapping that completes them. */
interface Mapped {
  readonly own: OwnMapping;
  readonly invoice: Group;
  readonly plan: Plan;
  readonly document: Invoice & JsonObject;
  readonly path: string;
  readonly format: Format;
  readonly environment: Environment;
  readonly options: WriteOptions & Handed;
  readonly report: Report;
}

/** Completes the elements of an invoice, writes them as a file, and judges it by the rules of its format. */
async function fileOf({ own, invoice, plan, document, path, format, environment, options, report }: Mapped) {
  const root = writeTerms(invoice, plan);
  const finished = await own.finish?.({ root, invoice, plan, document, path, format, environment });
  own.shape?.(root);
  const xml = writeXml(root, options.namespaces, own.declared);
  if (xml === undefined) return { refused: forbiddenCharacters(invoice) };
  const sealing = { root, path, options: options.formatOptions ?? {}, report, environment, isEnveloped: path !== '$' };
  const sealed: Sealed = own.seal?.(xml, sealing) ?? { ok: true, xml };
  if (!sealed.ok) return { refused: [...sealed.faults] };
  const source = { document: document as JsonObject & Invoice, path, environment };
  const judged = finished?.judged ?? judgedOf(root, plan, invoice);
  const verdict = await judgeWritten(judged, format, source, finished?.locate);
  return { refused: undefined, root, sealed, source, ...verdict };
}

/** Returns a format with the differences for the seller's country or for the document's addons of a country. */
function nationalFormat(format: Format, { supplier, $addons }: JsonObject): Format {
  const taxId = isJsonObject(supplier) ? supplier.tax_id : undefined;
  const country = isJsonObject(taxId) ? taxId.country : undefined;
  const given = Array.isArray($addons) ? $addons : [];
  for (const [code, own] of Object.entries(format.national ?? {})) {
    if (code === country || own.addons.every((addon) => given.includes(addon))) return { ...format, ...own };
  }
  return format;
}

/** Builds a copy of the document for the format: with its addons, without included taxes, rounded to the currency. */
async function prepare(
  given: JsonObject,
  format: Format,
  path: string,
  { report, own, direction }: { report: Report; own: OwnMapping; direction: Direction | undefined },
  environment: Environment,
): Promise<Outcome<Prepared>> {
  const addons = Array.isArray(given.$addons) ? given.$addons : [];
  const missing = format.addons.filter((addon) => !addons.includes(addon));
  const copy: JsonObject = missing.length > 0 ? { ...given, $addons: [...addons, ...missing] } : given;
  await load(copy);
  const weightOf = (each: Fault) => format.tolerates?.(each, copy);
  const isTolerated = (each: Fault) => direction === 'received' || weightOf(each) !== undefined;
  const restated = buildRestated(copy, environment, isTolerated);
  if (!restated.ok) return restated;
  const { document, totals, withoutTax, rounded, difference, tolerated } = restated.result;
  if (missing.length > 0 && direction !== 'received')
    own.complete?.({ document: document as Invoice & JsonObject, given, path, report });
  // Building sets a missing date of issue to today.
  if (direction === 'received' && given.issue_date === undefined) delete document.issue_date;
  if (withoutTax) {
    report.changed(
      'info',
      { property: `${path}.tax.prices_include` },
      message('The prices were written without their included tax.'),
    );
  }
  if (rounded) {
    report.changed(
      'info',
      { property: `${path}.tax.rounding` },
      message('The figures were rounded line by line, as EN 16931 requires.'),
    );
  }
  if (!difference.isZero()) {
    report.changed(
      'warning',
      { property: `${path}.tax.rounding`, term: 'BT-114' },
      message(
        'Rounding line by line changes the total by {difference}; the rounding (BT-114) keeps the amount payable.',
        {
          difference: difference.negate().toString(),
        },
      ),
    );
  }
  return {
    ok: true,
    result: { document: document as Invoice & JsonObject, totals },
    warnings: [...restated.warnings, ...mergeFaults(tolerated.filter((each) => weightOf(each) !== 'nothing'))],
  };
}

/** An invoice with the changes for its format, and its totals before them. */
interface Prepared {
  readonly document: Invoice & JsonObject;
  readonly totals: JsonObject;
}

/** Returns the kind of document. The code of the document's type determines the UBL root (chapter 11 §3.1). */
function kindFor(document: Invoice, { syntax, writing }: Format): DocumentKind {
  if (syntax === 'cii') return 'cii';
  if (writing?.onlyInvoices) return 'ubl-invoice';
  return CREDIT_NOTE_TYPES.has(typeCodeOf(document) ?? '') ? 'ubl-credit-note' : 'ubl-invoice';
}

/** Returns the names of exemption reasons, if several of them share one group of the breakdown. */
async function exemptionNames({ totals }: Invoice): Promise<ReadonlyMap<string, string>> {
  const codes = new Set<string>();
  for (const { rates } of totals?.taxes?.categories ?? []) {
    for (const { ext } of rates ?? []) if (typeof ext?.['cef-vatex'] === 'string') codes.add(ext['cef-vatex']);
  }
  if (codes.size < 2) return new Map();
  const extensions = (await catalogueDefinition('cef'))?.extensions ?? [];
  const values = extensions.find(({ key }) => key === 'cef-vatex')?.values ?? [];
  return new Map(values.map(({ code, name }) => [code ?? '', name?.en ?? code ?? '']));
}
