import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMemory } from '../state/memory/memory.ts';
import { classes } from '../ui/classes.ts';
import { say, sayList } from '../ui/texts/say.ts';
import type { InboxRow } from './rows.ts';
import * as texts from './texts.ts';
import { companiesIn } from './use-rows.ts';

/** Bills to several customers while no company is known: some of them may be for somebody else. */
export function ForWhom({ rows, className }: { rows: readonly InboxRow[]; className: string }) {
  const memory = useMemory((state) => state.entries);
  const names = useMemo(() => [...new Set(rows.flatMap(({ entry }) => entry.read.facts?.buyer?.name ?? []))], [rows]);
  if (companiesIn(memory).length > 0 || names.length < 2) return null;
  return (
    <p role="status" className={classes('flex flex-wrap items-baseline gap-x-3 bg-warn-wash', className)}>
      {say(texts.toSeveral, { count: names.length, names: sayList(names.slice(0, 2)) })}
      <Link to="/company" className="font-medium text-accent hover:underline">
        {say(texts.enterCompany)}
      </Link>
    </p>
  );
}
