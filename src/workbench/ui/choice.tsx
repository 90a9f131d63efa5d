import { ChevronDown } from 'lucide-react';
import { classes } from './classes.ts';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  /** Shows the label next to it; otherwise it is for screen readers only. */
  labelled?: boolean;
  className?: string;
}

/** A choice of a few values: the native list, which every keyboard and screen reader supports. */
export function Choice({ label, value, options, onChange, labelled, className }: ChoiceProps) {
  return (
    <label className={classes('inline-flex max-w-full shrink-0 items-center gap-2 text-soft', className)}>
      <span className={labelled ? 'font-medium' : 'sr-only'}>{label}</span>
      <span className="relative inline-flex min-w-0">
        <select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          // As wide as what is chosen: to measure all, a browser would load the fonts of all their scripts.
          className="h-[26px] pointer-coarse:min-h-11 max-w-full [field-sizing:content] appearance-none rounded-md border border-line bg-panel pr-7 pl-2.5 font-medium text-ink text-xs hover:bg-sunk"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2" />
      </span>
    </label>
  );
}
