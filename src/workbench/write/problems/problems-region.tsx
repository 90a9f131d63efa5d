import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ServiceName } from '../../engine/service/service-name.tsx';
import { useRun } from '../../state/drafts/runs.ts';
import { useShownProblems } from '../../state/drafts/shown-problems.ts';
import { useActiveEditor } from '../../state/view/active-editor.ts';
import { useBarMessage } from '../../state/view/bar-message.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { useView } from '../../state/view/document-view.ts';
import { countsOf, inOrder, type ProblemOrder } from '../../state/view/problem.ts';
import { checkAll, useQuiet } from '../../state/view/quiet.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { milliseconds } from '../../ui/milliseconds.ts';
import { isOneFile } from '../../ui/page/one-file.ts';
import { Pill } from '../../ui/pill.tsx';
import { say } from '../../ui/texts/say.ts';
import { useHidden } from '../form/hints/hidden.ts';
import * as texts from './texts.ts';

const load = () => import('./problem-parts.ts');
const ProblemList = lazy(async () => ({ default: (await load()).ProblemList }));
const HintCount = lazy(async () => ({ default: (await load()).HintCount }));
const ProblemTools = lazy(async () => ({ default: (await load()).ProblemTools }));

interface ProblemsRegionProps {
  draft: string;
  readOnly: boolean;
  /** Called with the height of all rows, in pixels. */
  onHeight?: ((height: number) => void) | undefined;
  /** Shows the rows, or folds them. */
  onToggle?: (() => void) | undefined;
  folded?: boolean;
}

/** The problems of a draft, each with a link. */
export function ProblemsRegion({ draft, readOnly, onHeight, onToggle, folded }: ProblemsRegionProps) {
  const [order, setOrder] = useState<ProblemOrder>('severity');
  /** What was fixed just now. */
  const [fixed, onFixed] = useState<string>();
  const found = useShownProblems(draft);
  const hints = useHidden(({ shown }) => shown?.hints.length ?? 0);
  const isWrong = useHidden(({ shown }) => shown?.hints.some((hint) => hint.isWrong) === true);
  const problems = useMemo(() => inOrder(found, order), [found, order]);
  const { checked, notLive, problems: all } = useRun(draft, 'checked', 'notLive', 'problems');
  const hides = all.length > found.length && useQuiet.getState().left.has(draft);
  const { errors, warnings, following } = countsOf(problems);

  return (
    <section
      data-region="problems"
      data-landmark
      aria-label={say(texts.problems)}
      className="flex h-full min-h-0 flex-col bg-panel"
    >
      <div className="flex min-h-[38px] pointer-coarse:min-h-12 shrink-0 items-center py-0.5 gap-2.5 border-line border-b px-3.5">
        <h2 className="font-semibold">
          {onToggle ? (
            <button
              type="button"
              aria-expanded={!folded}
              onClick={onToggle}
              className="flex items-center gap-1.5 pointer-coarse:min-h-11"
            >
              {say(texts.problems)}
              <ChevronDown aria-hidden className={classes('size-3.5 text-faint', folded && 'rotate-180')} />
            </button>
          ) : (
            say(texts.problems)
          )}
        </h2>
        {problems.length === 0 && !isWrong && (
          <p className="min-w-0 truncate text-faint">
            {fixed ??
              say(
                checked === undefined
                  ? notLive
                    ? texts.engineAway
                    : texts.whileWriting
                  : hides
                    ? texts.asYouGo
                    : texts.noneFound,
              )}
          </p>
        )}
        {errors > 0 && (
          <Pill tone="bad">
            <span aria-hidden className="font-semibold">
              {errors}
            </span>
            <span className="sr-only">{say(texts.errors, { count: errors })}</span>
          </Pill>
        )}
        {warnings > 0 && (
          <Pill tone="warn">
            <span aria-hidden className="font-semibold">
              {warnings}
            </span>
            <span className="sr-only">{say(texts.warnings, { count: warnings })}</span>
          </Pill>
        )}
        {following > 0 && (
          <span className="min-w-0 truncate text-soft text-xs max-sm:sr-only">
            {say(texts.causes, { count: errors + warnings })} {say(texts.more, { count: following })}
          </span>
        )}
        {hints > 0 && (
          <Suspense>
            <HintCount count={hints} onPress={onToggle} />
          </Suspense>
        )}
        {problems.length > 0 && (
          <Suspense>
            <ProblemTools {...{ draft, problems, readOnly, order }} onOrder={setOrder} />
          </Suspense>
        )}
        {hides && (
          <Button size="small" onClick={() => checkAll(draft)}>
            {say(texts.checkAll)}
          </Button>
        )}
        <span className="flex-1" />
        <span className="truncate text-faint text-xs max-sm:sr-only">
          <Status {...{ draft, hides }} />
        </span>
      </div>
      {checked !== undefined && (
        <Suspense>
          <ProblemList {...{ draft, problems, readOnly, onHeight, onFixed }} />
        </Suspense>
      )}
    </section>
  );
}

/** What checked the draft and the place of the cursor, or a message of the page. */
function Status({ draft, hides }: { draft: string; hides: boolean }) {
  const { message } = useBarMessage();
  const isText = useView(({ view }) => view === 'JSON');
  const { checked, asked, time } = useRun(draft, 'checked', 'asked', 'time');
  const { lineNumber, column } = useActiveEditor((state) => state.position);
  const isAsked = asked !== undefined && asked === checked;
  const showsService = useDeveloperTools() || isAsked;
  if (message !== undefined) return message;
  return (
    <>
      {showsService && (
        <span className="max-sm:hidden">
          {!isOneFile && (
            <>
              <ServiceName asked={isAsked} /> ·{' '}
            </>
          )}
          {time !== undefined && say(texts.checkedIn, { time: milliseconds(time) })}
          {isText && time !== undefined && ' · '}
        </span>
      )}
      {isText
        ? say(texts.position, { line: lineNumber, column })
        : checked !== undefined && !isAsked && !hides && say(texts.asYouType)}
    </>
  );
}
