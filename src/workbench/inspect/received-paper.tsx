import type { Document } from '../../client/index.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useRun } from '../drafts/runs.ts';
import { Preview } from '../preview/preview.tsx';
import { isUnreadable } from '../received/facts.ts';
import { say } from '../texts/say.ts';
import { Message, Waiting } from '../ui/message.tsx';
import { readersLanguage } from './summary.ts';
import * as texts from './texts.ts';
import './received-paper.css';

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
        />
      </div>
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
