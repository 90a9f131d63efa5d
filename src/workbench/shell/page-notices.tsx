import { AwayNotice } from '../engine/service/away-notice.tsx';
import { useDrafts } from '../state/drafts/drafts.ts';
import { useIsInOtherTab } from '../state/drafts/follow-tabs.ts';
import { storageFaultText } from '../state/drafts/storage-fault.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Notices above the page: the service is unavailable, drafts are not stored, or another tab shows the same draft. */
export function PageNotices({ draft }: { draft: string | undefined }) {
  return (
    <>
      <AwayNotice />
      <StorageNotice />
      <OtherTabNotice draft={draft} />
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
