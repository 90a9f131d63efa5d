import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { isObject, partAt } from '../../../engine/document/values.ts';
import { classes } from '../../../ui/classes.ts';
import { Waiting } from '../../../ui/message.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { say, sayList } from '../../../ui/texts/say.ts';
import { useForm } from '../form-context.ts';
import type { Change } from '../form-edits.ts';
import { useFaultCount, useStateNow } from '../form-state.ts';
import { Help } from '../help.tsx';
import { fieldPath, type Path } from '../path.ts';
import * as formTexts from '../texts.ts';
import { useLastTime } from './last-time.ts';
import { type Combo, isRetained, taxLabel, withReasons } from './tax-choices.ts';
import * as texts from './texts.ts';

const TaxList = lazy(async () => ({ default: (await import('./tax-list.tsx')).TaxList }));

interface TaxCellProps {
  /** The line, and its number. */
  line: Path;
  number: number;
  value: unknown;
  /** @param changes outside the line */
  onChoose(taxes: readonly Combo[], changes: readonly Change[]): void;
}

/** The taxes of a line by name. Pressing opens the alternatives. */
export function TaxCell({ line, number, value, onChoose }: TaxCellProps) {
  const { law, model, readOnly } = useForm();
  const now = useStateNow();
  const field = model.fieldAt([...line, 'taxes']);
  const [open, setOpen] = useState(false);
  /** The keys typed on the button, which begin the search in the list. */
  const [typed, setTyped] = useState('');
  const at = fieldPath([...line, 'taxes']);
  const taxes: readonly Combo[] = Array.isArray(value) ? value.filter(isObject) : [];
  const labels = taxes.map((combo) => taxLabel(law, combo));
  const shown = labels.length > 0 ? sayList(labels) : say(texts.taxNone);
  const isFaulty = useFaultCount(at) > 0;
  const isRemembered = useLastTime(
    ({ last }) => last?.at === fieldPath(line) && last.line.taxes?.length === taxes.length,
  );
  const show = (shown: boolean) => {
    setOpen(shown);
    if (!shown) setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || (event.key === ' ' && typed === '') || event.ctrlKey || event.metaKey || event.altKey)
      return;
    // The search field has its own keys; before it is shown, they arrive here.
    if (event.target instanceof HTMLInputElement || readOnly) return;
    event.preventDefault();
    setTyped((before) => before + event.key);
    setOpen(true);
  };
  const trigger = (
    <button
      type="button"
      data-path={at}
      disabled={readOnly}
      aria-label={say(texts.chooseTax, { number, taxes: shown })}
      aria-describedby={classes(`${at}-help`, isFaulty && `${at}-faults`)}
      className={classes(
        'flex min-h-[26px] pointer-coarse:min-h-11 w-full flex-wrap items-center justify-end gap-1 rounded border border-line px-0.5 py-0.5 text-xs',
        'enabled:hover:bg-sunk aria-expanded:border-accent forced-colors:border-[ButtonBorder]',
        isFaulty && 'border-bad',
        isRemembered && 'motion-safe:animate-[flash_1s_ease-out]',
      )}
    >
      {labels.map((label, index) => (
        <span
          key={label}
          className={classes(
            'min-w-0 hyphens-auto break-words rounded-md px-1.5 py-px text-center leading-4',
            isRetained(law, taxes[index]) ? 'bg-warn-wash' : 'bg-sunk',
          )}
        >
          {label}
        </span>
      ))}
      {labels.length === 0 && <span className="text-faint">{say(texts.tax)}</span>}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the button's, and the list's until it is loaded.
    <div data-field onKeyDown={onKeyDown} className="group relative min-w-0">
      <Popover open={open} onOpenChange={show} label={say(texts.tax)} trigger={trigger}>
        <Suspense fallback={<Waiting what={say(formTexts.fetching)} />}>
          <TaxList
            taxes={taxes}
            typed={typed}
            line={number - 1}
            onChoose={(chosen, changes) => {
              show(false);
              const before = partAt(now.getState().document, [...line.slice(0, -1), number - 2, 'taxes']);
              onChoose(withReasons(law, chosen, before), changes);
            }}
            onDone={() => show(false)}
          />
        </Suspense>
      </Popover>
      {field && !open && <Help id={`${at}-help`} field={field} path={[...line, 'taxes']} filledIn={false} />}
    </div>
  );
}
