/** The formats a draft can be saved in, with losses and the faults that prevent saving. */

import { eInvoices, isInForce, unwrittenFiles } from '../../../countries/e-invoices.ts';
import type { Environment, Outcome, WordedFault } from '../../../engine/faults.ts';
import { ruleDetail, wordedOutcome } from '../../../engine/index.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { base64Of } from '../../../engine/text/base64.ts';
import type { FormatOptions } from '../../../formats/declare/conversion.ts';
import { PDF } from '../../../formats/declare/format.ts';
import type { SyntaxFacts } from '../../../formats/declare/syntax-facts.ts';
import type { AskedOption, FormatSummary, WordedLoss } from '../../../formats/index.ts';
import { syntaxIn, syntaxList } from '../../../formats/list/facts.ts';
import { askedFields } from '../../../formats/list/forms.ts';
import type { Verification } from '../../../paper/verification.ts';
import { language, say } from '../../ui/texts/say.ts';
import { inUtf8 } from '../document/in-utf8.ts';
import { isWithin, memberAt, text } from '../document/values.ts';
import { objectIn, system } from './check.ts';
import { withFurther } from './further-faults.ts';
import { isBusiness, type National, nationalFiles } from './national-files.ts';
import * as texts from './texts.ts';

/** Says that nothing was written because of the other faults. */
const REFUSED = 'BW-FORMAT-REFUSED';

type Formats = typeof import('../../../formats/index.ts');

/** Loaded when the user first saves in another format. */
const formats = (): Promise<Formats> => import('../../../formats/index.ts');

/** The source: a document, or the text of an e-invoice in XML. */
type Source = JsonObject | string;

/** A kind of file that a draft can be saved as. */
export interface SaveKind {
  key: string;
  name: string;
  description: string;
  /** The file extension, without a dot. */
  extension: string;
  mediaType: string;
  /**
   * The kind that reports losses and missing fields without drawing pages, which requires a library and fonts. Undefined for pages alone.
   */
  trial: string | undefined;
  /** Whether it can use the pages of a given PDF. */
  takesPages: boolean;
  /** For whom it is: people, a country's law or usage, programs that read the document itself, or anyone else. */
  tier: 'customer' | 'country' | 'text' | 'more';
  /** The countries that ask for it. */
  countries: readonly string[];
  /** The addons of documents written for it, which define its codes. */
  addons: readonly string[];
  /** The addon that sets and checks what it needs, if the document lacks it. */
  lacks: string | undefined;
  /** Whether it is the likely e-invoice, or the likely message about one. */
  isUsual: boolean;
  /** Whether it is only for messages about invoices. */
  isMessage: boolean;
  /** The data that its format requires from the user. */
  asks: readonly AskedOption[];
}

/** The user's answers. */
export type Answers = Readonly<Partial<Record<AskedOption, string>>>;

interface Written {
  content: string | Uint8Array<ArrayBuffer>;
  losses: readonly WordedLoss[];
  fileName?: string | undefined;
  verification?: Verification | undefined;
}

/** The inputs for writing. */
interface SavingInput {
  /** The draft's text. */
  text: string;
  /** A PDF in base64 whose pages are used. */
  pdf: string | undefined;
  answers: Answers;
  /** The language of the pages that are drawn. Default: that of the document's country. */
  language: string | undefined;
  /** Whether the document was read from a file with several invoices. */
  isRead: boolean;
  /** Whether to write what the recipient would reject. */
  isForced: boolean;
}

/** A kind and its implementation. Add further formats to `writers`. */
interface Writer extends Omit<SaveKind, 'isUsual' | 'tier' | 'countries' | 'lacks'> {
  /** The format of one country, loaded on demand. */
  isNational: boolean;
  /** The network that carries its messages, if only one does. */
  network: SyntaxFacts['network'];
  /** The addons and countries whose usual format it is. */
  usualFor: FormatSummary['usual_for'];
  fits(source: Source): boolean;
  write(source: Source, environment: Environment, given: SavingInput): Promise<Outcome<Written>>;
}

async function writers(tag: string): Promise<Writer[]> {
  const room = await formats();
  const summaries = room.formatSummaries().filter(({ writes }) => writes);
  return [...summaries.map((format) => formatWriter(format, room, tag)), ...ownTexts()];
}

