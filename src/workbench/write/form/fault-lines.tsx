import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Fix } from '../../engine/worker/fixes/index.ts';
import { goToField } from '../../state/view/form-guide.ts';
import type { Problem } from '../../state/view/problem.ts';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { type FoundFixes, fixesFor } from '../problems/fixes-of.ts';
import { faultInWords } from './fault-in-words.ts';
import { atField, FixButton, FixKey } from './fix-button.tsx';
import { useForm } from './form-context.ts';
import { useFaultsAt, useHintsAt, useIsThere, usePart } from './form-state.ts';
import { stepsOf } from './path.ts';
import { shortFault } from './short-fault.ts';
import * as texts from './texts.ts';

interface FaultLinesProps {
  path: string;
  id?: string;
  /** The label of the field, if not visible next to it. */
  label?: string | undefined;
  className?: string;
}

const HintLines = lazy(async () => ({ default: (await import('./hints/hint-lines.tsx')).HintLines }));

/** The faults at a field, a line each, with their fixes; without faults, the hints. */
export function FaultLines({ path, id, label, className }: FaultLinesProps) {
  const problems = useFaultsAt(path);
  const hints = useHintsAt(path);
  const isThere = useIsThere(problems.length > 0 ? path : undefined);
  if (problems.length === 0 && hints.length > 0) {
    return (
      <Suspense>
        <HintLines id={id} hints={hints} className={className} />
      </Suspense>
    );
  }
  if (problems.length === 0) return null;
  return (
    <ul id={id} className={classes('grid gap-0.5 font-normal text-xs', className)}>
      {problems.map((problem) => (
        <FaultLine key={problem.id} {...{ problem, path, label, isThere }} />
      ))}
    </ul>
  );
}

interface FaultLineProps extends Pick<FaultLinesProps, 'path' | 'label'> {
  problem: Problem;
  isThere: boolean;
}

function FaultLine({ problem, path, label, isThere }: FaultLineProps) {
  const form = useForm();
  const { readOnly } = form;
  const value = usePart(stepsOf(path));
  const [isWhole, setWhole] = useState(false);
  const { severity, code, possibleFixes } = problem;
  const isFixable = possibleFixes?.fix !== undefined || (possibleFixes?.choices ?? 0) > 0;
  const shown = faultInWords(problem, stepsOf(path), value, form);
  const short = shortFault(shown);
  return (
    // A value still to be written is not an error.
    <li className={!isThere ? 'text-soft' : severity === 'error' ? 'text-bad' : 'text-warn'} title={code}>
      {label && !shown.startsWith(label) && <span className="font-medium">{say(texts.faultOf, { label })} </span>}
      {isWhole ? shown : short}{' '}
      {short !== shown && (
        <button
          type="button"
          {...(!readOnly && atField())}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 rounded px-1 underline pointer-coarse:min-h-11"
        >
          {say(texts.details)}
        </button>
      )}{' '}
      <Fixes {...{ problem, path }} />
      {!readOnly && (short !== shown || isFixable) && <FixKey />}
    </li>
  );
}

/** The fixes of a problem: a certain one applies at once, otherwise the user chooses on request. */
function Fixes({ problem, path }: Pick<FaultLineProps, 'problem' | 'path'>) {
  const { labels, actions, readOnly } = useForm();
  const [asked, setAsked] = useState<FoundFixes>();
  const first = useRef<HTMLButtonElement>(null);
  const { possibleFixes } = problem;
  const certain = possibleFixes?.fix;
  const others = fixesFor(problem, asked);
  // Replaces the pressed button, which had the focus.
  useEffect(() => {
    if (asked) first.current?.focus();
  }, [asked]);
  if (readOnly) return null;
  const offered = certain ? [certain] : (others?.fixes ?? []);
  const ask = async () => setAsked(await actions.fixesOf(problem));
  const fix = async (chosen: Fix) => {
    await actions.fix(problem, chosen, certain ? undefined : others?.text);
    goToField(path);
  };
  return (
    <span className="inline-flex flex-wrap gap-1">
      {offered.map((each, index) => (
        <FixButton
          key={each.title}
          title={labels.inFix(each.title, stepsOf(path))}
          onClick={() => void fix(each)}
          isAtField={!asked}
          ref={index === 0 ? first : undefined}
        />
      ))}
      {!certain && !others && (possibleFixes?.choices ?? 0) > 0 && (
        <FixButton title={say(texts.fix)} onClick={() => void ask()} isAtField />
      )}
    </span>
  );
}
