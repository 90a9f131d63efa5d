import { useState } from 'react';
import type { Problem } from '../app/problem.ts';
import { type FoundFixes, fixesFor } from '../problems/fixes-of.ts';
import { say } from '../texts/say.ts';
import { classes } from '../ui/classes.ts';
import { useForm } from './form-context.ts';
import { useFaultsAt, useIsThere } from './form-state.ts';
import { stepsOf } from './path.ts';
import * as texts from './texts.ts';

interface FaultLinesProps {
  path: string;
  id?: string;
  /** What the field is called, where it is not seen beside it. */
  label?: string;
  className?: string;
}

/** What is wrong at a field, a line each, with what removes it. */
export function FaultLines({ path, id, label, className }: FaultLinesProps) {
  const problems = useFaultsAt(path);
  const isThere = useIsThere(problems.length > 0 ? path : undefined);
  if (problems.length === 0) return null;
  return (
    <ul id={id} className={classes('grid gap-0.5 text-xs', className)}>
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
  const { labels, actions, readOnly } = useForm();
  const [asked, setAsked] = useState<FoundFixes>();
  const { severity, message, code, possibleFixes } = problem;
  const said = labels.inWords(message, stepsOf(path));
  const certain = possibleFixes?.fix;
  const others = fixesFor(problem, asked);
  const offered = certain ? [certain] : (others?.fixes ?? []);
  const ask = async () => setAsked(await actions.fixesOf(problem));
  return (
    // What is still to be written is no mistake.
    <li className={!isThere ? 'text-soft' : severity === 'error' ? 'text-bad' : 'text-warn'} title={code}>
      {label && !said.startsWith(label) && <span className="font-medium">{say(texts.faultOf, { label })} </span>}
      {said}{' '}
      {!readOnly && (
        <span className="inline-flex flex-wrap gap-1">
          {offered.map((fix) => (
            <FixButton
              key={fix.title}
              title={fix.title}
              onClick={() => actions.fix(problem, fix, certain ? undefined : others?.text)}
            />
          ))}
          {!certain && !others && (possibleFixes?.choices ?? 0) > 0 && (
            <FixButton title={say(texts.fix)} onClick={() => void ask()} />
          )}
        </span>
      )}
    </li>
  );
}

function FixButton({ title, onClick }: { title: string; onClick(): void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 rounded border border-line bg-panel px-1.5 font-medium text-accent hover:bg-sunk"
    >
      {title}
    </button>
  );
}
