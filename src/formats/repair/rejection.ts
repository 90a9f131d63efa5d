/** Reads a rejection as people paste it: which codes it names, in a report, a message of an authority, an e-mail. */

import { reasonCodes } from '../../engine/addons/fr/ctc-flow6/extensions.ts';
import type { Message } from '../../engine/text/message.ts';
import { faultCodes } from '../check/fault-codes.ts';
import { numberedRule } from '../check/numbered-rule.ts';
import { type FormatRule, formatRules } from '../check/rule-list.ts';
import { type Kind, kindOfRule } from './kinds.ts';
import { saidOfficially } from './sentences.ts';
import { families, type Next, systemAnswers, zatcaAnswers } from './systems.ts';

/** A code that a rejection names. */
export interface RejectionCode {
  readonly code: string;
  readonly kind: Kind;
  /** The rule, if it is one of an official set. */
  readonly rule?: FormatRule;
  /** What a code of a system means, and what to do. */
  readonly meaning?: Message;
  /** What to do with the file, which is not at fault. */
  readonly next?: Next;
}

/** The largest number of characters that are read. */
const MOST = 1_000_000;

/** Returns the codes that a text names, each once, in its order. */
export async function codesIn(given: string): Promise<RejectionCode[]> {
  const text = given.slice(0, MOST);
  const rules = new Map((await formatRules()).map((rule) => [looseCode(rule.code), rule]));
  const found = new Map<number, string>();
  for (const { 0: word, index } of text.matchAll(CODE)) {
    const code = ruleIn(word, rules);
    if (code !== undefined) found.set(index, code);
  }
  for (const { 0: code, index } of text.matchAll(FAULT)) {
    if (faultCodes.has(code) || rules.has(looseCode(code))) found.set(index, code);
  }
  const isKnown = (code: string) => rules.has(looseCode(code)) || systemAnswers.has(code);
  const answers = ofSystems(text, isKnown);
  const parsed = saidIn(text, PARSERS);
  // An answer of a system takes precedence over the messages of its parser.
  for (const [index, code] of answers.length > 0 ? answers : parsed) found.set(index, code);
  if (found.size === 0) for (const [index, code] of ofSilentReasons(text)) found.set(index, code);
  if (found.size === 0) for (const [index, code] of saidOfficially(text)) found.set(index, code);
  const inOrder = [...found].toSorted(([one], [other]) => one - other).map(([, code]) => code);
  return await Promise.all(
    [...new Set(inOrder)].map(async (code) => {
      const rule = rules.get(looseCode(code)) ?? (await numberedRule(code));
      return explained(code, rule, parsed.length > 0 && OF_SCHEMA.has(code));
    }),
  );
}

/** Words that look like the code of a rule: `BR-DE-15`, `PEPPOL-EN16931-R010`, `BR-FR-10_BT-30`, `GR-R-001-1`. */
const CODE = /(?<![\w/-])[A-Z][A-Z0-9]{1,9}(?:-[A-Z0-9]+)*-[A-Z]{0,2}\d+(?:-[a-z\d]{1,2})?(?:_BT-\d+)?(?![\w-])/gi;

/** Words that look like a code without a number: `XSD-VALUE`, `KSEF-XSD-facet-pattern`. */
const FAULT = /(?<![\w/-])(?:XSD|BW|KSEF)-[A-Z]+(?:-[A-Za-z]+)*(?![\w-])/g;

/** Returns a code without variations in writing: lower-case letters, leading zeros. */
function looseCode(code: string): string {
  return code.toUpperCase().replace(/(^|[^0-9])0+(?=\d)/g, '$1');
}

/** The beginnings of the codes of rules that no set here has. */
const FAMILIES =
  /^(?:BR|PEPPOL|UBL|CII|IBR|KSEF|SDI|HR-BR|[A-Z]{2}-R)-(?:[A-Z\d]+-)*[A-Z]{0,2}\d{1,3}(?:-[A-Z\d]{1,2})?(?:_BT-\d+)?$|^FX-SCH-[A-Z]-\d{6}$/;

function ruleIn(word: string, rules: ReadonlyMap<string, FormatRule>): string | undefined {
  const known = rules.get(looseCode(word));
  if (known !== undefined) return known.code;
  const code = word.toUpperCase();
  return FAMILIES.test(code) || systemAnswers.has(code) ? code : undefined;
}

type Found = [index: number, code: string];