/** The draft's own text, unchanged or in another notation. */
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
    asks: [],
    isNational: false,
    isMessage: false,
    network: undefined,
    addons: [],
    usualFor: { addons: [], countries: [] },
    fits: (source) => (typeof source === 'string') === (key === 'xml'),
    write: async (_source, _environment, { text }) => ({
      ok: true,
      result: { content: await written(text), losses: [] },
      warnings: [],
    }),
  };
}

function formatWriter(
  { key, name, description, syntax, intended_for, usual_for, media_type, carries }: FormatSummary,
  { askedOptionsOf, convertDocument, convertXml, wordedConversion }: Formats,
  tag: string,
): Writer {
  const facts = syntaxList.find((each) => each.key === syntax);
  const about = description.en ?? '';
  return {
    key,
    name: name[tag] ?? say(name.en ?? key),
    description: description[tag] ?? say(about),
    extension: media_type === 'application/pdf' ? 'pdf' : 'xml',
    mediaType: media_type,
    trial: syntax === 'pdf' ? undefined : (carries ?? key),
    takesPages: carries !== undefined,
    asks: askedOptionsOf({ key, syntax }),
    isNational: facts?.country !== undefined,
    isMessage: facts !== undefined && facts.documents.length > 0 && !new Set<string>(facts.documents).has(INVOICE),
    network: facts?.network,
    addons: intended_for,
    usualFor: usual_for,
    fits: (source) => !facts || facts.documents.map(schemaId).some((schema) => documentsOf(source).includes(schema)),
    async write(source, environment, { pdf, answers, language: onPages, isRead, isForced }) {
      const formatOptions = formatOptionsOf(answers);
      const hasPages = (syntax === 'pdf' || carries !== undefined) && pdf === undefined;
      const options = {
        ...{ to: key, pdf, formatOptions },
        ...(hasPages && { language: onPages }),
        ...(isRead && { direction: 'received' as const }),
        ...(isForced && { strict: false }),
      };
      const outcome = await (typeof source === 'string'
        ? convertXml(source, options, environment)
        : convertDocument(source, options, environment));
      if (!outcome.ok) {
        if (typeof source === 'string' || outcome.key !== 'validation' || syntax === 'pdf') return outcome;
        // Of a received document, only the official rules count, without the addons' that stopped writing.
        const official = { to: carries ?? key, formatOptions, direction: 'received' as const };
        const later = await convertDocument(dated(source), official, environment);
        const further = later.ok ? [] : later.faults.filter((fault) => fault.code !== REFUSED && !isOfTotals(fault));
        return { ...outcome, faults: withFurther(outcome.faults, further, source) };
      }
      const worded = wordedConversion(outcome.result, language.translation);
      // The dialog shows the description of the format anyway.
      const losses = worded.losses.filter((loss) => !say(about).includes(loss.description));
      const stated = isRead || typeof source === 'string' ? [] : await statedFor(intended_for, source, losses);
      const asked = isRead || typeof source === 'string' ? [] : await askedByLaw(key, intended_for, source);
      const { result, file_name: fileName, verification } = outcome.result;
      const content = result instanceof Uint8Array ? result : String(result);
      return { ...outcome, result: { content, losses: [...losses, ...asked, ...stated], fileName, verification } };
    },
  };
}

/** Returns whether a fault is about calculated values, which follow from others. */
const isOfTotals = ({ properties }: { properties: readonly string[] }) =>
  properties.some((path) => /^\$\.(?:doc\.)?totals\b/.test(path));

/** Returns what the addons of a format state that a document does not have, beyond what the format itself reports. */
async function statedFor(
  addons: readonly string[],
  source: JsonObject,
  reported: readonly WordedLoss[],
): Promise<readonly WordedLoss[]> {
  const added = addons.filter((each) => !addonsOf(source).includes(each));
  if (added.length === 0) return [];
  const [{ addonEffect }, { statedBy }] = await Promise.all([
    import('./addon-effect.ts'),
    import('./stated-by-addon.ts'),
  ]);
  const text = JSON.stringify(source);
  const found = await Promise.all(added.map(async (addon) => ({ addon, effect: await addonEffect({ text, addon }) })));
  return found.flatMap(({ addon, effect }) => (effect ? statedBy(addon, effect, reported) : []));
}

