/** What is said of an e-invoice in XML while somebody looks at it, or changes it. */

import type { Fault, WordedFault } from '../../engine/faults.ts';
import { worded, wordedOutcome } from '../../engine/index.ts';
import { type Message, words } from '../../engine/text/message.ts';
import type { AttachedFile, FormatDefinition, NationalKey, TermFound, WordedLoss } from '../../formats/index.ts';
import type { Verification } from '../../paper/verification.ts';
import type { Range } from '../document/text.ts';
import { writeText } from '../document/write.ts';
import { language, say } from '../texts/say.ts';
import { environmentOf } from './check.ts';
import { openedPdf } from './open-pdf.ts';
import { type Signature, signatureOf } from './open-signed.ts';
import * as texts from './texts.ts';
import { XmlPlaces } from './xml-places.ts';

/** Something wrong with an e-invoice, or noticed, with where it is. */
export interface XmlFinding {
  severity: 'error' | 'warning';
  code: string | undefined;
  description: string;
  /** `path` is an XPath; of what is wrong with a PDF around it, a place there, which is none in the text. */
  locations: { path: string; range: Range | undefined; label?: string | undefined }[];
}

/** A business term, or a group, where it is in the text. */
export interface ShownTerm extends Omit<TermFound, 'offset' | 'attribute'> {
  range: Range;
}

/** A loss, and where in the text that is which gets lost. */
export interface ShownLoss extends WordedLoss {
  range?: Range;
}

/** What an e-invoice is, and what becomes of it. */
export interface Inspection {
  format: FormatDefinition;
  kind: 'ubl-invoice' | 'ubl-credit-note' | 'cii' | 'cdar' | NationalKey;
  terms: ShownTerm[];
  losses: ShownLoss[];
  /** Files in the e-invoice itself. */
  files: AttachedFile[];
  /** Files attached to the PDF that it was in, beside it. */
  pdfFiles: AttachedFile[];
  /** That of the file that it was taken out of. */
  signature: Signature | undefined;
  /** The numbers of the invoices in it: of several one is shown. */
  invoices: readonly string[];
  /** Where it can be verified: what its QR code on paper holds. */
  verification: Verification | undefined;
  /** The document that it becomes, as the workbench writes it; absent where it can become none. */
  document: string | undefined;
  /** What is wrong with that document, or why there is none. */
  documentFaults: WordedFault[];
}

export interface Inspected {
  /** Why the text is no e-invoice: then nothing else is known of it. */
  why: string | undefined;
  inspection: Inspection | undefined;
  findings: XmlFinding[];
  /** Milliseconds it took. */
  time: number;
}

const inWords = (message: Message) => words(message, language.translation);

/** Values of terms are shown so far: an attached file is one. */
const SHOWN_CHARACTERS = 300;

/** A draft's e-invoice, and the PDF or the signed file that it was taken out of. */
export interface InspectRequest {
  draft: string;
  text: string;
  pdf?: Blob | undefined;
  signed?: Blob | undefined;
  /** Which of several invoices in it is shown, from 0. */
  invoice?: number;
}

