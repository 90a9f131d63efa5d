/** Rules on the file, its seal and its stamp (chapter 18 §8.1). */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Violation } from '../../rules/declare.ts';
import type { Around } from '../../signed/opened.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type NationalRule, nationalRule } from '../shared/rules.ts';
import { type Certificate, isSignedBy, readCertificate } from './certificate.ts';
import { chainOf, stampChainOf, unknownComplements, unsealedIn } from './chain.ts';
import { cfdiFacts } from './facts.ts';
import { at, type Context, inside } from './rule-base.ts';
import { STAMP } from './stamp.ts';
import type { CfdiView, Node } from './view.ts';

/** A sealed receipt with its certificate. */
interface Sealed {
  readonly node: Node;
  readonly stamp: Node | undefined;
  readonly seal: string;
  readonly certificate: Certificate | undefined;
  readonly rfc: string | undefined;
  /** Why the seal cannot be verified: complements whose order is not known. */
  readonly unknown: ReturnType<typeof unknownComplements>;
  /** An element that the seal does not cover, so that it cannot be verified. */
  readonly uncovered: XmlElement | undefined;
  /** Whether the seal is valid; undefined if unknown. */
  readonly fits: boolean | undefined;
}

const known = new WeakMap<CfdiView, Sealed | undefined>();

/** Returns the seal of a receipt; undefined for a draft. */
function sealedIn(view: CfdiView): Sealed | undefined {
  if (known.has(view)) return known.get(view);
  const { root: node } = view;
  const [seal, base64] = [node.text('Sello'), node.text('Certificado')];
  const isDraft = seal === '' && base64 === '';
  const certificate = isDraft ? undefined : readCertificate(base64);
  const unknown = isDraft ? [] : unknownComplements(node.element);
  const uncovered = isDraft || unknown.length > 0 ? undefined : unsealedIn(node.element);
  const isJudged = certificate !== undefined && unknown.length === 0;
  const isOwn = isJudged ? isSignedBy(chainOf(node.element), seal, certificate) : undefined;
  const made: Sealed | undefined = isDraft
    ? undefined
    : {
        node,
        stamp: view.complement(STAMP),
        seal,
        certificate,
        rfc: view.emisor?.get('Rfc'),
        unknown,
        uncovered,
        fits: isOwn && uncovered ? undefined : isOwn,
      };
  known.set(view, made);
  return made;
}

/** Returns the verdict on the seal of a receipt; undefined for a draft. */
export function sealVerdict(view: CfdiView): Around | undefined {
  const sealed = sealedIn(view);
  if (sealed === undefined) return undefined;
  const { node, certificate, rfc, fits } = sealed;
  if (fits === false) return { verdict: 'broken' };
  // The seal covers the RFC and the number of the certificate, but not the certificate, which anyone can replace with one of the same key.
  const isNamed = certificate?.rfc === rfc && certificate?.number === node.get('NoCertificado');
  if (fits === undefined || !isNamed || certificate === undefined) return { verdict: 'unverified' };
  return { verdict: 'fits', signer: bytesToHex(sha256(utf8ToBytes(`${certificate.number} ${certificate.modulus}`))) };
}

type Rule = NationalRule<Context>;

/** Declares a rule on a sealed receipt. */
function onSeal(
  code: string,
  finds: (sealed: Sealed) => Violation | false | undefined,
  text: string,
  flag: Rule['flag'] = 'fatal',
): Rule {
  return nationalRule<Context>(
    code,
    flag,
    ({ view }) => {
      const sealed = sealedIn(view);
      const found = sealed && finds(sealed);
      return found ? [found] : [];
    },
    text,
  );
}

/** The stamp of a receipt, with the certificate that the caller gave for it. */
interface Stamped {
  readonly stamp: Node;
  readonly given: string | undefined;
  readonly certificate: Certificate | undefined;
  readonly isToStamp: boolean;
}

/** Declares a rule on the stamp of a receipt. */
function onStamp(code: string, finds: (stamped: Stamped) => Violation | false, text: string, flag: Rule['flag']): Rule {
  return nationalRule<Context>(
    code,
    flag,
    ({ view, satCertificate: given, isToStamp = false }) => {
      const stamp = view.complement(STAMP);
      if (stamp === undefined) return [];
      const certificate = given === undefined ? undefined : readCertificate(given);
      const found = finds({ stamp, given, certificate, isToStamp });
      return found ? [found] : [];
    },
    text,
  );
}

