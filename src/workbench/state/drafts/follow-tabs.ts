import { create } from 'zustand';
import { changeEdits } from '../../engine/document/change.ts';
import { notify } from '../../ui/notice.ts';
import { loadAgain } from '../../ui/page/one-file.ts';
import { say } from '../../ui/texts/say.ts';
import { broadcast, subscribe, type TabMessage, verdictOn } from './between-tabs.ts';
import { discardDraft } from './discarded.ts';
import type { Draft } from './draft-storage.ts';
import { broadcastChanges, forgetDrafts, useDrafts, withoutBroadcast } from './drafts.ts';
import { editText } from './open-texts.ts';
import * as texts from './texts.ts';
import { titleOf } from './titles.ts';

const thisTab = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Milliseconds without a message after which a tab counts as closed. */
const TAB_TIMEOUT = 150_000;
const heartbeat = 30_000;

/** Milliseconds in which a draft closed in another tab is likely to be restored there. */
const undoTime = 60_000;

interface OtherTabs {
  /** The draft that this tab shows. */
  here: string | undefined;
  /** The draft that each other tab shows, and the time of its report. */
  showing: Readonly<Record<string, { id: string; at: number }>>;
}

/** The drafts that the other tabs of this browser show. */
const useOtherTabs = create<OtherTabs>(() => ({ here: undefined, showing: {} }));

/** Returns whether another tab shows a draft too. */
export function useIsInOtherTab(id: string | undefined): boolean {
  return useOtherTabs(({ showing }) => Object.values(showing).some((tab) => tab.id === id));
}

/** Broadcasts which draft this tab shows. */
export function showHere(id: string | undefined): void {
  useOtherTabs.setState({ here: id });
  broadcast({ kind: 'showing', tab: thisTab, id });
}

/** Synchronises this tab's drafts with other tabs. Called once. */
export function followTabs(): void {
  subscribe(follow);
  broadcast({ kind: 'asking' });
  addEventListener('pagehide', () => {
    broadcastChanges();
    broadcast({ kind: 'showing', tab: thisTab, id: undefined });
  });
  addEventListener('pageshow', () => showHere(useOtherTabs.getState().here));
  setInterval(() => {
    showHere(useOtherTabs.getState().here);
    const now = Date.now();
    useOtherTabs.setState(({ showing }) => ({
      showing: Object.fromEntries(Object.entries(showing).filter(([, { at }]) => now - at < TAB_TIMEOUT)),
    }));
  }, heartbeat);
}

function follow(message: TabMessage): void {
  switch (message.kind) {
    case 'asking':
      showHere(useOtherTabs.getState().here);
      break;
    case 'showing':
      useOtherTabs.setState(({ showing: { [message.tab]: _, ...others } }) => ({
        showing: message.id === undefined ? others : { ...others, [message.tab]: { id: message.id, at: Date.now() } },
      }));
      break;
    case 'opened':
      takeIn(message.draft);
      break;
    case 'changed':
      followChange(message);
      break;
    case 'closed':
      followClosing(message.id);
      break;
    case 'cleared':
      forgetDrafts();
      loadAgain();
  }
}

function takeIn(draft: Draft): void {
  if (useDrafts.getState().drafts.some(({ id }) => id === draft.id)) return;
  withoutBroadcast(() => useDrafts.getState().putBack(draft));
}

function followChange({ draft, before }: TabMessage & { kind: 'changed' }): void {
  const { drafts, open, change } = useDrafts.getState();
  const mine = drafts.find(({ id }) => id === draft.id);
  const verdict = mine ? verdictOn(mine, { draft, before }) : 'ignore';
  if (!mine) takeIn(draft);
  if (!mine || verdict === 'ignore') return;
  if (verdict === 'take over, keeping mine') {
    open(mine.text, mine.envelop);
    notify({
      title: say(texts.changedInOtherTab, { title: titleOf(draft) }),
      description: say(texts.mineIsKept),
      duration: 20_000,
    });
  }
  withoutBroadcast(() => {
    editText(draft.id, changeEdits(mine.text, draft.text));
    if (mine.envelop !== draft.envelop) change(draft.id, { envelop: draft.envelop });
  });
}

/** The visible draft stays, even if another tab closed it. */
function followClosing(id: string): void {
  const { drafts, close, change } = useDrafts.getState();
  const draft = drafts.find((known) => known.id === id);
  if (!draft) return;
  if (useOtherTabs.getState().here === id) {
    change(id, {});
    notify({
      title: say(texts.closedInOtherTab, { title: titleOf(draft) }),
      description: say(texts.staysOpen),
    });
  } else {
    withoutBroadcast(() => void close(id));
    setTimeout(() => discardDraft(id), undoTime);
  }
}
