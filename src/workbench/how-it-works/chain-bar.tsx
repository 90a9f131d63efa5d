import { Check } from 'lucide-react';
import { classes } from '../ui/classes.ts';
import { milliseconds } from '../ui/milliseconds.ts';
import { say } from '../ui/texts/say.ts';
import { about, type Step, stepOf, steps, type View } from './chain.ts';
import { resultOf } from './sentences.ts';
import * as texts from './texts.ts';
import type { Link } from './use-chain.ts';

interface ChainBarProps {
  chain: Readonly<Record<Step, Link>>;
  view: View;
  onView(view: View): void;
}

/** The steps of the chain, with the time and the outcome of those that were taken. */
export function ChainBar({ chain, view, onView }: ChainBarProps) {
  const at = stepOf(view);
  return (
    <ol
      aria-label={say(texts.chain)}
      className="grid grid-flow-col auto-cols-[minmax(9.5rem,1fr)] max-sm:flex overflow-x-auto rounded-xl border border-line bg-panel"
    >
      {steps.map((step) => {
        const { name, Icon } = about[step];
        const { answer } = chain[step];
        const isBad = answer?.isOk === false;
        const isDone = answer?.isOk === true;
        const isHere = step === at;
        return (
          <li key={step} className="grid border-line not-first:border-s max-sm:min-w-0 max-sm:flex-1">
            <button
              type="button"
              aria-current={isHere ? 'step' : undefined}
              onClick={() => onView(step)}
              className={classes(
                'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 px-3 py-2.5 text-start outline-offset-[-2px] max-sm:flex max-sm:flex-col max-sm:items-center max-sm:px-1.5 max-sm:text-[0.6875rem]',
                isHere ? (isBad ? 'bg-bad-wash' : 'bg-accent-wash') : 'hover:bg-sunk',
              )}
            >
              <span
                className={classes(
                  'row-span-2 grid size-8 place-items-center rounded-full',
                  isBad
                    ? 'bg-bad text-white'
                    : isHere
                      ? 'bg-accent text-accent-ink'
                      : isDone
                        ? 'bg-good-wash text-good'
                        : 'bg-sunk text-soft',
                )}
              >
                {isDone && !isHere ? <Check aria-hidden className="size-4" /> : <Icon aria-hidden className="size-4" />}
              </span>
              <span>
                <strong className="font-semibold">{say<string>(name)}</strong>
                {answer?.time !== undefined && (
                  <span className="ms-1.5 text-soft tabular-nums max-sm:sr-only">{milliseconds(answer.time)}</span>
                )}
              </span>
              <span className="text-soft text-xs leading-relaxed max-sm:sr-only">{resultOf(step, chain)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
