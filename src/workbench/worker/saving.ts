/** What a draft can be saved as beside its own text, and what is lost by it or keeps it from being saved. */

import type { Environment, Outcome, WordedFault } from '../../engine/faults.ts';
import { wordedOutcome } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { schemaId } from '../../engine/model/schema-id.ts';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { base64Of } from '../../engine/text/base64.ts';
import type { FormatOptions } from '../../formats/conversion.ts';
import type { FormatSummary, WordedLoss } from '../../formats/index.ts';
import type { Verification } from '../../paper/verification.ts';
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
  /** What its format asks of who saves it. */
  asks: readonly Asked[];
}

/** What a national format asks beside the document: the number of a transmission and its sender in Italy, the system in Poland. */
export type Asked = 'progressive' | 'transmitter' | 'environment';

/** What was answered. */
export type Answers = Readonly<Partial<Record<Asked, string>>>;

const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  fatturapa: ['progressive', 'transmitter'],
  ksef: ['environment'],
};

interface Written {
  content: string | Uint8Array<ArrayBuffer>;
  losses: readonly WordedLoss[];
  fileName?: string | undefined;
  verification?: Verification | undefined;
}

/** What is at hand for writing. */
interface Given {
  /** The draft's text. */
  text: string;
  /** A PDF in base64, whose pages are taken. */
  pdf: string | undefined;
  answers: Answers;
  /** The document was read out of a file with several invoices. */
  isRead: boolean;
}

/** A kind with how it is written. What else a draft is to be saved as is added to `writers`. */
interface Writer extends Omit<SaveKind, 'isUsual'> {
  /** It is the format of one country, fetched where it is wanted. */
  isNational: boolean;
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
    asks: [],
    isNational: false,
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
    asks: ASKED[key] ?? [],
    isNational: !['ubl', 'cii', 'cdar', 'pdf'].includes(syntax),
    addons,
    fits: (source) =>
      syntax === 'pdf' ||
      (isOfLifeCycle(source) === (syntax === 'cdar') && (typeof source === 'string' || isBill(source))),
    async write(source, environment, { pdf, answers, isRead }) {
      const formatOptions = formatOptionsOf(answers);
      const options = { to: key, pdf, formatOptions, ...(isRead && { direction: 'received' as const }) };
      const outcome = await (typeof source === 'string'
        ? convertXml(source, options, environment)
        : convertDocument(source, options, environment));
      if (!outcome.ok) return outcome;
      const { losses } = wordedConversion(outcome.result, language.translation);
      const { result, file_name: fileName, verification } = outcome.result;
      const content = result instanceof Uint8Array ? result : String(result);
      return { ...outcome, result: { content, losses, fileName, verification } };
    },
  };
}

