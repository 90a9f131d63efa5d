/**
 * Quick fixes. Suggestions are tried out: the text is changed and built, and only those that remove the fault are offered, plus empty
 * properties for the user to fill in.
 */
import { applyEdits, type Edit } from 'jsonc-parser';
import type { Fault } from '../../../../engine/faults.ts';
import { isWarning } from '../../../../engine/operations/strict.ts';
import { isWithin } from '../../document/values.ts';
import { faultsOf } from '../check.ts';
import { contextOf } from '../language/document-context.ts';
import { pathsIn } from '../misspelt.ts';
import { parsed } from '../text.ts';
import { addExtension, correctExtension } from './extensions.ts';
import { type Candidate, type FaultAt, faultAt, type GivenFault, type Idea } from './fault.ts';
import { correctForm } from './forms.ts';
import { correctAccount, correctCountry, correctNumber } from './numbers.ts';
import { addAddress, addKey, addMissing, addRate, removeExcess, renameUnknown } from './properties.ts';
import { addReason } from './reasons.ts';
import { syntaxFixes } from './syntax.ts';
import { nearestValue } from './values.ts';
import { writeNumber } from './words.ts';

export interface Fix {
  title: string;
  edits: Edit[];
  /** Where the user must continue in the new text; absent if the fix is complete. */
  goOn: number | undefined;
  /** The value to choose then, by its path and the name of its list of codes. */
  asks?: Candidate['asks'] | undefined;
  /** The only fix of its kind: it removes the fault and loses nothing. */
  certain: boolean;
  /** It may be somebody else's number, and is shown only to who asks for fixes. */
  guess: boolean;
}

export interface FixRequest {
  text: string;
  envelop: boolean;
  language: string;
  fault: GivenFault;
}

/** In display order. */
const ideas: readonly Idea[] = [
  renameUnknown,
  correctCountry,
  correctNumber,
  correctAccount,
  addAddress,
  nearestValue,
  correctForm,
  writeNumber,
  addKey,
  addExtension,
  correctExtension,
  addRate,
  addReason,
  addMissing,
  removeExcess,
];

/** Returns fixes of a fault, best first. `rest` is awaited before each is tried; it may end the search by throwing. */
export async function fixes(
  { text, envelop, language, fault }: FixRequest,
  rest: () => Promise<void> = async () => {},
): Promise<Fix[]> {
  if (fault.path === '') {
    const found = fault.span ? syntaxFixes(text, fault.span) : [];
    return found.map((each) => ({ ...each, goOn: undefined, certain: found.length === 1, guess: false }));
  }
  const located = faultAt(fault, await contextOf(parsed(text), language));
  if (!located) return [];
  const before = (await faultsOf(text, envelop)) ?? [];
  const works = async (candidate: Candidate) => {
    await rest();
    return await goes(candidate, located, text, envelop, before);
  };
  const found: Candidate[] = [];
  for (const idea of ideas) {
    for (const candidate of await idea(located)) {
      if (!isNew(candidate, found)) continue;
      if (candidate.goOn !== undefined || (await works(candidate))) found.push(candidate);
    }
  }
  const certain = found.filter(({ goOn, lossy, choice, guess }) => goOn === undefined && !lossy && !choice && !guess);
  return found.map((each) => ({
    title: each.title,
    edits: each.edits,
    goOn: each.goOn,
    asks: each.asks,
    certain: certain.length === 1 && certain[0] === each,
    guess: each.guess === true,
  }));
}

/** Returns whether the changed text is readable, without the fault, and without more faults than before. */
async function goes(
  { edits, renamed }: Candidate,
  { code, path }: FaultAt,
  text: string,
  envelop: boolean,
  before: readonly Fault[],
): Promise<boolean> {
  if (edits.length === 0) return false;
  const changed = applyEdits(text, edits);
  const saving = await (await import('../saving.ts')).savingFaults(changed, code);
  if (saving) return saving.every((fault) => fault.code !== code || !pathsIn(fault).includes(path));
  const left = await faultsOf(changed, envelop);
  if (!left?.every((fault) => fault.code !== code || !pathsIn(fault).includes(path))) return false;
  // A value that can be read may break rules.
  if (isUnread(code) || left.length < before.length) return true;
  const within = renamed && path.replace(/[^.]+$/, renamed);
  const known = new Set(before.map(keyOf));
  const isRevealed = (each: string) => each !== within && isWithin(each, within ?? '');
  return within !== undefined && left.every((each) => known.has(keyOf(each)) || pathsIn(each).every(isRevealed));
}

const keyOf = ({ code, properties }: Fault) => [code, ...properties].join(' ');

/** Returns whether a fault is an unreadable value, whose rules have not run. */
function isUnread(code = ''): boolean {
  return code.startsWith('BW-') && !isWarning(code);
}

function isNew({ edits }: Candidate, found: readonly Candidate[]): boolean {
  return !found.some((known) => JSON.stringify(known.edits) === JSON.stringify(edits));
}
