import type { TextRepair } from '../../engine/worker/repair.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { replaceText } from '../../state/drafts/open-texts.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { loadInboxParts } from '../load.ts';
import * as texts from './texts.ts';

/** Makes the repaired e-invoice the open one, with its PDF. The report of its check will list the changes. */
export function applyRepair(draft: Draft, repair: TextRepair): void {
  const { text, file, isPdf, isEncoded, signature, changes, remaining } = repair;
  const name = (draft.pdf ?? draft.encoded)?.name ?? 'invoice.xml';
  useDrafts.getState().change(draft.id, {
    repair: withEarlier(draft, repair),
    ...(isPdf && { pdf: new File([file], name, { type: 'application/pdf' }) }),
    ...(signature === 'removed' && { signed: undefined }),
    encoded: isEncoded ? new File([file], name) : undefined,
  });
  replaceText(draft.id, text);
  if (draft.inbox !== undefined) void replaceInInbox(draft.id, draft.inbox, file);
  notify({
    title: say(texts.applied, { count: changes.length }),
    description: remaining.length === 0 ? say(texts.nowValid) : say(texts.stillOpen, { count: remaining.length }),
    tone: 'good',
  });
}

/** Replaces the file in the inbox, too. */
async function replaceInInbox(draft: string, key: string, file: Blob): Promise<void> {
  const { replaceFiles, pathOfKey } = await loadInboxParts();
  const [inbox] = await replaceFiles([{ key, file: new File([file], pathOfKey(key)) }]);
  if (inbox !== undefined) useDrafts.getState().change(draft, { inbox });
}

/** Returns the changes with those of an earlier repair of the same e-invoice. */
function withEarlier({ repair: earlier }: Draft, { reported }: TextRepair): Draft['repair'] {
  if (!earlier || !reported) return reported;
  return { sha256: earlier.sha256, changes: [...earlier.changes, ...reported.changes] };
}
