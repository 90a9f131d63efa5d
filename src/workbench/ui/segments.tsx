import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: NoInfer<Value>; content: ReactNode }[];
  onChange(value: NoInfer<Value>): void;
  className?: string;
}

/** A choice of a few visible options, side by side. */
export function Segments<Value extends string>({ label, value, options, onChange, className }: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      role="group"
      aria-label={label}
      className={classes(
        'flex max-w-full overflow-x-auto rounded-[7px] bg-sunk p-0.5 [scrollbar-width:none]',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
          className="h-[26px] shrink-0 grow whitespace-nowrap pointer-coarse:min-h-11 rounded-[5px] px-2.5 font-medium text-soft text-xs tabular-nums hover:text-ink aria-pressed:bg-panel aria-pressed:text-ink aria-pressed:shadow-sm"
        >
          {option.content}
        </button>
      ))}
    </div>
  );
}
