import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-b px-4 py-4 last:border-b-0">
      <h3 className="mb-2.5 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface NamedFact {
  name: string;
  value: ReactNode;
  /** Whether to show the value in a monospaced font. */
  code?: boolean;
}

/** Labelled values. Those without a value are left out. */
export function Facts({ facts }: { facts: readonly NamedFact[] }) {
  return (
    <dl className="grid gap-x-4 @min-[26rem]:grid-cols-[7rem_minmax(0,1fr)] @min-[26rem]:gap-y-2">
      {facts
        .filter(({ value }) => value)
        .map(({ name, value, code }) => (
          <div key={name} className="contents">
            <dt className="break-words text-soft @max-[26rem]:mt-2">{name}</dt>
            <dd className={classes('min-w-0 break-words', code && 'break-all font-mono text-xs leading-5')}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const tones = {
  good: { Icon: CircleCheck, look: 'text-good' },
  bad: { Icon: CircleX, look: 'text-bad' },
  warn: { Icon: TriangleAlert, look: 'text-warn' },
};

/** A finding with an icon of its severity. */
export function Stated({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { Icon, look } = tones[tone];
  return (
    <span className={classes('font-medium', look)}>
      <Icon aria-hidden className="mr-1 inline size-3.5 align-[-2px]" />
      {children}
    </span>
  );
}
