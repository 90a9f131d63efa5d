/** Common steps of writing national formats: envelopes, addons, and faults and losses at the properties of the input. */

import { type Fault, failure, fault, faultOf, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { ENVELOPE_ID, schemaId } from '../../../engine/model/schema-id.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Verification } from '../../../paper/verification.ts';
import type { WriteOptions, WrittenTree, WrittenXml } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import { type Loss, type Severity, strictFaults } from '../../declare/report.ts';
import type { Handed } from '../../declare/syntax.ts';
import type { Finding } from '../../rules/run.ts';
import type { XmlElement } from '../../xml/element.ts';
import { writeXml } from '../../xml/write.ts';
import {
  forbiddenTexts,
  type NationalWriting,
  placed,
  placedFindings,
  propertyOf,
  withAddons,
  within,
} from './writing.ts';

/** An invoice as elements, with its faults and losses. Paths begin at the invoice, `$`. */
interface Drafted {
  /** The invoice after building. */
  readonly document: JsonObject;
  /** Faults by the standard, its regime and its addons. */
  readonly unbuilt: readonly Fault[];
  /** Warnings of building. */
  readonly noticed: readonly Fault[];
  readonly writing: NationalWriting;
  readonly root: XmlElement;
  /** The findings of the schema and the rules of the format. */
  readonly found: readonly Finding[];
  /** The losses of reading that do not apply, because the content of the file was carried over (carry.ts). */
  readonly carried?: ReadonlySet<Loss> | undefined;
}

/** How a format writes. */
interface Writer {
  readonly format: Format;
  /** The code of the fault for an invoice type that the format does not have. */
  readonly typeCode: string;
  /** The schemas of the documents that it writes. Default: invoices, including those that name no schema. */
  readonly schemas?: readonly string[];
  /** Returns the fault of a document with another schema. Default: that it is not an invoice. */
  readonly otherType?: (given: JsonObject) => Fault;
  /** Returns the fault of an invoice type that the format does not have. */
  readonly refusedType?: (invoice: JsonObject) => Fault | undefined;
  /** Makes the elements of an invoice with the addons of the format. @param uuid the UUID of the envelope */
  readonly draft: (invoice: JsonObject, uuid: Json | undefined) => Outcome<Drafted> | Promise<Outcome<Drafted>>;
  /** Returns whether a fault of the rules always prevents the file. Default: all do. */
  readonly isGrave?: (fault: Fault) => boolean;
  /** The other faults that prevent the file unless `strict` is false, and what the refusal says. */
  readonly refusal?: { readonly isFor: (fault: Fault) => boolean; readonly text: Message };
  /** Paths whose absence from the file is not a loss. */
  readonly minor: RegExp;
  /** Paths of values that follow from others in the file. */
  readonly computed: RegExp;
  readonly verificationOf?: (xml: string, root: XmlElement) => Promise<Verification | undefined>;
  /** Returns the file name that the format prescribes. */
  readonly fileNameOf: (root: XmlElement) => string;
}

/** Writes an invoice, bare or in an envelope. Faults point to the input. */
export async function writeNational(
  data: JsonObject,
  options: WriteOptions & Handed,
  writer: Writer,
): Promise<Outcome<WrittenXml>> {
  const isEnvelope = data.$schema === ENVELOPE_ID;
  const path = isEnvelope ? '$.doc' : '$';
  const given = isEnvelope ? data.doc : data;
  const { format } = writer;
  const wrong = otherTypeOf(given, writer);
  if (wrong || !isJsonObject(given)) return failure('validation', wrong ? [placed(path, wrong)] : []);
  const refused = writer.refusedType?.(given);
  if (refused) return failure('validation', [placed(path, refused)]);
  const invoice = withAddons(given, format);
  await load(invoice);
  const uuid = isEnvelope && isJsonObject(data.head) ? data.head.uuid : undefined;
  const drafted = await writer.draft(invoice, uuid);
  return inEnvelope(path, drafted.ok ? await finished(drafted.result, options, writer) : drafted);
}

/** Returns the fault of a document with a schema that the format does not write. */
function otherTypeOf(given: Json | undefined, { typeCode, format, schemas, otherType }: Writer): Fault | undefined {
  const known = schemas ?? ['bill/invoice'];
  if (isJsonObject(given)) {
    const { $schema } = given;
    if ($schema === undefined ? schemas === undefined : known.some((each) => $schema === schemaId(each)))
      return undefined;
    if (otherType) return otherType(given);
  }
  const text = '{format} is for invoices (bill/invoice); this is not one.';
  return fault(typeCode, '$', text, { format: format.name.en ?? format.key });
}

/** Writes the elements, unless a fault prevents it. */
async function finished(
  drafted: Drafted,
  options: WriteOptions & Handed,
  writer: Writer,
): Promise<Outcome<WrittenXml>> {
  const { document, unbuilt, writing, root, carried } = drafted;
  const { isGrave = () => true, verificationOf } = writer;
  const { report } = writing;
  reportUnread(writing, writer);
  report.sort(document, '$');
  const { faults: broken, warnings: lesser } = placedFindings(drafted.found, '$');
  const isTolerated = options.direction === 'received';
  // A wrong document makes a wrong file, for the same reasons. What is missing in it may have been carried over.
  const own = [...(carried ? [] : writing.faults), ...(isTolerated ? [] : unbuilt)];
  const { strict } = options;
  const { refusal } = writer;
  const isRefused = (each: Fault) => isGrave(each) || (strict ?? refusal?.isFor(each) ?? false);
  const faults = own.length > 0 ? own : broken.filter(isRefused);
  if (refusal && faults.length > 0 && own.length === 0 && !faults.some(isGrave))
    faults.push(faultOf('BW-FORMAT-REFUSED', 'request.strict', refusal.text));
  if (strict) faults.push(...strictFaults(report));
  const refused = broken.filter((each) => !isRefused(each));
  const warnings = [...drafted.noticed, ...(isTolerated ? unbuilt : []), ...refused, ...lesser];
  if (faults.length > 0) return { ...failure('validation', faults), warnings };
  const xml = writeXml(root, options.namespaces);
  if (xml === undefined) return { ...failure('validation', forbiddenTexts(root)), warnings };
  const verification = await verificationOf?.(xml, root);
  const fileName = writer.fileNameOf(root);
  const tree = { root, propertyOf };
  const result = {
    xml,
    report,
    document,
    tree,
    fileName,
    ...(refused.length > 0 && { refused }),
    ...(carried && { carried }),
    ...(verification && { verification }),
  };
  return { ok: true, result, warnings };
}

function reportUnread({ document, report }: NationalWriting, { format, minor, computed }: Writer): void {
  const text: Message = message('Not written: {format} has no field for it.', {
    format: format.name.en ?? format.key,
  });
  for (const property of document.unread()) {
    if (computed.test(property)) continue;
    const severity: Severity = minor.test(property) ? 'info' : 'warning';
    report.dropped(severity, { property }, text);
  }
}

/** Returns an outcome with all paths in the document or envelope of the caller. */
function inEnvelope(path: string, outcome: Outcome<WrittenXml>): Outcome<WrittenXml> {
  if (path === '$') return outcome;
  const warnings = outcome.warnings.map((each) => placed(path, each));
  if (!outcome.ok) return { ...outcome, faults: outcome.faults.map((each) => placed(path, each)), warnings };
  const { report, tree, refused } = outcome.result;
  for (const loss of report.losses) loss.properties = loss.properties.map((property) => within(path, property));
  const placedTree: WrittenTree | undefined = tree && {
    root: tree.root,
    propertyOf(element) {
      const property = tree.propertyOf(element);
      return property === undefined ? undefined : within(path, property);
    },
  };
  const more = {
    ...(placedTree && { tree: placedTree }),
    ...(refused && { refused: refused.map((each) => placed(path, each)) }),
  };
  return { ...outcome, result: { ...outcome.result, ...more }, warnings };
}
