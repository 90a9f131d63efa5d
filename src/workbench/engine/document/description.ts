import { entryOf } from '../../../engine/model/json.ts';
import { ENVELOPE_ID } from '../../../engine/model/schema-id.ts';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { numberIn } from '../../../formats/list/facts.ts';
import { numberOf } from '../../../paper/bill-number.ts';
import { say } from '../../ui/texts/say.ts';
import { memberAt as at, entriesOf, type LazyJson, lazyJson, textOf, valueIn } from './lazy-json.ts';
import { loadLegalTitles, useLegalTitles } from './legal-titles.ts';
import { nameOfSchema, schemaPath, words } from './names.ts';
import * as texts from './texts.ts';

/** The recognisable content of a text, for titles, tabs and available actions. */
export interface Description {
  /** `FAC-2025-118`, for an e-invoice in XML `FAC-2025-118.xml`; otherwise its kind. */
  title: string;
  /** Whether it has its own number. */
  numbered: boolean;
  /** The name of the customer; empty if it names none. */
  party: string;
  /** Its kind: `Invoice`, `Credit note`, `Tax identity` … */
  kind: string;
  /** Whether it is an e-invoice in XML, not yet converted to a document. */
  isXml: boolean;
  /** Whether it is a bill to which the user has added neither a customer nor a line. */
  blank: boolean;
  /** The document's schema path, `bill/invoice`; empty if it names none. */
  schema: string;
  /** Whether it is an envelope with the document inside. */
  envelope: boolean;
  /** Whether it is an envelope with signatures, which must not be changed. */
  signed: boolean;
  /** The supplier's country, or the named regime's. */
  country: string | undefined;
  addons: readonly string[];
}

/** Cache of recent descriptions: several parts of the page ask about the same text on every key. */
const described = new Map<string, Description>();
const rememberedTexts = 8;
useLegalTitles.subscribe(() => described.clear());

/** Describes a text, even if it is not valid JSON yet. */
export function describe(text: string): Description {
  const known = described.get(text);
  if (known) return known;
  const [oldest] = described.keys();
  if (oldest !== undefined && described.size >= rememberedTexts) described.delete(oldest);
  const description = read(text);
  described.set(text, description);
  return description;
}

function read(text: string): Description {
  if (isXmlText(text)) return xmlDescription(text);
  const root = lazyJson(text);
  const envelope = textAt(root, '$schema') === ENVELOPE_ID;
  const doc = envelope ? at(root, 'doc') : root;
  const country = textAt(doc, '$regime') || textAt(doc, 'supplier', 'tax_id', 'country') || undefined;
  const kind = kindOf(doc, country);
  const number = numberWritten(doc, country);
  const numbered = textAt(doc, 'code') !== '';
  const corrected = numbered ? '' : numberWritten(entriesOf(at(doc, 'preceding'))[0], country);
  const schema = schemaPath(textAt(doc, '$schema'));
  return {
    blank: schema.startsWith('bill/') && ['customer', 'lines', 'preceding'].every((name) => isEmpty(at(doc, name))),
    title: corrected ? say(texts.correctionOf, { kind, number: corrected }) : number || textAt(doc, 'title') || kind,
    numbered,
    party: textAt(doc, 'customer', 'name'),
    kind,
    isXml: false,
    schema,
    envelope,
    signed: envelope && entriesOf(at(root, 'sigs')).length > 0,
    country,
    addons: entriesOf(at(doc, '$addons')).map(textOf),
  };
}

/** Describes an e-invoice in XML by its number. Only the beginning is searched. */
function xmlDescription(text: string): Description {
  const number = numberIn(text.slice(0, 20_000));
  const kind = say(texts.eInvoice);
  return {
    blank: false,
    numbered: Boolean(number),
    party: '',
    title: number ? say(texts.xmlTitle, { number }) : kind,
    kind,
    isXml: true,
    schema: '',
    envelope: false,
    signed: false,
    country: undefined,
    addons: [],
  };
}

/** Returns the kind of a document: from its type if more specific than its schema. */
function kindOf(doc: LazyJson | undefined, country: string | undefined): string {
  const schema = schemaPath(textAt(doc, '$schema'));
  if (schema === 'bill/invoice') return kindOfInvoice(doc, country);
  if (!schema) return say(texts.draft);
  return schema.includes(':') ? say(texts.document) : nameOfSchema(schema);
}

/** Returns the title of an invoice as its paper has it; until titles are loaded, the name of its type. */
function kindOfInvoice(doc: LazyJson | undefined, country: string | undefined): string {
  const type = textAt(doc, 'type') || 'standard';
  const [$tags, $addons, ext] = [at(doc, '$tags'), at(doc, '$addons'), at(doc, 'tax', 'ext')].map(valueIn);
  if (type === 'standard' && !$tags && !$addons && !ext) return say(texts.invoice);
  loadLegalTitles();
  const title = useLegalTitles.getState().titleOf?.({ type, $tags, $addons, tax: { ext } }, country);
  return title ?? (type === 'standard' ? say(texts.invoice) : say(entryOf(invoiceTypes, type) ?? words(type)));
}

const invoiceTypes: Record<string, string> = {
  proforma: texts.proforma,
  corrective: texts.corrective,
  other: texts.invoice,
};

/** Returns the number of a document as its page has it: `FAC-2025-118`. */
function numberWritten(doc: LazyJson | undefined, country: string | undefined): string {
  return numberOf({ series: textAt(doc, 'series'), code: textAt(doc, 'code') }, country);
}

/** Returns whether a value is missing or has no content, like `{}` and `[{}]`. */
function isEmpty(value: LazyJson | undefined): boolean {
  return value === undefined || !/[^[\]{},\s]/.test(value.text.slice(value.start, value.end));
}

function textAt(value: LazyJson | undefined, ...names: string[]): string {
  return textOf(at(value, ...names));
}
