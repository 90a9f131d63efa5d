import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { contentOf } from '../../engine/document/text.ts';
import { writeText } from '../../engine/document/write.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import type { Built } from '../../state/drafts/runs.ts';
import { Button } from '../../ui/button.tsx';
import { Message, Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { withEditorTexts } from '../../write/monaco/editor-language.ts';
import { asTyped } from './as-typed.ts';
import * as texts from './texts.ts';

const Difference = lazy(async () => ({
  default: (await withEditorTexts(() => import('../../write/editor/difference.tsx'))).Difference,
}));

/** The number of characters from which a result is long: some 200 lines of an invoice. Comparing it would slow down typing. */
const LONG = 100_000;

/** The changes of a copy or correction to its original; for other documents, the changes and additions by building. */
export function Changes({ built, draft }: { built: Built; draft: Draft }) {
  const { text, origin } = draft;
  if (!origin) return <ChangesByBuilding built={built} />;
  return (
    <Compared
      before={writeText(asTyped(contentOf(origin.text), contentOf(text)))}
      after={writeText(contentOf(text))}
      labels={{ before: say(texts.original), after: say(texts.thisDraft) }}
      legend={{ removed: say(texts.originalLegend, { title: origin.title }), added: say(texts.draftLegend) }}
    />
  );
}

/** The changes and additions that building made to the input. Short results are compared at once, long ones on request. */
function ChangesByBuilding({ built: newest }: { built: Built }) {
  const [built, show] = useState(newest);
  const waits = newest.by === 'typing' && newest.text.length > LONG && built.text.length > LONG;
  if (!waits && built !== newest) show(newest);
  const typed = useMemo(() => writeText(asTyped(contentOf(built.from), built.document)), [built]);
  const isOld = waits && (built.from !== newest.from || built.text !== newest.text);
  if (typed === built.text && !isOld) return <Message title={say(texts.unchanged)} about={say(texts.unchangedAbout)} />;
  return (
    <Compared
      before={typed}
      after={built.text}
      labels={{ before: say(texts.asTyped), after: say(texts.asBuilt) }}
      legend={{ removed: say(texts.removedLegend), added: say(texts.addedLegend) }}
    >
      {isOld && (
        <Button size="small" className="ml-auto shrink-0" onClick={() => show(newest)}>
          {say(texts.compareAgain)}
        </Button>
      )}
    </Compared>
  );
}

interface ComparedProps {
  before: string;
  after: string;
  labels: { before: string; after: string };
  legend: { removed: string; added: string };
  children?: ReactNode;
}

/** Two texts and their differences. */
function Compared({ before, after, labels, legend, children }: ComparedProps) {
  return (
    <div className="flex size-full flex-col">
      <p className="flex h-9 shrink-0 items-center gap-4 border-line border-b px-4 text-soft text-xs">
        <span className="min-w-0 truncate">
          <span aria-hidden className="mr-1.5 inline-block size-2.5 rounded-sm border border-bad bg-(--removed)" />
          {legend.removed}
        </span>
        <span className="min-w-0 truncate">
          <span aria-hidden className="mr-1.5 inline-block size-2.5 rounded-sm border border-good bg-(--added)" />
          {legend.added}
        </span>
        {children}
      </p>
      <div className="min-h-0 flex-1">
        <Suspense fallback={<Waiting what={say(texts.comparing)} />}>
          <Difference before={before} after={after} beforeLabel={labels.before} afterLabel={labels.after} />
        </Suspense>
      </div>
    </div>
  );
}
