/** Repairs and rejections with their messages in words, for people and programs. */

import { detailed, message, type Translation, words } from '../../engine/text/message.ts';
import { translatedDescription } from '../check/rule-list.ts';
import { askedBy, sayable } from './asks.ts';
import type { Change, Remaining, Repaired, SignatureChange } from './change.ts';
import { allowsCopy, type Kind } from './kinds.ts';
import * as notes from './notes.ts';
import type { RejectionCode } from './rejection.ts';
import type { Next } from './systems.ts';
import { placeOf } from './terms.ts';

/** A change in words. */
export interface WordedChange extends Omit<Change, 'text'> {
  /** In business words: `Buyer reference: added 04011000-12345-03`. */
  description: string;
}

/** A fault that is still there, in words. */
export interface WordedRemaining extends Omit<Remaining, 'text' | 'field'> {
  /** The official name of what the answer fills: `Buyer reference`. */
  field?: string;
  /** What is wrong. */
  description: string;
}

/** A code of a rejection in words. */
export interface WordedCode {
  code: string;
  kind: Kind;
  /** What the code means. */
  description?: string;
  /** What to do. */
  advice: string;
  /** The file is not at fault: send the same one again (`resend`), or leave it alone (`wait`). */
  next?: Next;
  /** The names of the answers that it asks for. */
  set?: readonly string[];
  /** Where the file has it: XPaths with local names. */
  places?: readonly string[];
}

/**
 * What can be done about a file: nothing is wrong (`valid`), everything was repaired (`repaired`), answers are missing (`ask`), or only the
 * issuer may change what is wrong (`issuer`).
 */
export type RepairKind = 'valid' | 'repaired' | 'ask' | 'issuer';

/** A repair in words. */
export interface WordedRepair {
  kind: RepairKind;
  format?: string;
  changes: WordedChange[];
  remaining: WordedRemaining[];
  /** Answers that no fault asks for, or that have no place. */
  unused: string[];
  /** What happened to a signature: `broken` inside the file, `removed` around it. */
  signature?: SignatureChange;
  /** What the file needs next, in sentences. */
  notes: string[];
}

/** Returns a repair in words. */
export function wordedRepair(repaired: Repaired, translation?: Translation): WordedRepair {
  const { changes, remaining, unused, format, signature } = repaired;
  const kind = kindOfRepair(repaired);
  const next = [
    ...(kind === 'issuer' && changes.length === 0 ? [notes.unchanged] : []),
    ...(signature ? [notes.signatures[signature]] : []),
  ];
  return {
    kind,
    ...(format !== undefined && { format }),
    changes: changes.map(({ text, ...change }) => ({ ...change, description: words(text, translation) })),
    remaining: remaining.map(({ text, field, ...rest }) => ({
      ...rest,
      ...(field !== undefined && { field: nameInWords(field, translation) }),
      description: words(text, translation),
    })),
    unused: [...unused],
    ...(signature && { signature }),
    notes: next.map((note) => words(note, translation)),
  };
}

function nameInWords(name: string | Remaining['text'], translation?: Translation): string {
  return typeof name === 'string' ? name : words(name, translation);
}

function kindOfRepair({ remaining, changes }: Repaired): RepairKind {
  if (remaining.some(({ kind }) => kind === 'ask')) return 'ask';
  if (remaining.length > 0) return 'issuer';
  return changes.length > 0 ? 'repaired' : 'valid';
}

/**
 * Returns the codes of a rejection in words.
 * @param repaired the repair of the file that was rejected, which shows where the codes are
 */
export function wordedCodes(
  codes: readonly RejectionCode[],
  repaired?: Pick<Repaired, 'changes' | 'remaining'>,
  translation?: Translation,
): WordedCode[] {
  const found = repaired ? [...repaired.changes, ...repaired.remaining] : [];
  return codes.map(({ code, kind, rule, meaning, next }) => {
    const description = rule
      ? ((translation && translatedDescription(rule.description, translation)) ?? rule.description)
      : meaning && words(meaning, translation);
    const places = [...new Set(found.flatMap(({ rule: own, xpath }) => (own === code && xpath !== '/' ? xpath : [])))];
    const set = kind === 'ask' ? askedBy.get(code) : undefined;
    return {
      code,
      kind,
      ...(description !== undefined && { description }),
      advice: next
        ? words(notes.advice[next], translation)
        : allowsCopy(code, rule?.once)
          ? words(notes.advice.copy, translation)
          : adviceOn(kind, set, translation),
      ...(next && { next }),
      ...(set && { set }),
      ...(places.length > 0 && { places }),
    };
  });
}

function adviceOn(kind: Kind, set: readonly string[] = [], translation?: Translation): string {
  const terms = [...sayable].flatMap(([term, name]) =>
    set.includes(name) ? (placeOf(term, 'cii')?.term.name ?? []) : [],
  );
  const fields = terms.map((template) => ({ template }));
  return words(
    fields.length > 0 ? detailed(message('Enter the following.'), ...fields) : notes.advice[kind],
    translation,
  );
}
