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
  /** Gives way where there is little room; else it keeps its width. */
  yielding?: boolean;
  /** More than it has room for. */
  title?: string;
  children: ReactNode;
}

export function Pill({ tone = 'plain', yielding, title, children }: PillProps) {
  return (
    <span
      title={title ?? (yielding && typeof children === 'string' ? children : undefined)}
      className={classes(
        'rounded-full px-2.5 py-[3px] text-xs',
        yielding ? 'min-w-0 truncate' : 'inline-flex shrink-0 items-center gap-1.5',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
