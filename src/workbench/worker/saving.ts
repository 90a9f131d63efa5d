/** What a draft can be saved as beside its own text, and what is lost by it or keeps it from being saved. */

import type { Environment, Outcome, WordedFault } from '../../engine/faults.ts';
import { wordedOutcome } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { schemaId } from '../../engine/model/schema-id.ts';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { base64Of } from '../../engine/text/base64.ts';
import type { FormatSummary, WordedLoss } from '../../formats/index.ts';
import { inUtf8 } from '../document/in-utf8.ts';
import { language, say } from '../texts/say.ts';
import { objectIn, system } from './check.ts';
import * as texts from './texts.ts';

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
  /** It comes after those that most people want: pages, the e-invoice that is likely meant, the text itself. */
  isOther: boolean;
  /** It is the e-invoice that is likely meant. */
  isUsual: boolean;
}

interface Written {
  content: string | Uint8Array<ArrayBuffer>;
  losses: readonly WordedLoss[];
}

/** What is at hand for writing. */
interface Given {
  /** The draft's text. */
  text: string;
  /** A PDF in base64, whose pages are taken. */
  pdf: string | undefined;
}

/** A kind with how it is written. What else a draft is to be saved as is added to `writers`. */
interface Writer extends Omit<SaveKind, 'isUsual'> {
  /** Addons of documents that are meant to become this. */
  addons: readonly string[];
  fits(source: Source): boolean;
  write(source: Source, environment: Environment, given: Given): Promise<Outcome<Written>>;
}

async function writers(tag: string): Promise<Writer[]> {
  const room = await formats();
  const summaries = room.formatSummaries().filter(({ writes }) => writes);
  return [...summaries.map((format) => formatWriter(format, room, tag)), ...ownTexts()];
}

/** The draft's own text, as it is or written otherwise. */
const ownTexts = (): Writer[] => [
  ownText('json', say(texts.json), say(texts.jsonAbout), 'application/json', (text) => text),
  ownText('yaml', say(texts.yaml), say(texts.yamlAbout), 'application/yaml', async (text) => {
    const { writeYaml } = await import('../document/yaml.ts');
    return writeYaml(text);
  }),
  ownText('xml', say(texts.xml), say(texts.xmlAbout), 'application/xml', inUtf8),
];

function ownText(
  key: string,
  name: string,
  description: string,
  mediaType: string,
  written: (text: string) => string | Promise<string>,
): Writer {
  return {
    key,
    name,
    description,
    extension: key,
    mediaType,
    trial: key,
    takesPages: false,
    isOther: key === 'yaml',
    addons: [],
    fits: (source) => (typeof source === 'string') === (key === 'xml'),
    write: async (_source, _environment, { text }) => ({
      ok: true,
      result: { content: await written(text), losses: [] },
      warnings: [],
    }),
  };
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
    isOther: syntax !== 'pdf',
    addons,
    fits: (source) =>
      syntax === 'pdf' ||
      (isOfLifeCycle(source) === (syntax === 'cdar') && (typeof source === 'string' || isBill(source))),
    async write(source, environment, { pdf }) {
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
  const likely = likelyOf(fitting, source);
  const wanted = likely ?? usualFor(source, fitting);
  const kinds = fitting.map(({ addons, fits, write, ...kind }): SaveKind => {
    const isUsual = kind.key === wanted;
    return { ...kind, isUsual, isOther: kind.isOther && !isUsual };
  });
  const rank = ({ key, isUsual, isOther }: SaveKind) => (key === 'pdf' ? 0 : isUsual ? 1 : isOther ? 3 : 2);
  return { kinds: kinds.sort((a, b) => rank(a) - rank(b)), likely };
}

/** What e-invoices of a country usually are; elsewhere those of Peppol. */
const usual: Readonly<Record<string, string>> = { DE: 'xrechnung-ubl', FR: 'facturx-en16931-pdf' };

/** The kind that is usual in the supplier's country, of those that fit. */
function usualFor(source: Source, fitting: readonly Writer[]): string | undefined {
  const { $regime, supplier } = typeof source === 'string' ? {} : (documentIn(source) as Invoiced);
  const country = $regime ?? supplier?.tax_id?.country ?? '';
  const key = usual[country] ?? 'peppol-ubl';
  return (
    fitting.find((each) => each.key === key) ?? fitting.find(({ isOther, addons }) => isOther && addons.length > 0)
  )?.key;
}

interface Invoiced {
  $regime?: string;
  supplier?: { tax_id?: { country?: string } };
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
  const outcome = wordedOutcome(await writer.write(source, system, { text, pdf }), language.translation);
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
