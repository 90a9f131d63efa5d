/**
 * Reads a JSON object as a document or envelope (chapter 01 §11, chapter 09 §2.3): the first stage of every operation.
 */

import { kindOf } from '../documents.ts';
import { Envelope } from '../envelope/envelope.ts';
import { type Failure, type Fault, failure, fault, faultOf, MOST_FAULTS } from '../faults.ts';
import { type Json, type JsonObject, memberNamed } from '../model/json.ts';
import { pathText, type Step } from '../model/path.ts';
import { Reader } from '../model/reader.ts';
import { ENVELOPE_ID } from '../model/schema-id.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { registry } from '../registry.ts';
import { schemaIds, typeOfSchema } from '../schemas.ts';
import { message } from '../text/message.ts';
import { nearest } from '../text/nearest.ts';
import { shorten } from '../text/shorten.ts';
import { extensionCheck } from './extension-check.ts';
import { noticesIn } from './notices.ts';
import type { Options } from './options.ts';

/** A document, bare or in an envelope, and its path. */
export type Root = { path: Step[] } & (
  | { envelope: Envelope; doc: Wrapped | undefined }
  | { envelope?: undefined; doc: Wrapped & { content: NonNullable<Wrapped['content']> } }
);

interface RootOptions extends ReadOptions {
  /** Leaves out the warnings about readable values. */
  isQuiet?: boolean;
}

type RootRead = { ok: true; root: Root; warnings: Fault[] } | Unread;

/** A document that cannot be read, or only in part. */
export interface Unread {
  ok: false;
  failure: Failure;
  rest?: PartlyRead;
}

/** The readable part of a document. */
export interface PartlyRead {
  root: Root;
  warnings: Fault[];
  /** The paths of the unreadable values. */
  unreadable: readonly (readonly Step[])[];
  /** The members that cannot be read, which may get values from a calculation. */
  blanks: readonly { owner: Record<Step, unknown>; name: Step }[];
}

export function rootOf(envelope: Envelope): Root {
  return { envelope, doc: envelope.doc, path: ['doc'] };
}

export type ReadOptions = Pick<Options, 'strict'>;

/** Reads the value. A failure lists all unreadable values. Unknown properties become warnings. */
export function readRoot(data: JsonObject, options: RootOptions = {}): RootRead {
  const id: Json = memberNamed(data, '$schema') ?? null;
  if (id === null || id === '') {
    const missing = fault(
      'BW-SCHEMA-MISSING',
      '$.$schema',
      'The document has no $schema; add it, for example https://gobl.org/draft-0/bill/invoice.',
    );
    return unread(failure('unknown-schema', [missing]));
  }
  if (typeof id !== 'string') {
    const reader = new Reader(typeOfSchema);
    reader.path.push('$schema');
    reader.wrongType(id, '{property} must be a text in quotes, but is {found}');
    return unread(failure('input', reader.faults));
  }
  return id === ENVELOPE_ID ? readEnvelope(data, options) : readDocument(id, data, options);
}

/** Reads any object as an envelope, with any `$schema`. Rules report missing members. */
export function readEnvelope(data: JsonObject, options: ReadOptions = {}): RootRead {
  const reader = readerOf(options);
  const envelope = Envelope.read(data, reader);
  if (!envelope) return unread(failure('input', reader.faults));
  if (envelope.doc?.content) complete(envelope.doc.content);
  return finish(rootOf(envelope), memberNamed(data, 'doc'), reader);
}

function readDocument(id: string, data: JsonObject, options: RootOptions): RootRead {
  const type = typeOfSchema(id);
  if (type === undefined) {
    const guess = nearest(id, [...schemaIds(), ENVELOPE_ID]);
    const given = JSON.stringify(id.slice(0, 120));
    const unknown =
      guess === undefined
        ? message('There is no schema {given}. See the list of schemas.', { given })
        : message('There is no schema {given}. Did you mean {guess}?', { given, guess });
    return unread(failure('input', [faultOf('BW-SCHEMA-UNKNOWN', '$.$schema', unknown)]));
  }
  if (type === 'plain') {
    const text = '{schema} is a plain value and cannot be a separate document.';
    return unread(failure('input', [fault('BW-JSON-TYPE', '$', text, { schema: id })]));
  }
  const reader = readerOf(options);
  const value = type.read(data, reader);
  if (value === undefined) return unread(failure('input', reader.faults));
  const content = { type, value };
  complete(content);
  return finish({ doc: { $schema: id, content }, path: [] }, options.isQuiet ? undefined : data, reader);
}

function readerOf({ strict = false }: ReadOptions): Reader {
  return new Reader(typeOfSchema, { strict, aboutExtension: extensionCheck() });
}

function complete({ type, value }: NonNullable<Wrapped['content']>): void {
  kindOf(type)?.completeReading?.(value, registry);
}

function finish(root: Root, given: Json | undefined, reader: Reader): RootRead {
  const notices = root.doc ? noticesIn(given, root.doc, root.path) : [];
  const warnings = [...reader.warnings, ...unknownModules(root), ...notices];
  if (reader.faults.length === 0) return { ok: true, root, warnings };
  const { unreadable } = reader;
  return unread(failure('input', reader.faults), { root, warnings, unreadable, blanks: blanksIn(root, unreadable) });
}

function unread(failed: Failure, rest?: PartlyRead): Unread {
  return { ok: false, failure: failed, ...(rest && { rest }) };
}

/** Returns the members of objects at these paths. */
function blanksIn(root: Root, paths: readonly (readonly Step[])[]): PartlyRead['blanks'] {
  const document = root.doc?.content?.value;
  const inDocument = paths.filter((path) => root.path.every((step, index) => path[index] === step));
  return inDocument.flatMap((path) => {
    const name = path.at(-1);
    const owner = path
      .slice(root.path.length, -1)
      .reduce<unknown>((value, step) => (value as Record<Step, unknown> | undefined)?.[step], document);
    const isMember =
      typeof name === 'string' && typeof owner === 'object' && owner !== null && Object.hasOwn(owner, name);
    return isMember ? [{ owner: owner as Record<Step, unknown>, name }] : [];
  });
}

/** Returns warnings for an unknown regime and unknown addons, which have no effect. */
function unknownModules({ doc, path }: Root): Fault[] {
  const { $regime, $addons } = (doc?.content?.value ?? {}) as { $regime?: unknown; $addons?: unknown };
  const found: Fault[] = [];
  if (typeof $regime === 'string' && $regime !== '' && !registry.regime($regime)) {
    const text = message('No tax regime is known for "{code}"; the document is treated as one without a regime.', {
      code: shorten($regime),
    });
    found.push(faultOf('BW-WARN-REGIME', pathText([...path, '$regime']), text));
  }
  if (!Array.isArray($addons)) return found;
  for (const [position, key] of $addons.entries()) {
    if (typeof key !== 'string' || registry.addon(key)) continue;
    if (found.length > MOST_FAULTS) break;
    const text = message('There is no addon "{key}"; it was ignored. See the list of addons.', {
      key: shorten(key),
    });
    found.push(faultOf('BW-WARN-ADDON', pathText([...path, '$addons', position]), text));
  }
  return found;
}
