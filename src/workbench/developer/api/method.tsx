import { classes } from '../../ui/classes.ts';

/** The method of an operation, as wide as the longest. */
export function Method({ method }: { method: 'GET' | 'POST' }) {
  return (
    <span
      className={classes(
        'w-9 shrink-0 font-mono font-semibold text-2xs',
        method === 'POST' ? 'text-accent' : 'text-faint',
      )}
    >
      {method}
    </span>
  );
}
