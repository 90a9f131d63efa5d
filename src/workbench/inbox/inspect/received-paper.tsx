import { lazy, Suspense } from 'react';
import type { Document } from '../../../client/index.ts';
import { isUnreadable } from '../../documents/received/facts.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { withTexts } from '../../ui/language/later.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { Preview } from '../../write/preview/preview.tsx';
import { readersLanguage } from './summary.ts';
import * as texts from './texts.ts';
import './received-paper.css';

const ReportView = lazy(async () => ({
  default: (await withTexts(import('../../documents/reporting/report-shown.tsx'))).ReportView,
}));

/** The paper of a received e-invoice. */
export function ReceivedPaper({ draft }: { draft: Draft }) {
  const { built, checked, noInvoice, inspection, problems } = useRun(
    draft.id,
    'built',
    'checked',
    'noInvoice',
    'inspection',
    'problems',
  );
  if (built) {
    return (
      <div className="received-paper min-w-0 flex-1">
        <Preview
          document={(inspection?.shown?.document as Document | undefined) ?? built.document}
          verification={inspection?.verification}
          language={readersLanguage()}
          forReader
        />
      </div>
    );
  }
  if (inspection?.report) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
      <section tabIndex={0} aria-label={say(texts.paper)} className="min-w-0 flex-1 overflow-auto px-4 py-4">
        <Suspense fallback={<Waiting what={say(texts.checking)} />}>
          <ReportView report={inspection.report} />
        </Suspense>
      </section>
    );
  }
  if (checked === undefined) return <Waiting what={say(texts.checking)} />;
  if (isUnreadable(problems)) {
    return (
      <Message title={say(texts.unreadable)} about={say(texts.unreadableAbout)}>
        <p className="text-faint">{noInvoice}</p>
      </Message>
    );
  }
  return <Message title={say(texts.noPaper)} about={noInvoice ?? say(texts.notMadeAbout)} />;
}