/**
 * Returns what the law in force asks of an e-invoice between businesses beyond its format, such as the electronic addresses that French
 * platforms need of a Factur-X, too.
 */
async function askedByLaw(
  format: string,
  intended: readonly string[],
  source: JsonObject,
): Promise<readonly WordedLoss[]> {
  const country = countryOf(source);
  const row = eInvoices[country]?.find(({ formats }) => formats?.includes(format));
  const { addon } = row ?? {};
  if (!row || addon === undefined || row.scope !== 'business' || !isInForce(row, dayOf(source))) return [];
  if ([...intended, ...addonsOf(source)].includes(addon) || !isBusiness(documentIn(source), country)) return [];
  const { addonEffect } = await import('./addon-effect.ts');
  const { asks = [] } = (await addonEffect({ text: JSON.stringify(source), addon })) ?? {};
  return asks.map(({ properties, description }) => ({
    kind: 'supplied',
    severity: 'warning',
    properties,
    description,
  }));
}

/** Returns a document with a date of issue, which building would set. */
function dated(source: JsonObject): JsonObject {
  const { issue_date = system.now().toISOString().slice(0, 10), ...document } = documentIn(source);
  const complete = { ...document, issue_date };
  return documentIn(source) === source ? complete : { ...source, doc: complete };
}

