import type { ReactNode } from 'react';
import { localDay } from '../../engine/document/local-day.ts';
import type { Inspection } from '../../engine/worker/inspect.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { changeRun, useRun } from '../../state/drafts/runs.ts';
import { say } from '../../ui/texts/say.ts';
import { RulesDayChoice } from '../rules-day/rules-day-choice.tsx';
import * as texts from './texts.ts';

/** The day by whose official rules an e-invoice is judged, and what rules of other days say. */
export function DayOfRules({ draft, inspection }: { draft: Draft; inspection: Inspection }) {
  const { asOf } = useRun(draft.id, 'asOf');
  const { dayNotes, readiness } = inspection;
  return (
    <section aria-label={say(texts.judgeBy)} className="grid gap-1">
      <RulesDayChoice
        label={say(texts.judgeBy)}
        value={asOf}
        issue={say(texts.issueDate)}
        start={localDay()}
        onChange={(day) => changeRun(draft.id, { asOf: day })}
      />
      {dayNotes.map((note) => (
        <p key={note} className="text-soft text-xs">
          {note}
        </p>
      ))}
      <Folded name={say(texts.readiness, { count: readiness.length })} notes={readiness}>
        {say(texts.readinessAbout)}
      </Folded>
    </section>
  );
}

/** Notes that affect no verdict. */
function Folded({ name, notes, children }: { name: string; notes: readonly string[]; children: ReactNode }) {
  if (notes.length === 0) return null;
  return (
    <details className="text-xs">
      <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11 content-center text-soft">{name}</summary>
      <p className="mb-1 text-soft">{children}</p>
      <ul className="mb-1 max-h-40 list-disc overflow-auto pl-5">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </details>
  );
}
