import type { Draft } from './draft-storage.ts';

/** What one tab of this browser tells the others about what they share. */
export type News =
  | { kind: 'opened'; draft: Draft }
  /** `before` is the text that was changed. */
  | { kind: 'changed'; draft: Draft; before: string }
  | { kind: 'closed'; id: string }
  /** Which draft a tab shows; none when it is left. */
  | { kind: 'showing'; tab: string; id: string | undefined }
  /** Other keys are kept now; the keys themselves are told nowhere. */
  | { kind: 'keys' }
  /** Everything was removed from this browser. */
  | { kind: 'cleared' }
  /** A tab that was just opened asks what the others show. */
  | { kind: 'asking' };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('billwright.drafts') : undefined;

/** Tells the other tabs. They get a copy. */
export function tell(news: News): void {
  channel?.postMessage(news);
}

/** Calls back with what other tabs tell. */
export function listen(heard: (news: News) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => heard(data));
}

/** What to do with a text that another tab wrote into a draft. */
export type Verdict = 'ignore' | 'take over' | 'take over, keeping mine';

/** Decides so that nothing is lost: of two texts written at once the later one stays, the other becomes a draft of its own. */
export function verdictOn(mine: Draft, { draft, before }: { draft: Draft; before: string }): Verdict {
  if (mine.text === draft.text && mine.envelop === draft.envelop) return 'ignore';
  if (mine.text === before) return 'take over';
  return draft.changedAt >= mine.changedAt ? 'take over, keeping mine' : 'ignore';
}
