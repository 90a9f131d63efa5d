/** Reads a rejection as people paste it: which codes it names, in a report, a message of an authority, an e-mail. */

import { reasonCodes } from '../../engine/addons/fr/ctc-flow6/extensions.ts';
import type { Message } from '../../engine/text/message.ts';
import { type FormatRule, formatRules } from '../rule-list.ts';
import { type Kind, kindOfRule } from './kinds.ts';
import { systemAnswers } from './systems.ts';

/** A code that a rejection names. */
export interface RejectionCode {
  readonly code: string;
  readonly kind: Kind;
  /** The rule, if it is one of an official set. */
  readonly rule?: FormatRule;
  /** What a code of a system means, and what to do. */
  readonly meaning?: Message;
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
  for (const [index, code] of [...ofSystems(text), ...ofParsers(text)]) found.set(index, code);
  const inOrder = [...found].toSorted(([one], [other]) => one - other).map(([, code]) => code);
  return [...new Set(inOrder)].map((code) => explained(code, rules.get(looseCode(code))));
}

/** Words that look like the code of a rule: `BR-DE-15`, `PEPPOL-EN16931-R010`, `BR-FR-10_BT-30`, `GR-R-001-1`. */
const CODE = /(?<![\w/-])[A-Z][A-Z0-9]{1,9}(?:-[A-Z0-9]+)*-[A-Z]{0,2}\d+(?:-[a-z\d]{1,2})?(?:_BT-\d+)?(?![\w-])/gi;

/** Returns a code without what people write otherwise: small letters, leading zeros. */
function looseCode(code: string): string {
  return code.toUpperCase().replace(/(^|[^0-9])0+(?=\d)/g, '$1');
}

/** The beginnings of the codes of rules that no set here has. */
const FAMILIES =
  /^(?:BR|PEPPOL|UBL|CII|IBR|KSEF|SDI|HR-BR|[A-Z]{2}-R)-(?:[A-Z\d]+-)*[A-Z]{0,2}\d{1,3}(?:-[A-Z\d]{1,2})?(?:_BT-\d+)?$/;

function ruleIn(word: string, rules: ReadonlyMap<string, FormatRule>): string | undefined {
  const known = rules.get(looseCode(word));
  if (known !== undefined) return known.code;
  const code = word.toUpperCase();
  return FAMILIES.test(code) ? code : undefined;
}

type Found = [index: number, code: string];

/** Each system: how its messages are recognised, and where its codes stand. */
const SYSTEMS: readonly (readonly [sign: RegExp, codes: RegExp, prefix: string])[] = [
  // Statuses of a session have three digits, exceptions five.
  [
    /ksef|ordinalNumber|processingCode|exceptionCode|faktur/i,
    /(?:["']?(?:code|processingCode|exceptionCode|status)["']?\s*[:=]?\s*["']?|ksef\s*[:–-]\s*)([1-5]\d\d|2\d{4})(?!\d)/gi,
    'KSEF-',
  ],
  [
    /sdi\b|NotificaScarto|RicevutaScarto|ListaErrori|scart|\bNS_\d|IdentificativoSdI/i,
    /(?:<(?:\w+:)?Codice>|codice(?:\s+errore)?\s*:?\s*|^|[\s[(])(00\d{3})(?!\d)/gim,
    'SDI-',
  ],
];

function ofSystems(text: string): Found[] {
  const found: Found[] = [];
  for (const [sign, codes, prefix] of SYSTEMS) {
    if (!sign.test(text)) continue;
    for (const match of text.matchAll(codes)) {
      const [whole, code = ''] = match;
      found.push([match.index + whole.length - code.length, prefix + code]);
    }
  }
  for (const { 0: word, index } of text.matchAll(/\b[A-Z]{2,12}(?:_[A-Z0-9]{1,8}){0,3}\b/g)) {
    if (reasonCodes.has(word) && isOfFrance(text, word)) found.push([index, word]);
  }
  for (const { 1: code = '', index } of text.matchAll(/StatusReasonCode[^>]{0,100}>\s*(\w{2,4})\s*</g)) {
    // Violations of business rules and of the syntax name the rule beside them.
    if (code !== 'BV' && code !== 'BW' && code !== 'SV') found.push([index, code]);
  }
  return found;
}

/** Some reasons are usual words; they count within a message of a platform only. */
function isOfFrance(text: string, word: string): boolean {
  return (
    word.includes('_') ||
    (/ReasonCode|CrossDomainAcknowledgement|\b2\d\d\b|motif|rejet/i.test(text) && word !== 'AUTRE')
  );
}

/** What XML parsers say of a wrong order. */
const ORDER =
  /cvc-complex-type\.2\.4\.[ad]|Invalid content was found starting with element|This element is not expected/g;

/** What they say of a value of another type. */
const VALUE =
  /cvc-(?:datatype-valid|type\.3\.1\.3|attribute\.3|pattern-valid|enumeration-valid|maxLength-valid|minLength-valid)\b/g;

function ofParsers(text: string): Found[] {
  const order = [...text.matchAll(ORDER)].map(({ index }): Found => [index, 'XSD-ELEMENT-ORDER']);
  const isOfSystem = SYSTEMS.some(([sign, codes]) => sign.test(text) && text.search(codes) >= 0);
  if (isOfSystem) return [];
  return [...order, ...[...text.matchAll(VALUE)].map(({ index }): Found => [index, 'XSD-VALUE'])];
}

function explained(code: string, rule: FormatRule | undefined): RejectionCode {
  const answer = systemAnswers.get(code);
  const kind = answer?.kind ?? kindOfRule(code, rule?.terms);
  const reason = reasonCodes.get(code);
  const meaning = answer?.meaning ?? (reason === undefined ? undefined : { template: reason });
  return { code, kind, ...(rule && { rule }), ...(meaning !== undefined && { meaning }) };
}
