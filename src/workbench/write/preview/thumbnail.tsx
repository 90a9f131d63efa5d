import { useMemo } from 'react';
import type { Document } from '../../../client/index.ts';
import type { PaperLanguage } from '../../../paper/languages.ts';
import { subjectOf } from '../../../paper/subject.ts';
import { stampedIn } from '../../../paper/verification.ts';
import { Sheet, useLoaded } from './preview.tsx';

interface ThumbnailProps {
  document: Document;
  language: PaperLanguage;
  /** Whether the document has faults. */
  isIncomplete: boolean;
}

/** A small picture of the first page. */
export function Thumbnail({ document, language, isIncomplete }: ThumbnailProps) {
  const subject = useMemo(() => subjectOf(document), [document]);
  const stamped = useMemo(() => stampedIn(document, undefined), [document]);
  const shown = useLoaded(subject?.country, language);
  return (
    <div aria-hidden inert className="relative h-[21rem] w-60 shrink-0 overflow-hidden rounded-lg border border-line">
      <div className="absolute top-0 left-0 w-[45rem] origin-top-left scale-[calc(1/3)] print:hidden">
        {subject && shown && (
          <Sheet
            {...{ subject, stamped }}
            forReader={false}
            wrong={{ isIncomplete, values: [], inLines: [] }}
            language={shown}
            white
          />
        )}
      </div>
    </div>
  );
}
