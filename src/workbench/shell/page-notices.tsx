import { lazy, Suspense } from 'react';
import { AwayNotice } from '../engine/service/away-notice.tsx';
import { useDrafts } from '../state/drafts/drafts.ts';
import { useIsInOtherTab } from '../state/drafts/follow-tabs.ts';
import { useNotOpened } from '../state/drafts/not-opened.ts';
import { useRun } from '../state/drafts/runs.ts';
import { storageFaultText } from '../state/drafts/storage-fault.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

const NotOpenedNotice = lazy(async () => ({ default: (await import('./not-opened-notice.tsx')).NotOpenedNotice }));

/** Notices above the page: no service, drafts not stored, the draft is also in another tab, an operation on it failed, or content was not opened. */
export function PageNotices({ draft }: { draft: string | undefined }) {
  const hasNotOpened = useNotOpened(({ rows }) => rows.length > 0);
  return (
    <>
      <AwayNotice />
      <StorageNotice />
      <OtherTabNotice draft={draft} />
      {draft && !hasNotOpened && <FailureNotice draft={draft} />}
      {hasNotOpened && (
        <Suspense>
          <NotOpenedNotice draft={draft} />
        </Suspense>
      )}
    </>
  );
}

function StorageNotice() {
  const fault = useDrafts((state) => state.storageFault);
  if (!fault) return null;
  return (
    <p role="alert" className="border-line border-b bg-warn-wash px-4 py-2">
      {storageFaultText(fault)}
    </p>
  );
}

function OtherTabNotice({ draft }: { draft: string | undefined }) {
  const isInOtherTab = useIsInOtherTab(draft);
  if (!isInOtherTab) return null;
  return (
    <p role="status" className="border-line border-b bg-accent-wash px-4 py-1.5 text-xs">
      {say(texts.inOtherTab)}
    </p>
  );
}

/** Why the last operation on a draft made nothing. */
function FailureNotice({ draft }: { draft: string }) {
  const { failure } = useRun(draft, 'failure');
  if (!failure) return null;
  return (
    <p role="alert" className="border-line border-b border-l-[3px] border-l-bad bg-bad-wash px-3 py-2">
      <strong className="block text-bad">{failure.title}</strong>
      {failure.advice}
    </p>
  );
}
