/** Notes how the files of a bill relate to each other: versions, copies, and what replaces what. */

import { type Bill, differencesOf, type Entry, entriesOf, hasSameAccounts, topOf, type Version } from './bills.ts';
import { isInvalid } from './is-invalid.ts';
import type { FileRead } from './read-file.ts';
import type { Flag } from './row.ts';
import type { Beside, VersionState } from './suggest.ts';

/** Notes and flags the versions of a bill and their copies. */
export function flagVersions(bill: Bill, beside: ReadonlyMap<FileRead, Beside>): void {
  const notes = { top: topOf(bill), noteOf: ({ read }: Entry) => read && beside.get(read) };
  const isAlone = entriesOf(bill).length === 1;
  const stateOf = statesIn(bill);
  for (const version of bill.versions) {
    const state = stateOf(version);
    for (const entry of [version.first, ...version.copies]) {
      const note = notes.noteOf(entry);
      if (!note) continue;
      note.bill = isAlone ? null : notes.top.known.file;
      if (state) note.version = state;
    }
    flagOther(version, notes);
    for (const copy of version.copies) flagCopy(copy, version, state, notes);
  }
}

interface Notes {
  top: Entry;
  noteOf(entry: Entry): Beside | undefined;
}

type Duplicate = Extract<Flag, { kind: 'duplicate_of' }>;

/** Flags a version that is not on top or, if that one is only remembered, the one on top. */
function flagOther({ first }: Version, { top, noteOf }: Notes): void {
  if (first === top) return;
  const [flagged, other] = first.read ? [first, top] : [top, first];
  const differs = differencesOf(first.known, top.known);
  const flag: Duplicate = { kind: 'duplicate_of', other: other.known.file, reason: 'same-number', differs };
  noteOf(flagged)?.flags.push(flag);
}

function flagCopy(
  copy: Entry,
  { first, isInvalid: isAllInvalid }: Version,
  state: VersionState | undefined,
  { noteOf }: Notes,
): void {
  const note = noteOf(copy);
  if (!note) return;
  const other = first.known.file;
  const isSame = copy.known.digest === first.known.digest && copy.known.part === first.known.part;
  note.flags.push({ kind: 'duplicate_of', other, reason: isSame ? 'same-file' : 'same-content' });
  if (state?.kind === 'differs' || state?.kind === 'replaced') return;
  const isWorse = copy.read !== undefined && isInvalid(copy.read) && !isAllInvalid;
  note.version = { kind: isWorse ? 'replaced' : 'copy', other };
}

/** Returns a function that says how a version relates to the others of its bill. */
function statesIn({ versions }: Bill): (version: Version) => VersionState | undefined {
  const valid = versions.filter(({ isInvalid }) => !isInvalid);
  const [one, second] = valid;
  const isSame = (a: Version, b: Version) => hasSameAccounts(a.first.known, b.first.known);
  return (version) => {
    const compared = ({ first: { known: other } }: Version) => ({
      other: other.file,
      fields: differencesOf(version.first.known, other),
    });
    if (version.isInvalid) {
      const isReplaced = one && !second && isSame(version, one);
      return isReplaced ? { kind: 'replaced', other: one.first.known.file } : undefined;
    }
    const otherValid = version === one ? second : one;
    const disputing = otherValid ?? versions.find((other) => !isSame(version, other));
    if (disputing) return { kind: 'differs', ...compared(disputing) };
    const replaced = versions.find((other) => other !== version);
    return replaced && { kind: 'replaces', other: replaced.first.known.file };
  };
}
