import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { changeRun, useRun } from '../../state/drafts/runs.ts';
import { SHOW_FIXES, useActiveEditor } from '../../state/view/active-editor.ts';
import { useView } from '../../state/view/document-view.ts';
import { fillIn } from '../../state/view/fill-in.ts';
import { useFormGuide } from '../../state/view/form-guide.ts';
import { byCause, type Problem } from '../../state/view/problem.ts';
import { moveByArrow } from '../../ui/arrow-keys.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import { copyProblems } from './copy-problems.ts';
import { applyFix, type FoundFixes, fixesFor, fixesOf } from './fixes-of.ts';
import { showProblem, useChosenProblem } from './go-to-problem.ts';
import { HintRows } from './hint-rows.tsx';
import { ProblemRow } from './problem-row.tsx';
import * as texts from './texts.ts';
import { useJustFixed } from './use-just-fixed.ts';

interface ProblemListProps {
  draft: string;
  /** In display order. */
  problems: readonly Problem[];
  readOnly: boolean;
  /** Called with the height of all rows, in pixels. */
  onHeight?: ((height: number) => void) | undefined;
  /** Called with what was fixed once no problem is left, and with undefined a moment later. */
  onFixed(text: string | undefined): void;
}

const HintsInText = lazy(async () => ({ default: (await import('../form/hints/hints-in-text.tsx')).HintsInText }));

/** The number of problems listed at first; a long document may have thousands. */
const FEW = 100;

/** Problems, one a row, with links and fixes. */
export function ProblemList({ draft, problems, readOnly, onHeight, onFixed }: ProblemListProps) {
  const { chosen } = useChosenProblem();
  const [shown, setShown] = useState(FEW);
  /** The causes whose consequences are shown, by id and code. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const inForm = useFormGuide(({ goTo }) => goTo !== undefined);
  /** Requested fixes of a problem: unlike the text, the form has no menu for them. */
  const [offered, setOffered] = useState<FoundFixes>();
  const list = useRef<HTMLDivElement>(null);
  const causes = useMemo(() => byCause(problems), [problems]);
  useJustFixed(draft, causes.length, onFixed);
  const { goal, inspection, checked } = useRun(draft, 'goal', 'inspection', 'checked');
  const isText = useView(({ view }) => view === 'JSON');
  const isFaultyInvoice = inspection?.isInvoice && problems.some(({ severity }) => severity === 'error');
  const measure = useEffectEvent(() => onHeight?.(list.current?.offsetHeight ?? 0));
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const fix = async (problem: Problem) => {
    const { fix, choices = 0, asks } = problem.possibleFixes ?? {};
    const range = rangeOf(problem);
    if (inForm && asks) fillIn({ draft, title: asks.name, values: [{ path: asks.path, about: inWords(problem) }] });
    else if (fix) await apply(problem, fix, undefined);
    else if (inForm && choices > 0) setOffered(await fixesOf(draft, problem));
    else if (range) {
      showProblem(problem, range);
      // In the form, the user fills in the field.
      if (!inForm) useActiveEditor.getState().editor?.run(SHOW_FIXES);
    }
  };

  const inWords = ({ message, code, locations: [first] }: Problem) =>
    useFormGuide.getState().words?.inWords(message, first?.path ?? '', code) ?? message;

  const apply = async (problem: Problem, fix: FoundFixes['fixes'][number], text: string | undefined) => {
    const range = rangeOf(problem);
    await applyFix(draft, problem, fix, text);
    // The fixed problem takes its focused button away.
    if (inForm && range) showProblem(problem, range);
  };

  const rowOf = (problem: Problem, following?: ComponentProps<typeof ProblemRow>['following']) => (
    <ProblemRow
      key={problem.id}
      problem={problem}
      chosen={problem.id === chosen}
      onGo={showProblem}
      fixes={fixesFor(problem, offered)?.fixes}
      onFix={readOnly ? undefined : (one) => void fix(one)}
      onApply={(one) => void apply(problem, one, offered?.text)}
      onCopy={(one) => void copyProblems([one])}
      following={following}
    />
  );

  /** Up and down move between rows. */
  const onArrow = (event: KeyboardEvent<HTMLElement>) => {
    const rows = event.currentTarget.querySelectorAll<HTMLElement>('button[data-row]');
    if ([...rows].some((row) => row === event.target)) moveByArrow(event, rows);
  };

  return (
    <div className="min-h-0 flex-1 overflow-auto">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it have the keys. */}
      <div ref={list} onKeyDown={onArrow} className="py-1">
        <ul>
          {goal && problems.length > 0 && (
            <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-1 text-soft">
              <span>{say(texts.goal, { format: goal.name })}</span>
              <Button size="small" onClick={() => changeRun(draft, { goal: undefined })}>
                {say(texts.notNow)}
              </Button>
            </li>
          )}
          {isFaultyInvoice && <li className="px-3.5 py-1 text-soft">{say(texts.askIssuer)}</li>}
          {causes.slice(0, shown).map(({ problem, consequences }) => {
            const isOpen = open.has(keyOf(problem));
            return (
              <Fragment key={problem.id}>
                {rowOf(problem, {
                  count: consequences.length,
                  isOpen,
                  toggle: () => setOpen(toggled(open, keyOf(problem))),
                })}
                {isOpen && consequences.slice(0, FEW).map((each) => rowOf(each))}
              </Fragment>
            );
          })}
          {causes.length > shown && (
            <li className="px-3.5 py-1">
              <Button size="small" onClick={() => setShown(shown + FEW)}>
                {say(texts.showMore, { count: causes.length - shown })}
              </Button>
            </li>
          )}
        </ul>
        <HintRows draft={draft} />
        {isText && !readOnly && checked !== undefined && (
          <Suspense>
            <HintsInText draft={draft} text={checked} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function keyOf({ code, locations }: Problem): string {
  return `${code} ${locations[0]?.path}`;
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = new Set(keys);
  if (!others.delete(key)) others.add(key);
  return others;
}

const rangeOf = ({ locations }: Problem) => locations.find(({ range }) => range)?.range;
