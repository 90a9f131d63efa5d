import { useState } from 'react';
import type { Problem } from '../app/problem.ts';
import { memberAt } from '../document/values.ts';
import { say } from '../texts/say.ts';
import { classes } from '../ui/classes.ts';
import type { Fix } from '../worker/fixes/index.ts';
import { useForm } from './form-context.ts';
import type { FormModel } from './model.ts';
import * as texts from './texts.ts';

/** What is wrong at a field, a line each, with what removes it. */
export function FaultLines({ path, id, className }: { path: string; id?: string; className?: string }) {
  const { faults, document } = useForm();
  const problems = faults.get(path) ?? [];
  const isThere = memberAt(document, path.replace(/^\./, '')) !== undefined;
  if (problems.length === 0) return null;
  return (
    <ul id={id} className={classes('grid gap-0.5 text-xs', className)}>
      {problems.map((problem) => (
        <FaultLine key={problem.id} problem={problem} isThere={isThere} />
      ))}
    </ul>
  );
}

function FaultLine({ problem, isThere }: { problem: Problem; isThere: boolean }) {
  const { model, actions, readOnly } = useForm();
  const [others, setOthers] = useState<readonly Fix[]>();
  const { severity, message, code, possibleFixes } = problem;
  const certain = possibleFixes?.fix;
  const offered = certain ? [certain] : (others ?? []);
  const ask = async () => setOthers((await actions.fixesOf(problem)).filter(({ goOn }) => goOn === undefined));
  return (
    // What is still to be written is no mistake.
    <li className={!isThere ? 'text-soft' : severity === 'error' ? 'text-bad' : 'text-warn'} title={code}>
      {inLabels(message, model)}{' '}
      {!readOnly && (
        <span className="inline-flex flex-wrap gap-1">
          {offered.map((fix) => (
            <FixButton key={fix.title} title={fix.title} onClick={() => actions.fix(fix)} />
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

/** A sentence of a fault, in which properties are called as in the form: `supplier.name` is Supplier › Name. */
function inLabels(message: string, model: FormModel): string {
  return message.replace(/(?<![\w$/.])[a-z_]+(?:\.[a-z_]+)+(?![\w/])/g, (path) => {
    const steps = path.split('.');
    const titles = steps.map((_, index) => model.fieldAt(steps.slice(0, index + 1))?.title);
    return titles.every((title) => title) ? titles.join(' › ') : path;
  });
}
