import type { Draft } from './draft-storage.ts';

/** A message between tabs of this browser about shared data. */
export type TabMessage =
  | { kind: 'opened'; draft: Draft }
  /** `before` is the text before the change. */
  | { kind: 'changed'; draft: Draft; before: string }
  | { kind: 'closed'; id: string }
  /** The draft that a tab shows; undefined when it closes. */
  | { kind: 'showing'; tab: string; id: string | undefined }
  /** The stored keys changed. The keys themselves are never sent. */
  | { kind: 'keys' }
  /** All data was removed from this browser. */
  | { kind: 'cleared' }
  /** A new tab asks what the others show. */
  | { kind: 'asking' };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('billwright.drafts') : undefined;

/** Sends a copy of a message to the other tabs. */
export function broadcast(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Calls a listener for messages of other tabs. */
export function subscribe(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}

/** How to handle a text that another tab wrote into a draft. */
export type Verdict = 'ignore' | 'take over' | 'take over, keeping mine';

/** Decides so that nothing is lost: of two concurrent texts the later one stays, and the other becomes a separate draft. */
export function verdictOn(mine: Draft, { draft, before }: { draft: Draft; before: string }): Verdict {
  if (mine.text === draft.text && mine.envelop === draft.envelop) return 'ignore';
  if (mine.text === before) return 'take over';
  return draft.changedAt >= mine.changedAt ? 'take over, keeping mine' : 'ignore';
}
