/** Findings about an e-invoice in XML while the user views or edits it. */

import type { Fault, SignatureVerdict, WordedFault } from '../../../engine/faults.ts';
import { worded, wordedOutcome } from '../../../engine/index.ts';
import { type Message, type Translation, words } from '../../../engine/text/message.ts';
import { withoutAdvice } from '../../../engine/text/without-advice.ts';
import type { Uninspected } from '../../../formats/check-report/inspect.ts';
import type { XmlFault } from '../../../formats/declare/checked.ts';
import type { ReportShown } from '../../../formats/declare/report-shown.ts';
import { UNJUDGED } from '../../../formats/declare/unjudged.ts';
import type { AttachedFile, FormatDefinition, TermFound, WordedLoss } from '../../../formats/index.ts';
import { figureIn, withFigures } from '../../../inbox/with-figures.ts';
import { numberOf } from '../../../paper/bill-number.ts';
import type { Shown } from '../../../paper/shown.ts';
import type { Verification } from '../../../paper/verification.ts';
import { type LanguageCode, loadTranslation } from '../../../translations/load.ts';
import { language, say } from '../../ui/texts/say.ts';
import { decode } from '../document/decoding.ts';
import type { Range } from '../document/text.ts';
import { partAt, text as textIn } from '../document/values.ts';
import { writeText } from '../document/write.ts';
import { environmentOf } from './check.ts';
import { verdictOn } from './house.ts';
import { openedPdf } from './open-pdf.ts';
import { type Signature, signatureOf } from './open-signed.ts';
import * as texts from './texts.ts';
import { XmlLocations } from './xml-locations.ts';

/** A fault or warning about an e-invoice, with its location. */
export interface XmlFinding {
  severity: 'error' | 'warning';
  code: string | undefined;
  description: string;
  /** `path` is an XPath; for a fault of the surrounding PDF a place there, without a range. */
  locations: { path: string; range: Range | undefined; label?: string | undefined }[];
}

/** A business term or group, with its range in the text. */
export interface ShownTerm extends Omit<TermFound, 'offset' | 'attribute'> {
  /** The name is not translated. */
  isEnglish: boolean;
  range: Range;
}

/** A loss with the range of its source in the text. */
export interface ShownLoss extends WordedLoss {
  range?: Range;
}

/** The findings about an e-invoice, and the document made from it. */
export interface Inspection {
  /** Its sets of rules have the releases that it was judged by. */
  format: FormatDefinition;
  /** Notes on the choice of releases. */
  dayNotes: readonly string[];
  /** What it lacks for EN 16931-1:2026, by public reports. */
  readiness: readonly string[];
  /** The name of its syntax, unless the name of the format says it. */
  syntaxName: string | undefined;
  /** Whether it claims the rules of a format here. Otherwise nobody can say whether it is valid. */
  isJudged: boolean;
  /** Whether its elements are business terms, which have numbers. */
  hasTerms: boolean;
  /** Whether it is an invoice, not a message about one. */
  isInvoice: boolean;
  terms: ShownTerm[];
  losses: ShownLoss[];
  /** Files in the e-invoice itself. */
  files: AttachedFile[];
  /** Other files attached to its PDF. */
  pdfFiles: AttachedFile[];
  /** The signature of its signed file. */
  signature: ShownSignature | undefined;
  /** The result of checking the signatures in and around the e-invoice; undefined if it has none. */
  sealed: SignatureVerdict | undefined;
  /** The numbers of the invoices in it; one of several is shown. */
  invoices: readonly string[];
  /** Where it can be verified: the content of its QR code on paper. */
  verification: Verification | undefined;
  /** A report of many documents, which is not a document itself. */
  report: ReportShown | undefined;
  /** What its pages show, if the document has other figures or signs than the file. */
  shown: Shown | undefined;
  /** The document made from it, formatted; absent if impossible. */
  document: string | undefined;
  /** The faults of the document, or the reason why it is missing. */
  documentFaults: WordedFault[];
}

export interface Inspected {
  /** Why the text is not an e-invoice. If set, nothing else is known. */
  why: string | undefined;
  inspection: Inspection | undefined;
  findings: XmlFinding[];
  /** Milliseconds it took. */
  time: number;
}

const inWords = (message: Message) => words(message, language.translation);

