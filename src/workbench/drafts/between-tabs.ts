import type { Draft } from './draft-storage.ts';

/** What one tab of this browser sends the others about what they share. */
export type TabMessage =
  | { kind: 'opened'; draft: Draft }
  /** `before` is the text that was changed. */
  | { kind: 'changed'; draft: Draft; before: string }
  | { kind: 'closed'; id: string }
  /** Which draft a tab shows; none when it is left. */
  | { kind: 'showing'; tab: string; id: string | undefined }
  /** Other keys are kept now; the keys themselves are never sent. */
  | { kind: 'keys' }
  /** Everything was removed from this browser. */
  | { kind: 'cleared' }
  /** A tab that was just opened asks what the others show. */
  | { kind: 'asking' };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('billwright.drafts') : undefined;

/** Sends a message to the other tabs, which get a copy. */
export function broadcast(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Calls a listener with the messages of other tabs. */
export function subscribe(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}

/** What to do with a text that another tab wrote into a draft. */
export type Verdict = 'ignore' | 'take over' | 'take over, keeping mine';

/** Decides so that nothing is lost: of two texts written at once the later one stays, the other becomes a draft of its own. */
export function verdictOn(mine: Draft, { draft, before }: { draft: Draft; before: string }): Verdict {
  if (mine.text === draft.text && mine.envelop === draft.envelop) return 'ignore';
  if (mine.text === before) return 'take over';
  return draft.changedAt >= mine.changedAt ? 'take over, keeping mine' : 'ignore';
}
