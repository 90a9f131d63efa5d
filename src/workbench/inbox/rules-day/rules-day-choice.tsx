import { useId } from 'react';
import { Choice } from '../../ui/choice.tsx';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { ISSUE, isDay, type RulesDay } from './rules-day.ts';
import * as texts from './texts.ts';

interface RulesDayProps {
  label: string;
  value: RulesDay;
  /** Names the choice of the document's own date. */
  issue: string;
  /** The day that a chosen date begins with. */
  start: string;
  onChange(day: RulesDay): void;
  className?: string;
}

/** Selects the day by whose official rules e-invoices are judged. */
export function RulesDayChoice({ label, value, issue, start, onChange, className }: RulesDayProps) {
  const id = useId();
  const kind = value === undefined ? 'today' : value === ISSUE ? ISSUE : 'day';
  const select = (chosen: string) => onChange(chosen === 'today' ? undefined : chosen === ISSUE ? ISSUE : start);
  return (
    <div className={classes('flex flex-wrap items-center gap-2', className)}>
      <Choice
        labelled
        label={label}
        value={kind}
        options={[
          { value: 'today', label: say(texts.today) },
          { value: ISSUE, label: issue },
          { value: 'day', label: say(texts.otherDay) },
        ]}
        onChange={select}
      />
      {kind === 'day' && (
        <>
          <label htmlFor={id} className="sr-only">
            {say(texts.day)}
          </label>
          <input
            id={id}
            type="date"
            required
            value={value}
            onChange={({ target }) => isDay(target.value) && onChange(target.value)}
            className="h-[26px] pointer-coarse:min-h-11 rounded-md border border-line bg-panel px-2 text-ink text-xs"
          />
        </>
      )}
    </div>
  );
}
