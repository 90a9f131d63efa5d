import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  plain: 'bg-sunk text-soft',
  accent: 'bg-accent-wash text-accent',
  bad: 'bg-bad-wash text-bad',
  warn: 'bg-warn-wash text-warn',
};

export function Pill({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classes('inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-[3px] text-xs', tones[tone])}
    >
      {children}
    </span>
  );
}
