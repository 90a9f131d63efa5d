/** Learns from documents that the user saves, prints and receives, once the user agreed. */

import { describe } from '../engine/document/description.ts';
import { contentOf } from '../engine/document/text.ts';
import { keepVersion } from '../state/drafts/history.ts';
import type { Issued } from '../state/drafts/issued.ts';
import { isOfOthers } from '../state/drafts/received-from.ts';
import { entriesOf } from '../state/memory/entries.ts';
import { remember, startMemory } from '../state/memory/memory.ts';
import { isChosen, isWanted } from '../state/memory/setting.ts';
import { offer } from './offer.ts';

/** Keeps a version, and remembers the parties, items, accounts and numbers of a document that the user saved or printed. */
export async function learnFrom(each: Issued): Promise<void> {
  keepVersion(each.draft.id, each.draft.text, 'saved');
  if (isOfOthers(each.draft)) return;
  startMemory();
  if (isWanted()) await keep(each);
  else if (!isChosen()) offer(each);
}

async function keep(each: Issued): Promise<void> {
  const { text } = each.draft;
  const { keepIssued } = await import('./keep.ts');
  await Promise.all([keepIssued(each), describe(text).isXml || remember(entriesOf(contentOf(text), Date.now()))]);
}
