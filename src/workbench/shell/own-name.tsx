import { useEffect } from 'react';
import { startMemory, useMemory } from '../state/memory/memory.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The user's company by its name and first letters, if this browser remembers it. */
export function OwnName({ wide }: { wide: boolean }) {
  useEffect(() => startMemory(), []);
  const { entries } = useMemory();
  const name = entries.find(({ kind }) => kind === 'supplier')?.name;
  const letters = name
    ?.split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('');
  return (
    <>
      <span
        aria-hidden
        className="-mx-0.5 grid size-[22px] shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-[0.625rem] text-accent"
      >
        {letters ?? '?'}
      </span>
      <span className={wide ? 'line-clamp-2 min-w-0 wrap-anywhere text-ink' : 'sr-only'}>
        {name ?? say(texts.company)}
      </span>
    </>
  );
}