const isOfStamp = (stamp: Node, { number }: Certificate) => number === stamp.get('NoCertificadoSAT');

function isStampedBy(stamp: Node, certificate: Certificate): boolean {
  return isSignedBy(stampChainOf(stamp.element), stamp.text('SelloSAT'), certificate);
}

/** Why a seal is not valid: the stamp shows when the file was changed. */
const CAUSES: readonly (readonly [isCause: (sealed: Sealed) => boolean, text: string])[] = [
  [
    ({ stamp }) => stamp === undefined,
    'The seal does not match the content of the file: values were changed after sealing, or it was sealed with another certificate. Seal it again.',
  ],
  [
    ({ stamp, seal }) => stamp !== undefined && stamp.get('SelloCFD') === seal,
    'The seal does not match the content of the file: the stamp has the same seal, so the content was changed afterwards. Seal it again.',
  ],
  [
    ({ stamp, seal }) => stamp !== undefined && stamp.get('SelloCFD') !== seal,
    'The seal does not match the content of the file: its stamp belongs to another seal. Seal it again.',
  ],
];

/** The moment of a receipt. It has no time zone; those of Mexico lie five to eight hours behind UTC. */
function momentOf(node: Node): number {
  return Date.parse(`${node.text('Fecha')}Z`);
}
const EARLIEST_ZONE = 5 * 3_600_000;
const LATEST_ZONE = 8 * 3_600_000;
/** The age up to which a PAC stamps receipts. */
const MOST_AGE = 72 * 3_600_000;

export function isOutsideValidity(node: Node, { from, to }: Pick<Certificate, 'from' | 'to'>): boolean {
  const moment = momentOf(node);
  return moment + LATEST_ZONE < from || moment + EARLIEST_ZONE > to;
}

const day = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The beginning of a file, in which its root declares namespaces. */
function wrongPrefixes({ text, root }: SyntaxFile): Violation[] {
  const found: Violation[] = [];
  const end = text.indexOf('>', Math.max(0, root.offset));
  const prefixes = new Map<string, string>(cfdiFacts.namespaces.map(({ uri, prefix }) => [uri, prefix]));
  for (const [, prefix = '', uri = ''] of declarationsIn(text)) {
    const expected = prefixes.get(uri);
    if (expected === undefined || expected === 'tfd' || prefix === expected) continue;
    found.push({ element: root, values: { value: prefix, expected, uri } });
  }
  for (const match of declarationsIn(text.slice(end))) {
    const expected = prefixes.get(match[2] ?? '');
    if (expected === undefined || expected === 'tfd') continue;
    found.push({ element: root, values: { value: match[1] ?? '', expected, uri: match[2] ?? '' } });
  }
  return found.slice(0, 10);
}

function declarationsIn(text: string): IterableIterator<RegExpMatchArray> {
  return text.matchAll(/\sxmlns(?::([\w.-]{1,100}))?\s*=\s*["'](http:\/\/www\.sat\.gob\.mx\/[^"'<>]{1,100})["']/g);
}

