/** Reads invoices in UBL and CII as documents (chapter 14 §5). */

import { type Environment, type Fault, failure, fault, faultOf, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { hintCodes } from '../../../engine/operations/notices.ts';
import { type Built, buildSettled } from '../../../engine/operations/settled.ts';
import { buildWarnings } from '../../../engine/operations/warnings.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import { planFor, recognitionPlanFor } from '../../declare/plans.ts';
import { Report } from '../../declare/report.ts';
import type { Handed } from '../../declare/syntax.ts';
import type { RecognisedFamily } from '../../declare/unjudged.ts';
import { ownMapping } from '../../mapping/own-mapping.ts';
import { draftOf } from '../../mapping/read/document.ts';
import { addRounding, compareFigures, giveRounding, missingRounding } from '../../mapping/read/figures.ts';
import { reportHeaders } from '../../mapping/read/headers.ts';
import { Reading } from '../../mapping/read/reading.ts';
import { reportRest } from '../../mapping/read/rest.ts';
import { reportSpellings } from '../../mapping/read/spellings.ts';
import { type DocumentKind, kindOf } from '../../model/plan.ts';
import { readTerms } from '../../model/read.ts';
import { loadForeign } from '../../recognise/load-foreign.ts';
import { normal } from '../../rules/declare.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { Known } from './code.ts';
import { coreOf, foreignNamespace, noteOn, type Recognition, recognise, recognisedAs } from './recognise.ts';

/** Reads an invoice in the given format or its own, and builds a document. Faults of the document are part of the result. */
export async function read(
  { formats }: Known,
  file: SyntaxFile,
  from: Format | undefined,
  { namespaces }: Handed,
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  const { root, wrapper = root, isInPdf } = file;
  const kind = kindOf(root);
  const family = from ? undefined : (await loadForeign()).familyOf(root);
  const reading = await readingOf(formats, root, kind, family ? withoutRules(coreOf(formats)) : from, isInPdf);
  const foreign = foreignNamespace(reading.read.unclaimed, root, reading.plan, namespaces);
  if (foreign !== undefined) return failure('validation', [faultOf('BW-XML-ROOT', '/', foreign)]);
  reportHeaders(wrapper, root, reading.report);
  const { result, warnings } = await documentOf(reading, family, environment);
  const seal = await (await ownMapping(reading.format)).loadSeal?.();
  const sealed = seal?.sealRecord(file);
  return { ok: true, result: { ...result, ...sealed }, warnings };
}

/** Returns a format whose documents need not keep its rules. */
function withoutRules(format: Format): Format {
  return { ...format, addons: [] };
}

/** Reads the terms of an invoice, including terms of its format beyond the core. */
async function readingOf(
  formats: readonly Format[],
  root: XmlElement,
  kind: DocumentKind,
  from: Format | undefined,
  isInPdf?: boolean,
): Promise<Reading> {
  const format =
    from ?? recognise(formats, readTerms(root, await recognitionPlanFor(kind)).invoice, kind, isInPdf).format;
  const plan = await planFor(kind, format);
  return new Reading(readTerms(root, plan), format, plan, new Report());
}

async function documentOf(
  reading: Reading,
  family: RecognisedFamily | undefined,
  environment: Environment,
): Promise<{ result: DocumentRead; warnings: Fault[] }> {
  const { report, format, files } = reading;
  reportFormat(reading, family);
  const own = await ownMapping(format);
  const draft = draftOf(reading, own);
  giveRounding(reading, draft);
  await load(draft);
  let built = buildSettled(draft, environment);
  // The address alone does not say whose taxes the invoice has.
  if (draft.$regime !== undefined && !isJsonObject(built.document.totals)) {
    const { $regime: _, ...free } = draft;
    const other = buildSettled(free, environment);
    if (isJsonObject(other.document.totals)) {
      delete draft.$regime;
      built = other;
    }
  }
  const missing = missingRounding(reading, built.document);
  if (missing !== undefined) {
    addRounding(reading, draft, missing);
    built = buildSettled(draft, environment);
  }
  compareFigures(reading, built.document, missing !== undefined);
  const warnings = reportChanges(reading, draft, built);
  reportSpellings(reading, built.document);
  reportRest(reading);
  own.restore?.(built.document);
  report.sortByElement();
  if (draft.issue_date === undefined) leaveUndated(reading, built.document);
  const faults = [...reading.faults, ...built.faults];
  return { result: { format: format.key, document: built.document, report, files, faults, reading }, warnings };
}

/** Removes the date of issue. Building sets it to today, which is wrong for a received invoice. */
function leaveUndated({ faults }: Reading, document: JsonObject): void {
  delete document.issue_date;
  const property = '$.issue_date';
  if (faults.some(({ properties }) => properties.includes(property))) return;
  const missing = fault('BW-XML-VALUE', property, 'The XML has no issue date (BT-2).');
  faults.push({ ...missing, terms: ['BT-2'] });
}

/** Reports the parts of format and process identifiers that the document does not keep. */
function reportFormat({ invoice, format, report, plan }: Reading, family: RecognisedFamily | undefined): void {
  const control = invoice.inner('BG-2');
  const recognition = recognisedAs(format, invoice.group, plan.kind);
  control?.value('BT-24');
  if (recognition.specification !== format.specification) {
    const place = { element: control?.elementOf('BT-24'), term: 'BT-24' } as const;
    const isUnknown = family !== undefined || recognition.naming === 'none';
    const text = family ? unruledText(family) : recognitionText(recognition);
    report.changed(isUnknown ? 'warning' : 'info', place, text);
  }
  if (normal(control?.peek('BT-23')) === format.process) control?.value('BT-23');
}

function unruledText({ name }: RecognisedFamily): Message {
  return message('The invoice was read as UBL without the rules of {name}.', { name });
}

function recognitionText(recognition: Recognition): Message {
  const { format, specification, naming } = recognition;
  const values = { specification, format: format.key };
  if (specification === '') return message('The invoice names no specification; it was read as {format}.', values);
  if (naming === 'none')
    return message('Unknown specification {specification}: the invoice was read as {format}.', values);
  return (
    noteOn(recognition) ??
    message('The specification {specification} was not kept; the invoice was read as {format}.', values)
  );
}

/**
 * Reports changes by building: other texts, or defaults for missing ones. Returns the warnings about unchanged values.
 */
function reportChanges(reading: Reading, draft: JsonObject, built: Built): Fault[] {
  const { report } = reading;
  const { document } = built;
  const { changes, notices } = buildWarnings(draft, built);
  for (const { code, properties, template, values, details, more } of changes) {
    if (code !== 'BW-WARN-VALUE') continue;
    const [property = '$'] = properties;
    report.changed(
      'warning',
      { property, element: reading.sources.get(property)?.element },
      { template, values, details, more },
    );
  }
  if (draft.currency === undefined && typeof document.currency === 'string') {
    report.supplied(
      'warning',
      { property: '$.currency' },
      message('The XML has no readable currency; {value} was used.', { value: document.currency }),
    );
  }
  return notices.filter(({ code }) => !hintCodes.has(code));
}
