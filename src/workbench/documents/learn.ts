/** Learns from documents that the user saves, prints and receives, after asking once. */

import { describe } from '../document/description.ts';
import { contentOf } from '../document/text.ts';
import { keepVersion } from '../drafts/history.ts';
import type { Issued } from '../drafts/issued.ts';
import { isOfOthers } from '../drafts/received-from.ts';
import { entriesOf } from '../memory/entries.ts';
import { remember, startMemory, turnOn } from '../memory/memory.ts';
import { isChosen, isWanted, setWanted } from '../memory/setting.ts';
import { say } from '../texts/say.ts';
import { notify } from '../ui/notice.ts';
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
