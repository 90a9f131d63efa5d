import { useMemo } from 'react';
import { SearchField } from '../ui/search-field.tsx';
import { Segments } from '../ui/segments.tsx';
import { counted, say } from '../ui/texts/say.ts';
import type { Filter, InboxRow } from './rows.ts';
import * as texts from './texts.ts';

interface InboxFiltersProps {
  /** All rows. */
  rows: readonly InboxRow[];
  filter: Filter;
  onChange(filter: Filter): void;
}

const shownNames: readonly { value: Filter['shown']; name: string }[] = [
  { value: 'all', name: texts.all },
  { value: 'pay', name: texts.suggestions.pay },
  { value: 'ask', name: texts.suggestions.ask },
  { value: 'refuse', name: texts.suggestions.refuse },
  { value: 'nothing', name: texts.suggestions.nothing },
];

export function InboxFilters({ rows, filter, onChange }: InboxFiltersProps) {
  const counts = useMemo(() => countsOf(rows), [rows]);
  return (
    <section
      aria-label={say(texts.filters)}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2"
    >
      <Segments
        label={say(texts.suggested)}
        value={filter.shown}
        options={shownNames.map(({ value, name }) => ({
          value,
          content: (
            <>
              {say<string>(name)} <span className="font-normal">{counted(counts[value])}</span>
            </>
          ),
        }))}
        onChange={(shown) => onChange({ ...filter, shown })}
      />
      <SearchField
        label={say(texts.search)}
        placeholder={say(texts.searchWhat)}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
        className="max-sm:min-w-full max-sm:max-w-none"
      />
    </section>
  );
}

function countsOf(rows: readonly InboxRow[]) {
  const counts = { all: rows.length, pay: 0, ask: 0, refuse: 0, nothing: 0 };
  for (const { row } of rows) counts[row.suggestion]++;
  return counts;
}
