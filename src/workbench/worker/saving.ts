/** What a draft can be saved as beside its own text, and what is lost by it or keeps it from being saved. */

import type { Environment, Outcome, WordedFault } from '../../engine/faults.ts';
import { wordedOutcome } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { schemaId } from '../../engine/model/schema-id.ts';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { base64Of } from '../../engine/text/base64.ts';
import type { FormatSummary, WordedLoss } from '../../formats/index.ts';
import { language } from '../texts/say.ts';
import { objectIn, system } from './check.ts';

type Formats = typeof import('../../formats/index.ts');

/** Fetched when somebody first wants to save something so. */
const formats = (): Promise<Formats> => import('../../formats/index.ts');

/** What is saved: a document, or the text of an e-invoice in XML. */
type Source = JsonObject | string;

/** Something that a draft can be saved as. */
export interface SaveKind {
  key: string;
  name: string;
  description: string;
  /** The ending of the file's name, without a dot. */
  extension: string;
  mediaType: string;
  /** The kind that says what is lost by it, or missing for it, without drawing pages: for that a library and fonts are fetched. Undefined for pages alone. */
  trial: string | undefined;
  /** Its pages may be those of a PDF that is given. */
  takesPages: boolean;
}

interface Written {
  content: string | Uint8Array<ArrayBuffer>;
  losses: readonly WordedLoss[];
}

/** A kind with how it is written. What else a draft is to be saved as is added to `writers`. */
interface Writer extends SaveKind {
  /** Addons of documents that are meant to become this. */
  addons: readonly string[];
  fits(source: Source): boolean;
  /** @param pdf a PDF in base64, whose pages are taken */
  write(source: Source, environment: Environment, pdf?: string): Promise<Outcome<Written>>;
}

async function writers(tag: string): Promise<Writer[]> {
  const room = await formats();
  return room
    .formatSummaries()
    .filter(({ writes }) => writes)
    .map((format) => formatWriter(format, room, tag));
}

function formatWriter(
  { key, name, description, syntax, addons, media_type, carries }: FormatSummary,
  { convertDocument, convertXml, wordedConversion }: Formats,
  tag: string,
): Writer {
  return {
    key,
    name: name[tag] ?? name.en ?? key,
    description: description[tag] ?? description.en ?? '',
    extension: media_type === 'application/pdf' ? 'pdf' : 'xml',
    mediaType: media_type,
    trial: syntax === 'pdf' ? undefined : (carries ?? key),
    takesPages: carries !== undefined,
    addons,
    fits: (source) =>
      syntax === 'pdf' ||
      (isOfLifeCycle(source) === (syntax === 'cdar') && (typeof source === 'string' || isBill(source))),
    async write(source, environment, pdf) {
      const options = { to: key, pdf };
      const outcome = await (typeof source === 'string'
        ? convertXml(source, options, environment)
        : convertDocument(source, options, environment));
      if (!outcome.ok) return outcome;
      const { losses } = wordedConversion(outcome.result, language.translation);
      const { result } = outcome.result;
      return { ...outcome, result: { content: result instanceof Uint8Array ? result : String(result), losses } };
    },
  };
}

const LIFE_CYCLE = [schemaId('bill/status'), schemaId('bill/payment')];

/** Whether it is of the life cycle of invoices: a status, a payment, or the message of one. */
function isOfLifeCycle(source: Source): boolean {
  if (typeof source === 'string') return /<(?:[\w.-]+:)?CrossDomainAcknowledgementAndResponse[\s>]/.test(source);
  return LIFE_CYCLE.includes(schemaOf(source));
}

function isBill(source: JsonObject): boolean {
  return [schemaId('bill/invoice'), ...LIFE_CYCLE].includes(schemaOf(source));
}

function schemaOf(source: JsonObject): string {
  const { $schema } = documentIn(source);
  return typeof $schema === 'string' ? $schema : '';
}

/** The document, out of its envelope where it is in one. */
function documentIn(source: JsonObject): JsonObject {
  const { doc } = source;
  return typeof doc === 'object' && doc !== null && !Array.isArray(doc) ? (doc as JsonObject) : source;
}

function sourceOf(text: string): Source | undefined {
  return isXmlText(text) ? text : objectIn(text);
}

/** Returns the kinds that a text of this type can be saved as, and the one that its addons are for; none for a text that cannot be read. */
export async function saveKinds({ text, tag }: { text: string; tag: string }): Promise<{
  kinds: SaveKind[];
  likely: string | undefined;
}> {
  const source = sourceOf(text);
  if (source === undefined) return { kinds: [], likely: undefined };
  const fitting = (await writers(tag)).filter((writer) => writer.fits(source));
  const kinds = fitting.map(({ addons, fits, write, ...kind }) => kind);
  return { kinds, likely: likelyOf(fitting, source) };
}

/** The kind that is meant: built on the last of the document's addons, which builds on those before it. */
function likelyOf(fitting: readonly Writer[], source: Source): string | undefined {
  const { $addons = [] } = typeof source === 'string' ? {} : documentIn(source);
  const present = Array.isArray($addons) ? $addons.toReversed() : [];
  for (const addon of present) {
    const meant = fitting.find(({ addons }) => addons.some((each) => each === addon));
    if (meant) return meant.key;
  }
  return undefined;
}

/** What became of a text that was to be saved. */
export interface Saved {
  /** Absent where it has faults. */
  content: Written['content'] | undefined;
  losses: readonly WordedLoss[];
  faults: readonly WordedFault[];
  warnings: readonly WordedFault[];
}

/** Which kind has found a fault of a code, last: what fixes it is tried out by the same. */
const foundBy = new Map<string, string>();

/** Writes a text as one of the kinds, with the pages of a PDF where one is given; with the faults that keep it from that, at the properties of the document. */
export async function saveAs({
  text,
  as,
  pages,
}: {
  text: string;
  as: string;
  pages?: Blob | undefined;
}): Promise<Saved> {
  const { content, losses, faults, warnings } = await writtenAs(text, as, pages);
  for (const { code } of [...faults, ...warnings]) foundBy.set(code, as);
  return { content, losses, faults, warnings };
}

async function writtenAs(text: string, as: string, pages?: Blob): Promise<Saved> {
  const source = sourceOf(text);
  const writer = (await writers('en')).find(({ key }) => key === as);
  if (source === undefined || writer === undefined) throw new Error(`nothing can be written as ${as}`);
  const pdf = pages && base64Of(new Uint8Array(await pages.arrayBuffer()));
  const outcome = wordedOutcome(await writer.write(source, system, pdf), language.translation);
  const { warnings } = outcome;
  if (!outcome.ok) return { content: undefined, losses: [], faults: outcome.faults, warnings };
  return { ...outcome.result, faults: [], warnings };
}

/** Returns what keeps a text from being saved as the kind that found a fault of this code; undefined where none did. */
export async function savingFaults(
  text: string,
  code: string | undefined,
): Promise<readonly WordedFault[] | undefined> {
  const as = code === undefined ? undefined : foundBy.get(code);
  if (as === undefined || sourceOf(text) === undefined) return undefined;
  const { faults, warnings } = await writtenAs(text, as);
  return [...faults, ...warnings];
}
