import { describe } from '../../engine/document/description.ts';
import { contentOf } from '../../engine/document/text.ts';
import type { SaveKind } from '../../engine/worker/saving.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { isOfOthers } from '../../state/drafts/received-from.ts';
import { entriesOf } from '../../state/memory/entries.ts';
import { remember, turnOn } from '../../state/memory/memory.ts';
import { isWanted as isOn } from '../../state/memory/setting.ts';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Returns whether this browser can begin to remember with a document: it is the user's own, and nothing is remembered yet. */
export function isRememberable({ text, receivedFrom }: Draft, kind: SaveKind | undefined): boolean {
  const isForOthers = kind?.tier === 'customer' || kind?.tier === 'country';
  return isForOthers && !isEmbedded && !isOn() && !describe(text).isXml && !isOfOthers({ receivedFrom, text });
}

export async function rememberDocument({ text }: Draft, isWanted: boolean): Promise<void> {
  if (!isWanted) return;
  await turnOn(true);
  await remember(entriesOf(contentOf(text), Date.now()));
}

/** Asks whether this browser remembers the company, customer and number of a document. Off, unless the user says so. */
export function RememberTick({ isTicked, onChange }: { isTicked: boolean; onChange(isTicked: boolean): void }) {
  return (
    <label className="mt-4 flex items-start gap-2.5 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4 accent-accent"
      />
      <span>
        <span className="block font-medium">{say(texts.remember)}</span>{' '}
        <span className="block text-soft text-xs">{say(texts.rememberAbout)}</span>
      </span>
    </label>
  );
}
