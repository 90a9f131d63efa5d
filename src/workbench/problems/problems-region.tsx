import { ClipboardCopy } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useActiveEditor } from '../app/active-editor.ts';
import { useFormGuide } from '../app/form-guide.ts';
import { countsOf, inOrder, type Problem, type ProblemOrder, problemOrders, problemsText } from '../app/problem.ts';
import { useProblems } from '../app/problem-store.ts';
import { useRun } from '../drafts/runs.ts';
import { say } from '../texts/say.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { copyAndSay } from '../ui/copy.ts';
import { milliseconds } from '../ui/milliseconds.ts';
import { Pill } from '../ui/pill.tsx';
import { applyFix, type FoundFixes, fixesFor, fixesOf } from './fixes-of.ts';
import { showProblem, useChosenProblem } from './go-to-problem.ts';
import * as texts from './texts.ts';

/** Fetched with the page's other parts that wait for the engine, which finds the problems. */
const ProblemRow = lazy(async () => ({ default: (await import('./problem-row.tsx')).ProblemRow }));

interface ProblemsRegionProps {
  draft: string;
  readOnly: boolean;
}

/** So many problems are listed at first, and more on demand: a long document may have thousands. */
const FEW = 100;

const orderNames: Record<ProblemOrder, string> = { severity: texts.bySeverity, position: texts.byPosition };

/** What is wrong with a draft, each with the way there. */
export function ProblemsRegion({ draft, readOnly }: ProblemsRegionProps) {
  const [order, setOrder] = useState<ProblemOrder>('severity');
  const found = useProblems(draft);
  const problems = useMemo(() => inOrder(found, order), [found, order]);
  const { checked, time, notLive } = useRun(draft);
  const { lineNumber, column } = useActiveEditor((state) => state.position);
  const { chosen } = useChosenProblem();
  const [shown, setShown] = useState(FEW);
  const inForm = useFormGuide(({ goTo }) => goTo !== undefined);
  /** What may fix a problem, once it was asked for: the form has no menu for it, as the text has. */
  const [offered, setOffered] = useState<FoundFixes>();
  const list = useRef<HTMLUListElement>(null);
  const { errors, warnings } = countsOf(problems);

  const fix = async (problem: Problem) => {
    const { fix, choices = 0 } = problem.possibleFixes ?? {};
    const range = problem.locations.find((location) => location.range)?.range;
    if (fix) await applyFix(draft, problem, fix);
    else if (inForm && choices > 0) setOffered(await fixesOf(draft, problem));
    else if (range) {
      showProblem(problem, range);
      useActiveEditor.getState().editor?.run('editor.action.quickFix');
    }
  };

  const copy = (some: readonly Problem[]) => copyAndSay(problemsText(some), say(texts.copied, { count: some.length }));

  /** Up and down go from row to row. */
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const rows = Array.from(list.current?.querySelectorAll<HTMLButtonElement>('button[data-row]') ?? []);
    const here = rows.findIndex((row) => row.matches(':focus'));
    if (!step || here < 0) return;
    event.preventDefault();
    rows[here + step]?.focus();
  };

  return (
    <section data-region="problems" aria-label={say(texts.problems)} className="flex h-full min-h-0 flex-col bg-panel">
      <div className="flex h-10 shrink-0 items-center gap-2.5 border-line border-b px-3.5">
        <h2 className="font-semibold">{say(texts.problems)}</h2>
        {problems.length === 0 && (
          <p className="min-w-0 truncate text-faint">
            {checked === undefined ? say(notLive ? texts.engineAway : texts.whileWriting) : say(texts.noneFound)}
          </p>
        )}
        {errors > 0 && (
          <Pill tone="bad">
            <span className="font-semibold">{errors}</span>
            <span className="sr-only">{say(texts.errors, { count: errors })}</span>
          </Pill>
        )}
        {warnings > 0 && (
          <Pill tone="warn">
            <span className="font-semibold">{warnings}</span>
            <span className="sr-only">{say(texts.warnings, { count: warnings })}</span>
          </Pill>
        )}
        {problems.length > 0 && (
          <IconButton
            Icon={ClipboardCopy}
            label={say(texts.copyAll)}
            title={say(texts.copyAllShort)}
            onClick={() => void copy(problems)}
          />
        )}
        {problems.length > 1 && (
          <Choice
            label={say(texts.order)}
            value={order}
            options={problemOrders.map((name) => ({ value: name, label: say(orderNames[name]) }))}
            onChange={(name) => setOrder(problemOrders.find((known) => known === name) ?? order)}
          />
        )}
        <span className="flex-1" />
        <span className="truncate text-faint text-xs">
          {time !== undefined && (
            <span className="max-sm:hidden">{say(texts.checkedIn, { time: milliseconds(time) })} · </span>
          )}
          {say(texts.position, { line: lineNumber, column })}
        </span>
      </div>
      {problems.length > 0 && (
        <Suspense>
          <ul ref={list} onKeyDown={onArrow} className="min-h-0 flex-1 overflow-auto py-1">
            {problems.slice(0, shown).map((problem) => (
              <ProblemRow
                key={problem.id}
                problem={problem}
                chosen={problem.id === chosen}
                onGo={showProblem}
                fixes={fixesFor(problem, offered)?.fixes}
                onFix={readOnly ? undefined : (one) => void fix(one)}
                onApply={(one) => void applyFix(draft, problem, one, offered?.text)}
                onCopy={(one) => void copy([one])}
              />
            ))}
            {problems.length > shown && (
              <li className="px-3.5 py-1">
                <Button size="small" onClick={() => setShown(shown + FEW)}>
                  {say(texts.showMore, { count: problems.length - shown })}
                </Button>
              </li>
            )}
          </ul>
        </Suspense>
      )}
    </section>
  );
}