/** Maximum number of characters shown of a term's value, which may be an attached file. */
const SHOWN_CHARACTERS = 300;

/** A draft's e-invoice, and its PDF, signed file or file in another encoding. */
export interface InspectRequest {
  draft: string;
  text: string;
  pdf?: Blob | undefined;
  signed?: Blob | undefined;
  encoded?: Blob | undefined;
  /** The index of the invoice shown, if it has several. */
  invoice?: number;
  /** The day by whose official rules it is judged, or `issue` for its own date. Default: the newest rules. */
  asOf?: string | undefined;
  /** The language of the findings for its issuer, with advice. Default: the displayed one, for its recipient. */
  language?: LanguageCode;
}

/** Checks a text by the rules of its format, and reads it as a document. */
export async function inspect(request: InspectRequest): Promise<Inspected> {
  const { draft, text, pdf, signed, encoded, invoice = 0, asOf } = request;
  const translation = request.language
    ? await loadTranslation(request.language, ['faults', 'formats'])
    : language.translation;
  const said = request.language ? translation : withoutAdvice(translation);
  const number = (figure: string) => figureIn(translation?.language ?? 'en', figure);
  const { inspectXml } = await import('../../../formats/check-report/inspect.ts');
  const { wordedConversion } = await import('../../../formats/index.ts');
  const container = pdf && (await openedPdf(draft, pdf));
  const signature = signed && (await signatureOf(draft, signed));
  const started = performance.now();
  const bytes = encoded && new Uint8Array(await encoded.arrayBuffer());
  // Once the text was edited, it would be saved in UTF-8.
  const isUnchanged = bytes && decode(bytes).text === text;
  const found = await inspectXml(text, environmentOf(draft), {
    isInPdf: container !== undefined,
    around: signature?.around,
    bytes: isUnchanged ? bytes : undefined,
    asOf,
    readiness: true,
  });
  const time = performance.now() - started;
  const places = new XmlLocations(text);
  if (found.outcome !== 'invoice') {
    return { ...uninspected(found, text, places), time };
  }
  const { format, syntax, hasTerms, isJudged, conversion } = found;
  const carried = container?.found(format.key);
  const findingOf =
    (severity: XmlFinding['severity']) =>
    ({ code, text, xpaths, positions, names }: (typeof found.faults)[number]): XmlFinding => ({
      severity,
      code,
      description: words(withFigures(text, number), said),
      locations: positions.map((position, index) => {
        const path = xpaths[index] ?? '';
        const range = places.markOf(places.offsetOf(position), attributeOf(path));
        return { path, range, label: say<string>(names[index] ?? texts.wholeInvoice) };
      }),
    });
  const { warnings, ...notes } = withoutNotes(found.warnings, translation);
  const terms = found.terms.map(({ offset, attribute, value, name, ...term }) => ({
    ...term,
    name: say<string>(name),
    isEnglish: language.translation !== undefined && language.translation.find(name) === undefined,
    ...(value !== undefined && { value: shortened(value) }),
    range: places.markOf(offset, attribute),
  }));
  const outcome = wordedOutcome(conversion, language.translation);
  const doubts = signature?.warnings.filter(({ level }) => level !== 'information') ?? [];
  const converted = conversion.ok ? wordedConversion(conversion.result, language.translation) : undefined;
  const documents = [converted?.result]
    .flat()
    .flatMap((each) => (typeof each === 'object' && each !== null ? [each] : []));
  const verdict = await verdictOn(documents, { ...environmentOf(draft), translation });
  const shown = documents[invoice] ?? documents[0];
  const document = shown && writeText(shown);
  const onPaper = conversion.ok ? conversion.result.shown?.(invoice) : undefined;
  return {
    why: undefined,
    inspection: {
      format,
      ...notes,
      isJudged,
      syntaxName: syntax.family === syntax.key ? undefined : syntax.name,
      hasTerms,
      isInvoice: syntax.documents.includes('bill/invoice'),
      terms,
      losses: (converted?.losses ?? []).map((loss) => located(loss, places)),
      files: converted?.files ?? [],
      pdfFiles: container?.files ?? [],
      signature: signature && {
        signedBy: signature.signedBy,
        said: signature.warnings.map((each) => worded(each, language.translation).description),
      },
      sealed: found.signature,
      invoices: documents.map((each) => numberOf(each, textIn(partAt(each, ['supplier', 'tax_id', 'country'])))),
      document,
      shown: onPaper,
      report: found.report,
      verification: onPaper?.verification ?? converted?.verification,
      documentFaults: faultsOf(converted?.faults ?? (outcome.ok ? [] : outcome.faults), documents.length, invoice),
    },
    findings: [
      ...found.faults.map(findingOf('error')),
      ...(carried?.faults ?? []).map(carriedOf('error', said)),
      ...verdict.faults.map(carriedOf('error', translation)),
      ...warnings.map(findingOf('warning')),
      ...(carried?.warnings ?? []).map(carriedOf('warning', said)),
      ...verdict.warnings.map(carriedOf('warning', translation)),
      ...doubts.map(carriedOf('warning', translation)),
    ],
    time,
  };
}

