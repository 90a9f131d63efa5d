/** The QR codes for verifying a bill in a national system, from its stamps or its e-invoice. */

import { officeNumbers } from '../countries/office-numbers.ts';
import { type Authority, authorities, urlOf } from './authorities.ts';
import type { Fact, Section } from './paper.ts';
import { repeats } from './repeated-numbers.ts';
import { contentsOf, isObject, memberAt, text } from './values.ts';
import type { Writing } from './writing.ts';

/** Where a bill can be verified. */
export interface Verification {
  /** The content of the code: a link, or for some authorities the data of the bill. */
  url: string;
  /** The line under the code: the number that the system gave the bill, or a note that it has no number yet. */
  label: string;
  /** The line above the code, if the authority asks for one. */
  above?: string;
  /** Whether the authority asks for the code at the beginning of the first page. */
  isFirst?: true;
}

/** What the stamps of a document say about its verification. */
export interface Stamped {
  verification?: Verification;
  /** The lines that the authority demands besides the code. */
  legends?: readonly string[];
  /** The numbers that tax offices gave the bill, by their names. */
  numbers?: readonly Fact[];
  /** The hosts of other links. Anybody may add such a stamp, even to a signed envelope. */
  foreign: readonly string[];
}

type StampOf = (provider: string) => string | undefined;

/**
 * Returns where a document can be verified by the stamps in its envelope, and the hosts of other links.
 * @param given where its e-invoice can be verified, which counts before its stamps
 */
export function stampedIn(document: unknown, given?: Verification): Stamped {
  const stamped = stampsIn(document);
  return given ? { ...stamped, verification: { ...placeOf(given.url), ...given } } : stamped;
}

/** Returns the requirements of a code's authority on its place: the text above it, and whether it comes first. */
function placeOf(content: string): Pick<Verification, 'above' | 'isFirst'> {
  for (const { read, above, isFirst } of authorities) {
    const found = read(content);
    if (found) return { ...(above && { above: above(found.values) }), ...(isFirst && { isFirst }) };
  }
  return {};
}

function stampsIn(document: unknown): Stamped {
  const found = memberAt(document, 'head.stamps');
  const stamps = Array.isArray(found) ? found.filter(isObject) : [];
  const stampOf = (provider: string) => text(stamps.find(({ prv }) => prv === provider)?.val);
  const bill = contentsOf(document);
  let verification: Verification | undefined;
  let legends: readonly string[] | undefined;
  const verified = new Set<string>();
  for (const authority of authorities) {
    const content = stampOf(authority.stamp);
    const read = content === undefined ? undefined : authority.read(content);
    if (content === undefined || !read) continue;
    const { payload, values, isTest } = read;
    const isOwn = Object.entries(authority.repeats).every(([name, fact]) => repeats(fact, values[name] ?? '', bill));
    const label = isOwn ? authority.label(values, stampOf) : undefined;
    if (label === undefined) continue;
    verified.add(content);
    if (!verification) legends = legendsOf(authority, stampOf, bill);
    verification ??= {
      url: payload,
      label: isTest ? `${label} (TEST)`.trim() : label,
      ...(authority.above && { above: authority.above(values) }),
      ...(authority.isFirst && { isFirst: true }),
    };
  }
  const foreign = stamps.flatMap(({ val }) => (verified.has(String(val)) ? [] : (hostIn(val) ?? [])));
  const numbers = numbersIn(stampOf);
  return {
    ...(verification && { verification }),
    ...(legends && { legends }),
    ...(numbers.length > 0 && { numbers }),
    foreign: [...new Set(foreign)],
  };
}

/** Returns the codes and words that an authority asks for, with the values of stamps; without those that lack a stamp. */
function legendsOf({ legends, codes = [] }: Authority, stampOf: StampOf, bill: unknown): readonly string[] | undefined {
  const stated = codes.flatMap(([words, ...places]) => {
    const [code] = places.flatMap(
      (place) => text(typeof place === 'string' ? memberAt(bill, place) : place(bill)) ?? [],
    );
    return code === undefined ? [] : `${words}: ${code}`;
  });
  const stamped = legends?.flatMap((words) => {
    const isWhole = [...words.matchAll(STAMPED)].every(([, provider = '']) => stampOf(provider) !== undefined);
    return isWhole ? [words.replace(STAMPED, (_, provider: string) => stampOf(provider) ?? '')] : [];
  });
  return stamped && [...(stated.length > 0 ? [stated.join(' · ')] : []), ...stamped];
}

const STAMPED = /\{([a-z-]+)\}/g;

/** Returns the numbers that tax offices gave a bill without a code, by their names; with one, only those of the code count. */
function numbersIn(stampOf: StampOf): Fact[] {
  if (authorities.some(({ stamp }) => stampOf(stamp) !== undefined)) return [];
  return Object.entries(officeNumbers).flatMap(([provider, name]) => {
    const value = stampOf(provider);
    if (value === undefined || !NUMBER.test(value)) return [];
    return [{ name, text: provider === 'sefaz-key' ? inGroups(value) : value }];
  });
}

const NUMBER = /^[\w ./:-]{1,128}$/;

/** Returns the 44 digits of a Brazilian key in groups of four (Manual de Orientação do Contribuinte, DANFE). */
function inGroups(key: string): string {
  return key.replace(/\d{4}(?=\d)/g, '$& ');
}

/** Returns the host of a link, in ASCII; undefined for other values. */
export function hostIn(value: unknown): string | undefined {
  const url = typeof value === 'string' ? urlOf(value) : undefined;
  return url?.host ? url.host : undefined;
}

/** Returns the section with the code, its number, and its link, if it is one, in letters; or only the names of other hosts. */
export function describeStamped(
  { verification, legends = [], numbers = [], foreign }: Stamped,
  { labels }: Writing,
): Section | undefined {
  if (!verification && foreign.length + numbers.length === 0) return undefined;
  // Whole, because the end of a host tells its owner.
  const link = verification && hostIn(verification.url) ? [verification.url] : [];
  const warnings = foreign.slice(0, MOST_HOSTS).map((host) => ({ text: `${labels.notVerified} ${host}` }));
  return {
    kind: 'section',
    label: labels.verification,
    lines: [
      ...[...link, ...(verification ? legends : [])].map((text) => ({ text, look: 'small' as const })),
      ...numbers,
      ...warnings,
    ],
    ...(verification && { code: codeOf(verification) }),
  };
}

const MOST_HOSTS = 5;

function codeOf({ url, label, above }: Verification): NonNullable<Section['code']> {
  return { ...(above && { above }), label, payload: url };
}