/** Checks a text by the rules of its format, and reads it as a document. */
export async function inspect({ draft, text, pdf, signed, invoice = 0 }: InspectRequest): Promise<Inspected> {
  const { inspectXml } = await import('../../formats/inspect.ts');
  const { wordedConversion } = await import('../../formats/index.ts');
  const container = pdf && (await openedPdf(draft, pdf));
  const signature = signed && (await signatureOf(draft, signed));
  const started = performance.now();
  const found = await inspectXml(text, environmentOf(draft), container !== undefined);
  const time = performance.now() - started;
  const places = new XmlPlaces(text);
  if (found.sort !== 'invoice') {
    const what = found.sort === 'broken' ? found.problem : { ...found, line: 1, column: 1 };
    const why = inWords(what.what);
    const offset = found.sort === 'broken' ? places.offsetOf(what) : Math.max(0, text.search(/<\w/));
    const locations = [{ path: '', range: places.markOf(offset) }];
    const code = found.sort === 'broken' ? 'BW-XML-SYNTAX' : 'BW-XML-ROOT';
    return {
      why,
      inspection: undefined,
      findings: [{ severity: 'error', code, description: why, locations }],
      time,
    };
  }
  const { format, kind, conversion } = found;
  const carried = container?.found(format.key);
  const namesOfTerms = new Map(found.terms.map(({ xpath, name }) => [xpath, name]));
  const findingOf =
    (severity: XmlFinding['severity']) =>
    ({ code, text, xpaths, positions }: (typeof found.faults)[number]): XmlFinding => ({
      severity,
      code,
      description: inWords(text),
      locations: positions.map((position, index) => {
        const path = xpaths[index] ?? '';
        const range = places.markOf(places.offsetOf(position), attributeOf(path));
        return { path, range, label: nameAt(path, namesOfTerms) };
      }),
    });
  const terms = found.terms.map(({ offset, attribute, value, ...term }) => ({
    ...term,
    ...(value !== undefined && { value: shortened(value) }),
    range: places.markOf(offset, attribute),
  }));
  const outcome = wordedOutcome(conversion, language.translation);
  const converted = conversion.ok ? wordedConversion(conversion.result, language.translation) : undefined;
  const documents = [converted?.result].flat().filter((each) => typeof each === 'object');
  const shown = documents[invoice] ?? documents[0];
  const document = shown && writeText(shown);
  return {
    why: undefined,
    inspection: {
      format,
      kind,
      terms,
      losses: (converted?.losses ?? []).map((loss) => located(loss, places)),
      files: converted?.files ?? [],
      pdfFiles: container?.files ?? [],
      signature,
      invoices: documents.map(({ series, code }) => [series, code].filter(Boolean).join('/')),
      document,
      verification: converted?.verification,
      documentFaults: faultsOf(converted?.faults ?? (outcome.ok ? [] : outcome.faults), documents.length, invoice),
    },
    findings: [
      ...found.faults.map(findingOf('error')),
      ...(carried?.faults ?? []).map(carriedOf('error')),
      ...found.warnings.map(findingOf('warning')),
      ...(carried?.warnings ?? []).map(carriedOf('warning')),
      ...(signature?.isChanged ? [CHANGED()] : []),
    ],
    time,
  };
}

/** What is wrong with how a PDF carries an e-invoice, which has no place in the text. */
const carriedOf =
  (severity: XmlFinding['severity']) =>
  (fault: Fault): XmlFinding => {
    const { code, description, properties } = worded(fault, language.translation);
    return { severity, code, description, locations: properties.map((path) => ({ path, range: undefined })) };
  };

/** Returns the faults of one of several documents, which name it by its place among them. */
function faultsOf(faults: readonly WordedFault[], count: number, invoice: number): WordedFault[] {
  if (count < 2) return [...faults];
  const place = `$[${invoice}]`;
  return faults.flatMap((fault) => {
    const properties = fault.properties.filter((each) => each.startsWith(place));
    return properties.length > 0
      ? { ...fault, properties: properties.map((each) => `$${each.slice(place.length)}`) }
      : [];
  });
}

/** Says that a file was changed after it was signed. */
const CHANGED = (): XmlFinding => ({
  severity: 'warning',
  code: 'BW-FPA-P7M-DIGEST',
  description: say(texts.changedAfterSigning),
  locations: [],
});

function located(loss: WordedLoss, places: XmlPlaces): ShownLoss {
  const { line, column, xpath = '' } = loss;
  if (line === undefined || column === undefined) return loss;
  return { ...loss, range: places.markOf(places.offsetOf({ line, column }), attributeOf(xpath)) };
}

/** Returns what the term at an XPath is called, or the nearest one around it. */
function nameAt(path: string, names: ReadonlyMap<string, string>): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const name = names.get(at);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Returns the attribute that an XPath ends with. */
function attributeOf(xpath: string): string | undefined {
  const last = xpath.slice(xpath.lastIndexOf('/') + 1);
  return last.startsWith('@') ? last.slice(1) : undefined;
}

function shortened(value: string): string {
  return value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
}

/** Whether a text that cannot be read as XML was meant as an e-invoice. */
const MEANT =
  /<(?:[\w.-]+:)?(?:Invoice|CreditNote|CrossIndustryInvoice|CrossDomainAcknowledgementAndResponse|StandardBusinessDocument|Faktura|FatturaElettronica(?:Semplificata)?)[\s>]/;

/** Returns why a text in XML is not worth opening: it is no e-invoice, or broken and nothing like one. */
export async function whyNoInvoice(text: string): Promise<string | undefined> {
  const { recogniseXml } = await import('../../formats/inspect.ts');
  const found = recogniseXml(text);
  if (found.sort === 'invoice' || (found.sort === 'broken' && MEANT.test(text))) return undefined;
  return inWords(found.sort === 'other' ? found.what : found.problem.what);
}
