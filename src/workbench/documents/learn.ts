/** Learns from documents that the user saves, prints and receives, once the user agreed. Their drafts note it in any case. */

import { describe } from '../engine/document/description.ts';
import { contentOf } from '../engine/document/text.ts';
import { draftById, useDrafts } from '../state/drafts/drafts.ts';
import { keepVersion } from '../state/drafts/history.ts';
import type { Issued } from '../state/drafts/issued.ts';
import { isOfOthers } from '../state/drafts/received-from.ts';
import { entriesOf } from '../state/memory/entries.ts';
import { remember, startMemory } from '../state/memory/memory.ts';
import { isChosen, isWanted } from '../state/memory/setting.ts';
import { offer } from './offer.ts';

/** Keeps a version, and remembers the parties, items, accounts and numbers of a document that the user saved or printed. */
export async function learnFrom(each: Issued): Promise<void> {
  const { draft, format = '' } = each;
  keepVersion(draft.id, draft.text, 'saved');
  const savedAs = new Set([...(draftById(draft.id)?.savedAs ?? []), format]);
  useDrafts.getState().change(draft.id, { savedAs: [...savedAs] });
  if (isOfOthers(draft)) return;
  startMemory();
  if (isWanted()) await keep(each);
  else if (!isChosen()) offer(each);
}

async function keep(each: Issued): Promise<void> {
  const { text } = each.draft;
  const { keepIssued } = await import('./keep.ts');
  await Promise.all([keepIssued(each), describe(text).isXml || remember(entriesOf(contentOf(text), Date.now()))]);
}
