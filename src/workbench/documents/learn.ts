/** Learns from documents that the user saves, prints and receives, after asking once. */

import { describe } from '../engine/document/description.ts';
import { contentOf } from '../engine/document/text.ts';
import { keepVersion } from '../state/drafts/history.ts';
import type { Issued } from '../state/drafts/issued.ts';
import { isOfOthers } from '../state/drafts/received-from.ts';
import { entriesOf } from '../state/memory/entries.ts';
import { remember, startMemory, turnOn } from '../state/memory/memory.ts';
import { isChosen, isWanted, setWanted } from '../state/memory/setting.ts';
import { notify } from '../ui/notice.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Keeps a version, and remembers the parties, items, accounts and numbers of a document that the user saved or printed. */
export async function learnFrom(each: Issued): Promise<void> {
  keepVersion(each.draft.id, each.draft.text, 'saved');
  if (isOfOthers(each.draft)) return;
  startMemory();
  if (isWanted()) await keep(each);
  else if (!isChosen()) ask(each);
}

async function keep(each: Issued): Promise<void> {
  const { text } = each.draft;
  const { keepIssued } = await import('./keep.ts');
  await Promise.all([keepIssued(each), describe(text).isXml || remember(entriesOf(contentOf(text), Date.now()))]);
}

/** Asks once whether to remember. Without an answer nothing is remembered. */
function ask(each: Issued): void {
  setWanted(false);
  notify({
    title: say(texts.ask),
    description: say(texts.askAbout),
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: say(texts.yes),
      onClick: () => void turnOn(true).then(() => keep(each)),
    },
    other: say(texts.no),
  });
}
