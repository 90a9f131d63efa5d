/** Learns from documents that the user saves, prints and receives, once the user agreed. Their drafts note it in any case. */

import type { Document } from '../../client/index.ts';
import { describe } from '../engine/document/description.ts';
import { dateEdits } from '../engine/document/edits.ts';
import { contentOf } from '../engine/document/text.ts';
import { documentIn, partAt, text as textIn } from '../engine/document/values.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { draftById, useDrafts } from '../state/drafts/drafts.ts';
import { keepVersion } from '../state/drafts/history.ts';
import type { Issued } from '../state/drafts/issued.ts';
import { editText, endStep } from '../state/drafts/open-texts.ts';
import { isOfOthers } from '../state/drafts/received-from.ts';
import { runOf } from '../state/drafts/runs.ts';
import { entriesOf } from '../state/memory/entries.ts';
import { remember, startMemory } from '../state/memory/memory.ts';
import { isChosen, isWanted } from '../state/memory/setting.ts';
import { offer } from './offer.ts';

/** Keeps a version, and remembers the parties, items, accounts and numbers of a document that the user saved or printed. */
export async function learnFrom(each: Issued): Promise<void> {
  const { format = '' } = each;
  const built = builtOf(each.draft);
  const draft = COPIES.has(format) ? each.draft : dated(each.draft, built);
  keepVersion(draft.id, draft.text, 'saved');
  const savedAs = new Set([...(draftById(draft.id)?.savedAs ?? []), format]);
  useDrafts.getState().change(draft.id, { savedAs: [...savedAs] });
  if (isOfOthers(draft)) return;
  startMemory();
  if (isWanted()) await keep({ ...each, draft }, built);
  else if (!isChosen()) offer({ ...each, draft });
}

/** Files with the draft's own text, which is not issued by them. */
const COPIES: ReadonlySet<string> = new Set(['JSON', 'YAML']);

/** Returns the result of a draft as it is; undefined with faults. */
export function builtOf({ id, text }: Draft): Document | undefined {
  const { built } = runOf(id);
  return built?.from === text && built.faults === 0 ? built.document : undefined;
}

/** Writes the date into an invoice that was issued without one. Otherwise its text would be another invoice tomorrow. */
function dated(draft: Draft, built: Document | undefined): Draft {
  const { id, text } = draft;
  const date = textIn(partAt(documentIn(built), ['issue_date']));
  const edits = date === undefined || describe(text).isXml || draftById(id)?.text !== text ? [] : dateEdits(text, date);
  if (edits.length === 0) return draft;
  endStep(id);
  editText(id, edits);
  endStep(id);
  return draftById(id) ?? draft;
}

async function keep(each: Issued, built: Document | undefined): Promise<void> {
  const { text } = each.draft;
  const { keepIssued } = await import('./keep.ts');
  await Promise.all([
    keepIssued(each, built),
    describe(text).isXml || remember(entriesOf(contentOf(text), Date.now())),
  ]);
}