/** The options of a national format; a transmitter is written as its country and its number: `IT01234567890`. */
function formatOptionsOf({ progressive, transmitter, environment }: Answers): FormatOptions {
  const [, country = '', code = ''] = /^\s*([A-Za-z]{2})\s*(\S+)\s*$/.exec(transmitter ?? '') ?? [];
  return {
    ...(progressive && { progressive }),
    ...(code !== '' && { transmitter: { country: country.toUpperCase(), code } }),
    ...(environment && { environment }),
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

/** A text, and the language that its kinds are described in. */
export interface KindsRequest {
  text: string;
  tag: string;
}

/** Returns the kinds that a text of this type can be saved as, and the one that its addons are for; none for a text that cannot be read. */
export async function saveKinds({ text, tag }: KindsRequest): Promise<{
  kinds: SaveKind[];
  likely: string | undefined;
}> {
  const source = sourceOf(text);
  if (source === undefined) return { kinds: [], likely: undefined };
  const fitting = (await writers(tag)).filter((writer) => writer.fits(source));
  const meant = likelyOf(fitting, source);
  const wanted = meant ?? usualFor(source, fitting);
  const isByLaw = fitting.some(({ key, isNational }) => isNational && key === wanted);
  const kinds = fitting.map(({ addons, fits, write, isNational, ...kind }): SaveKind => {
    const isUsual = kind.key === wanted;
    const trial = isNational && !isUsual ? undefined : kind.trial;
    return { ...kind, trial, isUsual, isOther: kind.isOther && !isUsual };
  });
  const rank = ({ key, isUsual, isOther }: SaveKind) => {
    if (isUsual) return isByLaw ? 0 : 2;
    return key === 'pdf' ? 1 : isOther ? 4 : 3;
  };
  return { kinds: kinds.sort((a, b) => rank(a) - rank(b)), likely: isByLaw ? wanted : meant };
}

/** What e-invoices of a country usually are, or are by law; elsewhere those of Peppol. */
const usual: Readonly<Record<string, string>> = {
  DE: 'xrechnung-ubl',
  FR: 'facturx-en16931-pdf',
  IT: 'fatturapa',
  PL: 'ksef',
};

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
  /** What its file is called, where the format has rules for that. */
  fileName?: string | undefined;
  /** Where it can be verified: what its QR code on paper holds. */
  verification?: Verification | undefined;
}

/** Which kind has found a fault of a code, last: what fixes it is tried out by the same. */
const foundBy = new Map<string, string>();

/** What is saved, and as what. */
export interface SaveRequest {
  text: string;
  as: string;
  pages?: Blob | undefined;
  answers?: Answers | undefined;
  /** Which of several invoices in an e-invoice in XML is saved, from 0. */
  invoice?: number | undefined;
}

/** Writes a text as one of the kinds, with the pages of a PDF where one is given; with the faults that keep it from that, at the properties of the document. */
export async function saveAs({ text, as, pages, answers, invoice }: SaveRequest): Promise<Saved> {
  const saved = await writtenAs(text, as, { pages, answers, invoice });
  for (const { code } of [...saved.faults, ...saved.warnings]) foundBy.set(code, as);
  return saved;
}

async function writtenAs(
  text: string,
  as: string,
  {
    pages,
    answers = {},
    invoice,
  }: { pages?: Blob | undefined; answers?: Answers | undefined; invoice?: number | undefined } = {},
): Promise<Saved> {
  const source = sourceOf(text);
  const writer = (await writers('en')).find(({ key }) => key === as);
  if (source === undefined || writer === undefined) throw new Error(`nothing can be written as ${as}`);
  const pdf = pages && base64Of(new Uint8Array(await pages.arrayBuffer()));
  const read = typeof source === 'string' && invoice !== undefined ? await invoiceIn(source, invoice) : undefined;
  const given = { text, pdf, answers, isRead: read !== undefined };
  const outcome = wordedOutcome(await writer.write(read ?? source, system, given), language.translation);
  const { warnings } = outcome;
  if (!outcome.ok) return { content: undefined, losses: [], faults: outcome.faults, warnings };
  return { ...outcome.result, faults: [], warnings };
}

/** Returns one of several invoices in a file as a document; undefined where it has one alone, or cannot be read. */
async function invoiceIn(xml: string, invoice: number): Promise<JsonObject | undefined> {
  const { convertXml } = await formats();
  const read = await convertXml(xml, {}, system);
  const result = read.ok ? read.result.result : undefined;
  return Array.isArray(result) ? result[invoice] : undefined;
}

/** A document, and where the e-invoice that was made of it can be verified. */
export interface PagesRequest {
  text: string;
  verification: Verification;
}

/** Returns the pages of a document as a PDF, with the code by which the e-invoice that was made of it can be verified. */
export async function savePages({ text, verification }: PagesRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const document = objectIn(text);
  if (document === undefined) return undefined;
  const { drawDocument } = await import('../../formats/draw.ts');
  const drawn = await drawDocument(document, { verification }, system);
  return drawn.ok ? drawn.result.bytes : undefined;
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
