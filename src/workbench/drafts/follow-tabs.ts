import { create } from 'zustand';
import { describe } from '../document/description.ts';
import { changeEdits } from '../document/edits.ts';
import { notify } from '../ui/notice.ts';
import { listen, type News, tell, verdictOn } from './between-tabs.ts';
import type { Draft } from './draft-storage.ts';
import { forgetDrafts, tellChanges, useDrafts, withoutTelling } from './drafts.ts';
import { tellGone } from './gone.ts';
import { editText } from './open-texts.ts';

const thisTab = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** A tab that has not been heard of for so long is gone, in milliseconds. */
const gone = 150_000;
const heartbeat = 30_000;

/** So long a draft that another tab has closed is likely to be put back there, in milliseconds. */
const undoTime = 60_000;

interface OtherTabs {
  /** What this tab shows. */
  here: string | undefined;
  /** What each other tab shows, and when it said so. */
  showing: Readonly<Record<string, { id: string; at: number }>>;
}

/** What the other tabs of this browser show. */
const useOtherTabs = create<OtherTabs>(() => ({ here: undefined, showing: {} }));

/** Whether another tab shows a draft too. */
export function useIsElsewhere(id: string | undefined): boolean {
  return useOtherTabs(({ showing }) => Object.values(showing).some((tab) => tab.id === id));
}

/** Says which draft this tab shows. */
export function showHere(id: string | undefined): void {
  useOtherTabs.setState({ here: id });
  tell({ kind: 'showing', tab: thisTab, id });
}

/** Keeps this tab's drafts in step with those of the others. Called once. */
export function followTabs(): void {
  listen(hear);
  tell({ kind: 'asking' });
  addEventListener('pagehide', () => {
    tellChanges();
    tell({ kind: 'showing', tab: thisTab, id: undefined });
  });
  addEventListener('pageshow', () => showHere(useOtherTabs.getState().here));
  setInterval(() => {
    showHere(useOtherTabs.getState().here);
    const now = Date.now();
    useOtherTabs.setState(({ showing }) => ({
      showing: Object.fromEntries(Object.entries(showing).filter(([, { at }]) => now - at < gone)),
    }));
  }, heartbeat);
}

function hear(news: News): void {
  switch (news.kind) {
    case 'asking':
      showHere(useOtherTabs.getState().here);
      break;
    case 'showing':
      useOtherTabs.setState(({ showing: { [news.tab]: _, ...others } }) => ({
        showing: news.id === undefined ? others : { ...others, [news.tab]: { id: news.id, at: Date.now() } },
      }));
      break;
    case 'opened':
      takeIn(news.draft);
      break;
    case 'changed':
      hearChange(news);
      break;
    case 'closed':
      hearClosing(news.id);
      break;
    case 'cleared':
      forgetDrafts();
      location.assign('/');
  }
}

function takeIn(draft: Draft): void {
  if (useDrafts.getState().drafts.some(({ id }) => id === draft.id)) return;
  withoutTelling(() => useDrafts.getState().putBack(draft));
}

function hearChange({ draft, before }: News & { kind: 'changed' }): void {
  const { drafts, open, change } = useDrafts.getState();
  const mine = drafts.find(({ id }) => id === draft.id);
  const verdict = mine ? verdictOn(mine, { draft, before }) : 'ignore';
  if (!mine) takeIn(draft);
  if (!mine || verdict === 'ignore') return;
  if (verdict === 'take over, keeping mine') {
    open(mine.text, mine.envelop);
    notify({
      title: `${describe(draft.text).title} was changed in another tab at the same time`,
      description: 'What was written here is kept as a draft of its own.',
      duration: 20_000,
    });
  }
  withoutTelling(() => {
    editText(draft.id, changeEdits(mine.text, draft.text));
    if (mine.envelop !== draft.envelop) change(draft.id, { envelop: draft.envelop });
  });
}

/** What is being looked at stays, whoever closed it elsewhere. */
function hearClosing(id: string): void {
  const { drafts, close, change } = useDrafts.getState();
  const draft = drafts.find((known) => known.id === id);
  if (!draft) return;
  if (useOtherTabs.getState().here === id) {
    change(id, {});
    notify({ title: `${describe(draft.text).title} was closed in another tab`, description: 'It stays open here.' });
  } else {
    withoutTelling(() => void close(id));
    setTimeout(() => tellGone(id), undoTime);
  }
}
