/** Writes a status report or a payment as a life cycle message about an invoice (chapter 14 §6.1). */

import type { Party, Payment, Status } from '../../../engine/document-types.ts';
import { type Environment, type Fault, failure, fault, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { ENVELOPE_ID, schemaId } from '../../../engine/model/schema-id.ts';
import { build } from '../../../engine/operations/operations.ts';
import type { WrittenXml } from '../../declare/conversion.ts';
import type { Direction, Format } from '../../declare/format.ts';
import { planFor } from '../../declare/plans.ts';
import { Report, strictFaults } from '../../declare/report.ts';
import type { Handed } from '../../declare/syntax.ts';
import { judgeWritten } from '../../mapping/judge-written.ts';
import { Source } from '../../mapping/write/source.ts';
import { forbiddenCharacters, placedFaults, placedIn } from '../../mapping/write/written.ts';
import { Group } from '../../model/group.ts';
import { writeTerms } from '../../model/write.ts';
import { judgedOf } from '../../rules/run.ts';
import { writeXml } from '../../xml/write.ts';
import { AS_GIVEN, STATUS } from './life-cycle.ts';
import { Message } from './message.ts';
import { reportUnread } from './unread.ts';
import { writePaymentLines } from './write-payment.ts';
import { writeStatusLines } from './write-status.ts';

export interface CdarOptions {
  /** Turns every loss of meaning into a fault. */
  strict?: boolean;
  /** For a received message, breaches of the standard are only warnings. */
  direction?: Direction | undefined;
  /** The platform that sends the message, as a party. */
  platform?: JsonObject;
}

const STATUSES = schemaId('bill/status');
const PAYMENTS = schemaId('bill/payment');

/** Writes a status report or a payment, bare or in an envelope, in a CDAR format. Faults point into the document. */
export async function writeCdar(
  data: JsonObject,
  format: Format,
  options: CdarOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  const isEnvelope = data.$schema === ENVELOPE_ID;
  const path = isEnvelope ? '$.doc' : '$';
  const given = isEnvelope ? data.doc : data;
  if (!isJsonObject(given) || (given.$schema !== STATUSES && given.$schema !== PAYMENTS)) {
    return failure('input', [otherType(given, path, format)]);
  }
  const prepared = await prepare(given, format, options, environment);
  if (!prepared.ok) return placedIn(path, prepared);
  const document = prepared.result;
  const warnings = placedFaults(path, prepared.warnings);
  const plan = await planFor('cdar');
  const { from, to } = isEnvelope && isJsonObject(data.head) ? data.head : {};
  const messageOf = (source: Source<Status> | Source<Payment>) =>
    new Message({
      document: source,
      format,
      plan,
      root: new Group(plan.declaration, undefined, undefined, path),
      report: new Report(),
      from: typeof from === 'string' ? from : undefined,
      to: typeof to === 'string' ? to : undefined,
    });
  const platform = options.platform && new Source<Party>(asParty(options.platform), 'request.platform', 'party');
  if (isPayment(document)) {
    const source = new Source(document, path, 'document');
    const written = messageOf(source);
    writePaymentLines(written, source, platform);
    if (platform) reportUnread(platform, written.report);
    return finish(written, document, path, options, warnings);
  }
  const source = new Source(document, path, 'document');
  const written = messageOf(source);
  writeStatusLines(written, source, platform);
  if (platform) reportUnread(platform, written.report);
  return finish(written, document, path, options, warnings);
}

async function finish(
  { root, plan, report, faults, format }: Message,
  document: Status | Payment,
  path: string,
  { strict, namespaces }: CdarOptions & Handed,
  noticed: Fault[],
): Promise<Outcome<WrittenXml>> {
  const found: Fault[] = [...faults, ...forbiddenCharacters(root)];
  report.sort(document, path);
  if (strict) found.push(...strictFaults(report));
  if (found.length > 0) return failure('validation', found);
  const element = writeTerms(root, plan);
  const xml = writeXml(element, namespaces);
  if (xml === undefined) return failure('validation', forbiddenCharacters(root));
  const judged = await judgeWritten(judgedOf(element, plan, root), format);
  const warnings = [...noticed, ...judged.warnings];
  if (judged.faults.length > 0) return { ...failure('validation', judged.faults), warnings };
  return { ok: true, result: { xml, report, document: document as JsonObject & typeof document }, warnings };
}

function isPayment(document: Status | Payment): document is Payment {
  return document.$schema === PAYMENTS;
}

function asParty(party: JsonObject): Party {
  return party as JsonObject & Party;
}

function otherType(given: unknown, path: string, { key }: Format): Fault {
  const property = `${path}.$schema`;
  const schema = isJsonObject(given) ? given.$schema : undefined;
  return typeof schema === 'string'
    ? fault('BW-XML-TYPE', property, '{format} is for statuses and payments; use another format for this {schema}.', {
        format: key,
        schema,
      })
    : fault(
        'BW-XML-TYPE',
        property,
        '{format} is for statuses and payments with a $schema; this document has no $schema.',
        {
          format: key,
        },
      );
}

/** Builds a copy of the document with its addons, unless building would remove the status. */
async function prepare(
  given: JsonObject,
  format: Format,
  { direction }: CdarOptions,
  environment: Environment,
): Promise<Outcome<Status | Payment>> {
  const addons = Array.isArray(given.$addons) ? given.$addons : [];
  const missing = format.addons.filter((addon) => !addons.includes(addon));
  const copy: JsonObject = missing.length > 0 ? { ...given, $addons: [...addons, ...missing] } : given;
  if (given.$schema === STATUSES && AS_GIVEN.has(statusOf(given))) return asDocument(copy);
  await load(copy);
  const built = build(copy, {}, environment);
  if (built.ok) return { ...asDocument(built.result), warnings: built.warnings };
  if (direction !== 'received' || built.key !== 'validation' || !built.document) return built;
  return { ...asDocument(built.document as JsonObject), warnings: [...built.warnings, ...built.faults] };
}

/** Returns the document as a status or a payment. One that names such a schema has the members of its type. */
function asDocument(document: JsonObject): Outcome<Status | Payment> {
  return { ok: true, result: document as JsonObject & (Status | Payment), warnings: [] };
}

/** Returns the status code of the first line of a document written as given. */
function statusOf({ lines }: JsonObject): string {
  const [line] = Array.isArray(lines) ? lines : [];
  const ext = isJsonObject(line) && isJsonObject(line.ext) ? line.ext : {};
  return typeof ext[STATUS] === 'string' ? ext[STATUS] : '';
}