export const SEAL_RULES: readonly Rule[] = [
  nationalRule<Context>(
    'BW-CFDI-BOM',
    'warning',
    (_, { bytes }) => !(bytes?.[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf),
    'The file begins with a byte order mark; save it as UTF-8 without one.',
  ),
  nationalRule<Context>(
    'BW-CFDI-PREFIX',
    'warning',
    (_, file) => wrongPrefixes(file),
    'The namespace {uri} has the prefix "{value}" or is not declared on the root; the tax office prescribes {expected} there.',
  ),
  ...CAUSES.map(([isCause, text]) =>
    onSeal('CFDI40102', (sealed) => sealed.fits === false && isCause(sealed) && at(sealed.node, 'Sello'), text),
  ),
  onSeal(
    'SAT-303',
    ({ node, certificate, rfc }) =>
      certificate?.rfc !== undefined &&
      rfc !== undefined &&
      certificate.rfc !== rfc &&
      at(node, 'Certificado', { value: certificate.rfc, expected: rfc }),
    'The certificate belongs to {value}, but the issuer is {expected}. Seal with the certificate of the issuer.',
  ),
  onSeal(
    'SAT-305',
    ({ node, certificate }) =>
      certificate !== undefined &&
      isOutsideValidity(node, certificate) &&
      at(node, 'Fecha', { from: day(certificate.from), to: day(certificate.to) }),
    'The receipt is dated {value}, but the certificate is valid from {from} to {to}.',
  ),
  onSeal(
    'SAT-306',
    ({ node, certificate }) => certificate?.isPersonal && !certificate.isForTests && at(node, 'Certificado'),
    'The certificate is an e.firma, which does not seal receipts; use a CSD.',
  ),
  onSeal(
    'CFDI40106',
    ({ node, certificate }) =>
      certificate === undefined
        ? at(node, 'Certificado')
        : certificate.number !== node.get('NoCertificado') && at(node, 'NoCertificado'),
    'The certificate cannot be read, or NoCertificado is not its number. Seal the file again.',
  ),
  onSeal(
    'BW-CFDI-SEAL-COMPLEMENT',
    ({ unknown, certificate }) => {
      const [first] = unknown;
      return first !== undefined && certificate !== undefined && inside(first);
    },
    'The seal was not verified: the order of the values of {name} is not known to Billwright.',
    'information',
  ),
  onSeal(
    'BW-CFDI-SEAL-COMPLEMENT',
    ({ uncovered, certificate, fits }) =>
      uncovered !== undefined && certificate !== undefined && fits === undefined && inside(uncovered),
    'The seal was not verified: it does not cover all of {name}.',
    'warning',
  ),
  onSeal(
    'BW-CFDI-STAMP-SEAL',
    ({ stamp, seal }) => stamp !== undefined && stamp.get('SelloCFD') !== seal && at(stamp, 'SelloCFD'),
    'The stamp (TFD) belongs to another seal, not to the seal of the file.',
  ),
  onStamp(
    'BW-CFDI-STAMP',
    ({ stamp, given }) => given === undefined && inside(stamp.element, { value: stamp.text('NoCertificadoSAT') }),
    'The file has a stamp (TFD) of the certificate {value}. It was not verified: that certificate is not in the file.',
    'information',
  ),
  onStamp(
    'BW-CFDI-STAMP',
    ({ stamp, given, certificate }) =>
      given !== undefined && certificate === undefined && at(stamp, 'NoCertificadoSAT'),
    'The stamp (TFD) was not verified: the certificate cannot be read. Give the one with the number {value}, in base64 or PEM.',
    'warning',
  ),
  onStamp(
    'BW-CFDI-STAMP',
    ({ stamp, certificate }) =>
      certificate !== undefined &&
      !isOfStamp(stamp, certificate) &&
      at(stamp, 'NoCertificadoSAT', { found: certificate.number ?? '' }),
    'The stamp (TFD) was not verified: it names the certificate {value}, but the certificate {found} was given.',
    'warning',
  ),
  onStamp(
    'BW-CFDI-STAMP',
    ({ stamp, certificate }) =>
      certificate !== undefined &&
      isOfStamp(stamp, certificate) &&
      isStampedBy(stamp, certificate) &&
      at(stamp, 'SelloSAT', { value: stamp.text('NoCertificadoSAT') }),
    'The seal of the stamp (TFD) is valid, and was made with the certificate {value}. Whether the tax office issued that certificate was not checked.',
    'information',
  ),
  onStamp(
    'BW-CFDI-STAMP-SIGNATURE',
    ({ stamp, certificate }) =>
      certificate !== undefined &&
      isOfStamp(stamp, certificate) &&
      !isStampedBy(stamp, certificate) &&
      at(stamp, 'SelloSAT'),
    'The seal of the stamp (TFD) does not match its content: the stamp was changed, or was made with another certificate. Ask the PAC for the file again.',
    'fatal',
  ),
  onStamp(
    'SAT-307',
    ({ stamp, isToStamp }) => isToStamp && at(stamp, 'UUID'),
    'The file already has a stamp, with the UUID {value}. A PAC stamps a receipt only once.',
    'warning',
  ),
  nationalRule<Context>(
    'SAT-401',
    'information',
    ({ view: { root }, now, isToStamp }) => {
      const moment = momentOf(root);
      if (isToStamp !== true || now === undefined || Number.isNaN(moment)) return [];
      const isOld = now - moment > LATEST_ZONE + MOST_AGE;
      return isOld || now - moment < EARLIEST_ZONE ? [at(root, 'Fecha')] : [];
    },
    'The receipt is dated {value}. A PAC stamps only receipts from the last 72 hours, not from the future.',
  ),
  onSeal(
    'BW-CFDI-UNCHECKED',
    ({ node }) => inside(node.element),
    'Not checked, because only the tax office has the registers: names, regimes and postcodes of both parties, the lists of products and postcodes, revoked certificates, and amounts that need a confirmation.',
    'information',
  ),
];
