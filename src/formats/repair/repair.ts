/**
 * Repairs a refused e-invoice in the file itself: what is written wrongly, and what the user answers. Bytes elsewhere stay as they are; money,
 * taxes, accounts and parties never change their meaning. Each change is checked by the schema and the rules of the format.
 */

import type { XmlElement } from '../xml/element.ts';
import { inBusinessWords } from './business-words.ts';
import type { BareRemaining, Repaired, RepairOptions } from './change.ts';
import { remainingOf } from './remaining.ts';
import { writeAnswers } from './repair-answers.ts';
import { makePlain, makeReadable, repairNamespaces } from './repair-file.ts';
import { repairStructure } from './repair-structure.ts';
import { repairValues } from './repair-values.ts';
import { isSignature } from './structure.ts';
import { Work } from './work.ts';

const MOST_ROUNDS = 4;

export async function repairXml(given: Uint8Array, options: RepairOptions): Promise<Repaired> {
  const work = new Work(given, options);
  await work.begin();
  const isUnanswered = Object.keys(options.answers ?? {}).length === 0;
  if (work.isDone && isUnanswered) return result(work, []);
  if (work.state.read === undefined) await makeReadable(work);
  await repairNamespaces(work);
  await makePlain(work);
  for (let round = 0; round < MOST_ROUNDS && !work.isDone; round++) {
    const before = work.changes.length;
    await repairStructure(work);
    await repairValues(work);
    if (work.changes.length === before) break;
  }
  return result(work, await writeAnswers(work));
}

async function result(work: Work, unused: readonly string[]): Promise<Repaired> {
  const { state, changes, given } = work;
  const { bytes, read } = state;
  const isChanged = changes.length > 0;
  return {
    bytes: isChanged ? bytes : given,
    ...(await inBusinessWords({ changes, remaining: remainingIn(work) }, read)),
    format: read?.format.key,
    unused,
    ...(isChanged && read && isSigned(read.root) && { signature: 'broken' as const }),
  };
}

function isSigned(root: XmlElement): boolean {
  for (const element of root.within()) if (isSignature(element)) return true;
  return false;
}

function remainingIn({ state: { read, faults, what } }: Work): BareRemaining[] {
  if (read === undefined)
    return [{ rule: 'BW-XML-SYNTAX', kind: 'issuer', xpath: '/', text: what ?? { template: '' } }];
  return faults.flatMap((fault) => remainingOf(fault, read));
}