interface System {
  /** What its messages contain. */
  readonly sign: RegExp;
  /** A sign that a text may be one of its messages. Then only known codes count. */
  readonly hint?: RegExp;
  readonly codes: RegExp;
  readonly prefix: string;
  /** Its sentences, which people paste without their codes. */
  readonly sentences: readonly (readonly [sentence: RegExp, code: string])[];
}

const SYSTEMS: readonly System[] = [
  {
    sign: /ksef|ordinalNumber|processingCode|exceptionCode|faktur/i,
    // Statuses of a session have three digits, exceptions five.
    codes:
      /(?:["']?(?:code|processingCode|exceptionCode|status)["']?\s*(?:[:=]\s*)?["']?|ksef\s*[:–-]\s*)([1-5]\d\d|2\d{4})(?!\d)|\b(21\d{3})(?=\s*[|:–-])/gi,
    prefix: 'KSEF-',
    sentences: [
      [/Błąd weryfikacji pliku faktury/gi, 'KSEF-430'],
      [/Nieprawidłowy zakres uprawnień/gi, 'KSEF-410'],
      [/Błąd (?:odszyfrow(?:yw)?ania|deszyfrowania) pliku/gi, 'KSEF-435'],
      [/Duplikat faktury/gi, 'KSEF-440'],
      [/brak poprawnych faktur/gi, 'KSEF-445'],
      [/Błąd weryfikacji semantyki dokumentu/gi, 'KSEF-450'],
    ],
  },
  {
    sign: /sdi\b|NotificaScarto|RicevutaScarto|ListaErrori|scart|\bNS_\d|IdentificativoSdI/i,
    hint: /errore|fattur|riepilogo|elemento|imponibile/i,
    codes: /(?:<(?:\w+:)?Codice>|codice(?:\s+errore)?\s*(?::\s*)?|^|[\s[(_])(00\d{3})(?!\d)/gim,
    prefix: 'SDI-',
    sentences: [
      [/(?<![\d.])1\.1\.1\.2 (?:<\w+> )?non valido/gi, 'SDI-00300'],
      [/(?<![\d.])1\.2\.1\.1\.2 (?:<\w+> )?non valido/gi, 'SDI-00301'],
      [/(?<![\d.])1\.2\.1\.2 (?:<\w+> )?non valido/gi, 'SDI-00302'],
      [/(?<![\d.])1\.4\.1\.1\.2 (?:<\w+> )?non valido/gi, 'SDI-00305'],
      [/(?<![\d.])1\.4\.1\.2 (?:<\w+> )?non valido/gi, 'SDI-00306'],
      [/file non conforme al formato/gi, 'SDI-00200'],
      [/codice ?destinatario (?:errato|non (?:è )?(?:valido|presente))/gi, 'SDI-00311'],
      [/successiva alla data di ricezione/gi, 'SDI-00403'],
      [/fattura duplicata(?! nel lotto)/gi, 'SDI-00404'],
    ],
  },
];

/** Sentences and names in the answers of systems whose codes are neither rules nor numbers: ZATCA, access points of Peppol. */
const SENTENCES: System['sentences'] = [
  // The name comes first: a pattern that begins with the text before it would search back from each blank.
  ...zatcaAnswers.map(
    (name) => [new RegExp(`${name}(?![\\w-])(?<=code["']?\\s*:\\s*["']?${name})`, 'gi'), name] as const,
  ),
  // Messages of Peppol without a code.
  [/Business process MUST be provided/g, 'PEPPOL-EN16931-R001'],
  [/buyer reference or purchase order reference MUST be provided/gi, 'PEPPOL-EN16931-R003'],
  [/Specification identifier MUST have the value/g, 'PEPPOL-EN16931-R004'],
  [/Document MUST NOT contain empty elements/g, 'PEPPOL-EN16931-R008'],
  [/Buyer electronic address MUST be provided/g, 'PEPPOL-EN16931-R010'],
  [/Seller electronic address MUST be provided/g, 'PEPPOL-EN16931-R020'],
  [/not registered in (?:the |an )?SM[PL]\b|\bSM[PL] lookup failed/gi, 'FD'],
  ...['participant', 'receiver', 'recipient'].flatMap((party) =>
    [/not (?:found|registered)/, /unknown/].map(
      ({ source }) => [new RegExp(`\\b${party}\\b[^.\\n]{0,60}\\b${source}\\b`, 'gi'), 'FD'] as const,
    ),
  ),
];

/** Answers to files that break a schema, or a rule. */
const OF_SCHEMA: ReadonlySet<string> = new Set(['KSEF-430', 'KSEF-450', 'SDI-00200']);

function ofSystems(text: string, isKnown: (code: string) => boolean): Found[] {
  const found: Found[] = [];
  for (const { sign, hint, codes, prefix, sentences } of SYSTEMS) {
    const isSure = sign.test(text);
    for (const match of isSure || hint?.test(text) ? text.matchAll(codes) : []) {
      const [whole, first, second] = match;
      const code = first ?? second ?? '';
      if (isSure || isKnown(prefix + code)) found.push([match.index + whole.length - code.length, prefix + code]);
    }
    found.push(...saidIn(text, sentences));
  }
  found.push(...saidIn(text, SENTENCES));
  // Some reasons are usual words; they count within a message of a platform only.
  const isOfPlatform = /ReasonCode|CrossDomainAcknowledgement|\b2\d\d\b|motif|rejet/i.test(text);
  for (const { 0: word, index } of text.matchAll(/\b[A-Z]{2,12}(?:_[A-Z0-9]{1,8}){0,3}\b/g)) {
    const isReason = word.includes('_') || (isOfPlatform && word !== 'AUTRE');
    if (isReason && reasonCodes.has(word)) found.push([index, word]);
  }
  return [...found, ...statusReasons(text).filter(([, code]) => !SILENT_REASONS.has(code))];
}

/** Reasons of Peppol for violations of business rules and of the syntax: the rule stands next to them. */
const SILENT_REASONS: ReadonlySet<string> = new Set(['BV', 'BW', 'SV']);

function statusReasons(text: string): Found[] {
  return [...text.matchAll(/StatusReasonCode[^>]{0,100}>\s*(\w{2,4})\s*</g)].map(({ 1: code = '', index }) => [
    index,
    code,
  ]);
}

function ofSilentReasons(text: string): Found[] {
  return statusReasons(text).filter(([, code]) => SILENT_REASONS.has(code));
}

function saidIn(text: string, sentences: System['sentences']): Found[] {
  return sentences.flatMap(([sentence, code]) => [...text.matchAll(sentence)].map(({ index }): Found => [index, code]));
}

/** Messages without a code, of XML parsers (Xerces, libxml2, .NET) and file checkers (KoSIT, veraPDF). */
const PARSERS: System['sentences'] = [
  [
    /cvc-complex-type\.2\.4\.[ad]|Invalid content was found starting with element|This element is not expected|has invalid child element|\b\w+ found, but \w+ expected/g,
    'XSD-ELEMENT-ORDER',
  ],
  [
    /cvc-(?:datatype-valid|type\.3\.1\.3|attribute\.3|pattern-valid|enumeration-valid|maxLength-valid|minLength-valid)\b|is not facet-valid|\[facet '|is not a valid value of the|is invalid according to its datatype|does not equal its fixed value|niedozwolon\w+ wartość/g,
    'XSD-VALUE',
  ],
  [/cvc-complex-type\.2\.4\.b|has incomplete content|Missing child element/g, 'XSD-ELEMENT-MISSING'],
  [
    /cvc-elt\.1|(?:No declaration found for|Cannot find the declaration of) element|No matching global declaration/g,
    'XSD-ROOT',
  ],
  [
    /Content is not allowed in (?:prolog|trailing section)|Start tag expected|Premature end of file|no document element|Root element is missing|Data at the root level is invalid|not well-formed|tag mismatch|must be (?:followed|terminated) by|does not match the end tag|Invalid byte \d of \d-byte UTF-8|not proper UTF-8/g,
    'BW-XML-SYNTAX',
  ],
  [
    /Unknown document type|(?:to a permissible|keinem zulässigen) (?:document type|Dokumenttyp)|None of the loaded scenarios/gi,
    'BW-XML-SPECIFICATION',
  ],
  [/ISO 19005-\d(?::\d{4})?\b[^<>\n]{0,60}status="?failed/g, 'BW-PDF-PDFA'],
];

function explained(code: string, rule: FormatRule | undefined, isOfSchema: boolean): RejectionCode {
  const answer = systemAnswers.get(code);
  const kind = isOfSchema ? 'repair' : (answer?.kind ?? kindOfRule(code, rule?.terms, rule?.once));
  const meaning = rule ? answer?.meaning : (answer?.meaning ?? meaningOf(code));
  return {
    code,
    kind,
    ...(rule && { rule }),
    ...(meaning !== undefined && { meaning }),
    ...(answer?.next && { next: answer.next }),
  };
}

function meaningOf(code: string): Message | undefined {
  const reason = reasonCodes.get(code);
  if (reason !== undefined) return { template: reason };
  return faultCodes.get(code)?.description ?? families.find(([beginning]) => beginning.test(code))?.[1];
}
