import { Search } from 'lucide-react';
import { classes } from './classes.ts';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange(search: string): void;
  className?: string;
}

/** A field that filters the list below it. */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  return (
    <label className={classes('relative flex min-w-40 max-w-80 flex-1 items-center', className)}>
      <span className="sr-only">{label}</span>
      <Search aria-hidden className="pointer-events-none absolute left-2.5 size-3.5 text-faint" />
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
        className="h-[30px] w-full pointer-coarse:h-11 rounded-[7px] border border-edge bg-panel pr-2 pl-8 placeholder:text-faint"
      />
    </label>
  );
}
