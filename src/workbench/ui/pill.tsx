import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  plain: 'bg-sunk text-soft',
  accent: 'bg-accent-wash text-accent',
  bad: 'bg-bad-wash text-bad',
  warn: 'bg-warn-wash text-warn',
};

interface PillProps {
  tone?: keyof typeof tones;
  /** The full text if it does not fit. */
  title?: string;
  children: ReactNode;
}

export function Pill({ tone = 'plain', title, children }: PillProps) {
  return (
    <span
      title={title}
      className={classes(
        'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-[3px] text-xs',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