/** Returns the values of the options that were answered. */
function formatOptionsOf(answers: Answers): FormatOptions {
  const values = Object.entries(answers).flatMap(([asked, answer]) => {
    const { parse, optionsOf } = askedFields[asked as AskedOption];
    return optionsOf ? Object.entries(optionsOf(answer)) : [[asked, parse ? parse(answer) : answer || undefined]];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const INVOICE = 'bill/invoice';

const BILLS = new Set(syntaxList.flatMap(({ documents }) => documents).map(schemaId));

/** Returns the schemas of the documents that a source is, or that its syntax is read as. */
function documentsOf(source: Source): readonly string[] {
  if (typeof source !== 'string') return [schemaOf(source)];
  return (syntaxIn(source)?.documents ?? [INVOICE]).map(schemaId);
}

function isBill(source: JsonObject): boolean {
  return BILLS.has(schemaOf(source));
}

function schemaOf(source: JsonObject): string {
  const { $schema } = documentIn(source);
  return typeof $schema === 'string' ? $schema : '';
}

/** Returns the document, without its envelope. */
function documentIn(source: JsonObject): JsonObject {
  const { doc } = source;
  return typeof doc === 'object' && doc !== null && !Array.isArray(doc) ? (doc as JsonObject) : source;
}

function sourceOf(text: string): Source | undefined {
  return isXmlText(text) ? text : objectIn(text);
}

/** A text, and the language of the kinds' descriptions. */
export interface KindsRequest {
  text: string;
  tag: string;
}

/** The kinds a text can be saved as. */
interface Kinds {
  kinds: SaveKind[];
  /** The kind for the document's addons, by law, or for the network of the sender. */
  likely: string | undefined;
  /** The kind that is the document itself by law. */
  byLaw: string | undefined;
  /** What the law or usage of the supplier's country asks for. */
  national: National | undefined;
}

/** Returns the kinds that this type of text can be saved as; empty for an unreadable text. */
export async function saveKinds({ text, tag }: KindsRequest): Promise<Kinds> {
  const source = sourceOf(text);
  if (source === undefined) return { kinds: [], likely: undefined, byLaw: undefined, national: undefined };
  const fitting = (await writers(tag)).filter((writer) => writer.fits(source));
  const addons = typeof source === 'string' ? [] : addonsOf(source);
  const unwritten = typeof source !== 'string' && isBill(source) ? unwrittenFiles(addons) : [];
  const meant = likelyOf(fitting, source, unwritten.length > 0);
  const wanted = meant ?? (unwritten.length > 0 ? undefined : usualKind(source, fitting));
  // A network takes only its own messages.
  const isStatus = typeof source !== 'string' && schemaOf(source) === schemaId('bill/status');
  const isPrescribed = fitting.some(({ key, isNational }) => (isNational || isStatus) && key === wanted);
  const national = nationalFiles({
    country: countryOf(source),
    day: dayOf(source),
    addons,
    document: typeof source === 'string' ? undefined : documentIn(source),
    isInvoice: typeof source !== 'string' && schemaOf(source) === schemaId(INVOICE),
    // EN 16931 has no taxes except VAT, and PINT only VAT and GST.
    kinds: fitting.filter(({ isNational }) => isNational || !isTaxedOtherwise(source)),
    message: isStatus && isPrescribed ? wanted : undefined,
  });
  const inCountry = new Set(national?.files.map(({ key }) => key));
  const kinds = fitting.map(({ addons: own, usualFor, network, fits, write, isNational, ...kind }): SaveKind => {
    const tier = tierOf(kind.key, inCountry);
    // A national format takes a moment to load, so it is tried only where it is asked for.
    const trial = isNational && tier !== 'country' && kind.key !== wanted ? undefined : kind.trial;
    const countries = [...new Set([...usualFor.countries, ...own.map(countryOfAddon)])];
    const lacks = isNational && !own.some((addon) => addons.includes(addon)) ? own[0] : undefined;
    return { ...kind, addons: own, trial, tier, countries, lacks, isUsual: kind.key === wanted };
  });
  const rank = ({ tier }: SaveKind) => TIERS.indexOf(tier);
  return {
    kinds: kinds.sort((a, b) => rank(a) - rank(b)),
    likely: isPrescribed ? wanted : meant,
    byLaw: isStatus && isPrescribed ? wanted : national?.files.find(({ isInvoice }) => isInvoice)?.key,
    national,
  };
}

const TIERS: readonly SaveKind['tier'][] = ['customer', 'country', 'more', 'text'];

function tierOf(key: string, inCountry: ReadonlySet<string | undefined>): SaveKind['tier'] {
  if (key === PDF) return 'customer';
  if (inCountry.has(key)) return 'country';
  return ownTextKeys.has(key) ? 'text' : 'more';
}

const ownTextKeys = new Set(['json', 'yaml', 'xml']);

function countryOfAddon(addon: string): string {
  return (addon.split('-', 1)[0] ?? '').toUpperCase();
}

/** Returns the day of issue; today if the document has none. */
function dayOf(source: Source): string {
  const day = typeof source === 'string' ? undefined : text(documentIn(source).issue_date);
  return day ?? system.now().toISOString().slice(0, 10);
}

/** Returns the usual kind of the supplier's country, if it fits. */
function usualKind(source: Source, fitting: readonly Writer[]): string | undefined {
  const country = countryOf(source);
  const [found] = (eInvoices[country] ?? []).flatMap(({ scope, formats = [] }) =>
    scope === 'program' ? [] : formats.flatMap((key) => fitting.find((each) => each.key === key) ?? []),
  );
  if (found) return found.isNational || !isTaxedOtherwise(source) ? found.key : undefined;
  if (isAnsweredOverPeppol(source, country)) return fitting.find(({ network }) => network === 'peppol')?.key;
  // Only France has a format for life cycle messages.
  const hasMessages = typeof source === 'string' || (country === 'FR' && isMessage(source));
  return hasMessages ? fitting.find(({ key, addons }) => key !== PDF && addons.length > 0)?.key : undefined;
}

/** Returns the country of the supplier. */
function countryOf(source: Source): string {
  const { $regime, supplier } = typeof source === 'string' ? {} : (documentIn(source) as Invoiced);
  return $regime ?? supplier?.tax_id?.country ?? '';
}

/** Returns whether a document is a status or a payment. */
function isMessage(source: JsonObject): boolean {
  return isBill(source) && schemaOf(source) !== schemaId(INVOICE);
}

/** Returns whether a message goes over Peppol: it came from there, or both sides have an address and are not both French. */
function isAnsweredOverPeppol(source: Source, country: string): boolean {
  if (typeof source === 'string') return syntaxIn(source)?.network === 'peppol';
  const document = documentIn(source);
  const hasAddress = (party: string) =>
    [memberAt(document, `${party}.inboxes`)].flat().some((each) => text(memberAt(each, 'scheme')));
  const isAbroad = PARTIES.some((party) => (memberAt(document, `${party}.tax_id.country`) ?? country) !== 'FR');
  return isAbroad && isMessage(source) && PARTIES.every(hasAddress);
}

const PARTIES = ['supplier', 'customer'] as const;

/** Returns whether a document has taxes, but neither VAT nor GST. */
function isTaxedOtherwise(source: Source): boolean {
  const { lines } = typeof source === 'string' ? {} : documentIn(source);
  const taxes = Array.isArray(lines) ? lines.flatMap((line) => memberAt(line, 'taxes') ?? []) : [];
  return taxes.length > 0 && !taxes.some((tax) => ['VAT', 'GST'].includes(text(memberAt(tax, 'cat')) ?? ''));
}

interface Invoiced {
  $regime?: string;
  supplier?: { tax_id?: { country?: string } };
}

/**
 * Returns the usual kind for the last of the document's addons, which builds on the others, or another kind for it. The usual one of the
 * country that is for the same addon comes first, such as CIUS-RO. If the file of
 * an addon is not written, the European standard that it builds on does not replace it.
 */
function likelyOf(fitting: readonly Writer[], source: Source, isUnwritten: boolean): string | undefined {
  const present = typeof source === 'string' ? [] : addonsOf(source).toReversed();
  const country = countryOf(source);
  for (const addon of present) {
    if (isUnwritten && addon.startsWith('eu-')) continue;
    const meant = fitting.filter(({ addons }) => addons.includes(addon));
    const [first] = meant;
    const narrowed = meant.find(({ usualFor }) => usualFor.countries.includes(country));
    if (first) return (narrowed ?? meant.find(({ usualFor }) => usualFor.addons.includes(addon)) ?? first).key;
  }
  return undefined;
}

function addonsOf(source: JsonObject): string[] {
  const { $addons } = documentIn(source);
  return Array.isArray($addons) ? $addons.filter((addon) => typeof addon === 'string') : [];
}

/** The outcome of saving a text. */
export interface Saved {
  /** Absent if it has faults. */
  content: Written['content'] | undefined;
  losses: readonly WordedLoss[];
  faults: readonly WordedFault[];
  /** Whether it can be written anyway: its faults are those for which the recipient would reject it. */
  isForceable?: boolean;
  warnings: readonly WordedFault[];
  /** The file name, if the format prescribes one. */
  fileName?: string | undefined;
  /** Where it can be verified: the content of its QR code on paper. */
  verification?: Verification | undefined;
}

/** The last kind that found a fault code: its fixes are tried with the same kind. */
const foundBy = new Map<string, string>();

/** What to save, and its kind. */
export interface SaveRequest {
  text: string;
  as: string;
  pages?: Blob | undefined;
  answers?: Answers | undefined;
  /** The index of the invoice to save, if an e-invoice in XML has several. */
  invoice?: number | undefined;
  /** The language of the pages that are drawn. */
  language?: string | undefined;
  /** Whether to write what the recipient would reject. */
  isForced?: boolean | undefined;
}

/** Writes a text as a kind, with the pages of a PDF if given; or returns the faults that prevent it, at the document's properties. */
export async function saveAs({ text, as, ...given }: SaveRequest): Promise<Saved> {
  const saved = await writtenAs(text, as, given);
  for (const { code } of [...saved.faults, ...saved.warnings]) foundBy.set(code, as);
  return saved;
}

async function writtenAs(
  text: string,
  as: string,
  { pages, answers = {}, invoice, language: onPages, isForced = false }: Omit<SaveRequest, 'text' | 'as'> = {},
): Promise<Saved> {
  const source = sourceOf(text);
  const writer = (await writers('en')).find(({ key }) => key === as);
  if (source === undefined || writer === undefined) throw new Error(`nothing can be written as ${as}`);
  const pdf = pages && base64Of(new Uint8Array(await pages.arrayBuffer()));
  const read = typeof source === 'string' && invoice !== undefined ? await invoiceIn(source, invoice) : undefined;
  const given = { text, pdf, answers, language: onPages, isRead: read !== undefined, isForced };
  const outcome = wordedOutcome(await writer.write(read ?? source, system, given), language.translation);
  const { warnings } = outcome;
  if (!outcome.ok) {
    const refused = outcome.faults.filter(({ code }) => code !== REFUSED);
    const found = typeof source === 'string' ? refused : refused.map((fault) => atMissing(fault, source));
    const isForceable = found.length < outcome.faults.length;
    return { content: undefined, losses: [], faults: causesIn(found, source), isForceable, warnings };
  }
  return { ...outcome.result, faults: [], warnings };
}

/** The test of a rule for a value within the place of its faults: `has telephones`, `the first has locality`. */
const HAS = /^(the first )?has (\w+)$/;

/** Objects that are created by what is written into them. */
const CREATED = /\.(?:ext|payment)$/;

/** Returns a fault of a rule at the values that are missing: the town of an address, an extension. There they can be filled in. */
function atMissing(fault: WordedFault, source: JsonObject): WordedFault {
  const { tests = [], extensions = [] } = ruleDetail(fault.code) ?? {};
  const valueAt = (path: string) => memberAt(source, path.replace(/^\$\.?/, ''));
  const missingAt = (path: string) => {
    const here = valueAt(path);
    if (typeof here !== 'object' && !(CREATED.test(path) && here === undefined)) return path;
    const asked = path.endsWith('.ext') ? extensions.map((key) => `.${key}`) : tests.flatMap(memberIn);
    return path + (asked.find((each) => valueAt(path + each) === undefined) ?? '');
  };
  return { ...fault, properties: fault.properties.map(missingAt) };
}

function memberIn(test: string): string[] {
  const [, first, name] = HAS.exec(test) ?? [];
  return name === undefined ? [] : [`${first ? '[0]' : ''}.${name}`];
}

/**
 * Returns faults without the consequences of others. A fault caused by its own property is not a consequence, and a value that is missing
 * beside its cause is asked for at once: the telephone number of a contact without a name.
 */
function causesIn(faults: readonly WordedFault[], source: Source): readonly WordedFault[] {
  const isBeside = (path: string, cause: string) => INNER.exec(path)?.[1] === (INNER.exec(cause)?.[1] ?? '');
  const isMissing = (path: string) => typeof source !== 'string' && memberAt(source, path.slice(2)) === undefined;
  const shown = faults.filter(({ properties, caused_by = [] }) => {
    const [path = ''] = properties;
    return (
      caused_by.every((cause) => properties.some((each) => isWithin(each, cause))) ||
      (isMissing(path) && caused_by.every((cause) => isBeside(path, cause)))
    );
  });
  return shown.length > 0 ? shown : faults;
}

/** A property of a property of the document. */
const INNER = /^(\$\.(?:doc\.)?\w+)\.\w+$/;

/** Returns one of several invoices in a file as a document; undefined if it has only one, or cannot be read. */
async function invoiceIn(xml: string, invoice: number): Promise<JsonObject | undefined> {
  const { convertXml } = await formats();
  const read = await convertXml(xml, {}, system);
  const result = read.ok ? read.result.result : undefined;
  return Array.isArray(result) ? result[invoice] : undefined;
}

/** A document, and where its e-invoice can be verified. */
export interface PagesRequest {
  text: string;
  verification: Verification;
}

/** Returns the pages of a document as a PDF, with the verification code of its e-invoice. */
export async function savePages({ text, verification }: PagesRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const document = objectIn(text);
  if (document === undefined) return undefined;
  const { drawDocument } = await import('../../../formats/hybrid/draw.ts');
  const drawn = await drawDocument(document, { verification }, system);
  return drawn.ok ? drawn.result.bytes : undefined;
}

/** Returns the faults that prevent saving a text as the kind that found this code; undefined if none did. */
export async function savingFaults(
  text: string,
  code: string | undefined,
): Promise<readonly WordedFault[] | undefined> {
  const as = code === undefined ? undefined : foundBy.get(code);
  if (as === undefined || sourceOf(text) === undefined) return undefined;
  const { faults, warnings } = await writtenAs(text, as);
  return [...faults, ...warnings];
}