/** Returns why a text cannot be inspected. An invoice whose rules are not known here has no fault. */
function uninspected(found: Uninspected, text: string, places: XmlLocations): Omit<Inspected, 'time'> {
  const isBroken = found.outcome === 'broken';
  const isUnjudged = !isBroken && found.isUnjudged;
  const why = inWords(isBroken ? found.problem.what : found.what);
  const offset = isBroken ? places.offsetOf(found.problem) : Math.max(0, text.search(/<\w/));
  const locations = [{ path: '', range: places.markOf(offset) }];
  const code = isBroken ? (found.problem.code ?? 'BW-XML-SYNTAX') : isUnjudged ? UNJUDGED : 'BW-XML-ROOT';
  const severity = isUnjudged ? 'warning' : 'error';
  return { why, inspection: undefined, findings: [{ severity, code, description: why, locations }] };
}

/** Takes notes on rules of other days out of the warnings. */
function withoutNotes<Warning extends XmlFault>(found: readonly Warning[], translation: Translation | undefined) {
  const noted = (isNote: (code: string) => boolean) =>
    found.filter(({ code }) => isNote(code)).map(({ text }) => words(text, translation));
  return {
    warnings: found.filter(({ code }) => !/^BW-(?:RELEASE|READINESS)/.test(code)),
    dayNotes: noted((code) => /^BW-RELEASE-/.test(code)),
    readiness: noted((code) => code === 'BW-READINESS'),
  };
}

/** Faults of how a PDF embeds an e-invoice, and of house rules, which have no location in the text. */
const carriedOf =
  (severity: XmlFinding['severity'], translation: Translation | undefined) =>
  (fault: Fault): XmlFinding => {
    const { code, description, properties } = worded(fault, translation);
    return { severity, code, description, locations: properties.map((path) => ({ path, range: undefined })) };
  };

/** Returns the faults of one of several documents, which they name by index. */
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

/** The signatures around an e-invoice, as people see them. */
export interface ShownSignature {
  readonly signedBy: Signature['signedBy'];
  /** The results of checking them, in sentences. */
  readonly said: readonly string[];
}

function located(loss: WordedLoss, places: XmlLocations): ShownLoss {
  const { line, column, xpath = '' } = loss;
  if (line === undefined || column === undefined) return loss;
  return { ...loss, range: places.markOf(places.offsetOf({ line, column }), attributeOf(xpath)) };
}

/** Returns the attribute at the end of an XPath. */
function attributeOf(xpath: string): string | undefined {
  const last = xpath.slice(xpath.lastIndexOf('/') + 1);
  return last.startsWith('@') ? last.slice(1) : undefined;
}

function shortened(value: string): string {
  return value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
}

/** A wrapper of networks, in text that is not valid XML. */
const WRAPPED = /<(?:[\w.-]+:)?StandardBusinessDocument[\s>]/;

/** Returns why XML is not worth opening: it is not an e-invoice, or broken and unlike one. */
export async function whyNoInvoice(text: string): Promise<string | undefined> {
  const { meantAs, recogniseXml } = await import('../../../formats/check-report/inspect.ts');
  const found = await recogniseXml(text);
  if (found.outcome === 'invoice' || (found.outcome === 'broken' && (WRAPPED.test(text) || meantAs(text))))
    return undefined;
  return inWords(found.outcome === 'other' ? found.what : found.problem.what);
}
