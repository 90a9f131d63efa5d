import type { ReactNode } from 'react';
import { Choice } from '../../ui/choice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { counted, say } from '../../ui/texts/say.ts';
import type { Filter, Shown } from './filter.ts';
import type { Summary } from './summary.ts';
import * as texts from './texts.ts';

interface BatchFiltersProps {
  filter: Filter;
  summary: Summary;
  /** The number of results. */
  total: number;
  onChange(filter: Filter): void;
  /** Shown next to the filters. */
  children?: ReactNode;
}

const kinds: readonly { value: Shown; name: string }[] = [
  { value: 'all', name: texts.all },
  { value: 'faulty', name: texts.faulty },
  { value: 'good', name: texts.good },
  { value: 'unjudged', name: texts.unjudged },
];

const MOST = 10;

/** Filters of the results, including their most frequent codes. */
export function BatchFilters({ filter, summary, total, onChange, children }: BatchFiltersProps) {
  const { good, unjudged } = summary.counts;
  const counts: Record<Shown, number> = { all: total, faulty: total - good - unjudged, good, unjudged };
  const shown = kinds.filter(({ value }) => value !== 'unjudged' || unjudged > 0);
  return (
    <section aria-label={say(texts.filters)} className="grid shrink-0 gap-2 border-line border-b px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:gap-x-2">
        <Segments
          label={say(texts.show)}
          value={filter.shown}
          options={shown.map(({ value, name }) => ({
            value,
            content: (
              <>
                {say(name)} <span className="font-normal">{counted(counts[value])}</span>
              </>
            ),
          }))}
          onChange={(shown) => onChange({ ...filter, shown })}
        />
        <SearchField
          label={say(texts.search)}
          placeholder={say(texts.searchWhat)}
          value={filter.find}
          onChange={(find) => onChange({ ...filter, find })}
          className="max-sm:order-1 max-sm:min-w-32"
        />
        {(summary.codes.length > 0 || filter.code !== '') && (
          <Choice
            label={say(texts.code)}
            labelled
            value={filter.code}
            options={codeOptions(summary, filter.code)}
            onChange={(code) => onChange({ ...filter, code })}
            className="max-w-full max-sm:order-1 max-sm:max-w-44"
          />
        )}
        {children}
      </div>
      <FrequentCodes filter={filter} summary={summary} onChange={onChange} />
    </section>
  );
}

function codeOptions({ codes }: Summary, chosen: string) {
  const known = codes.map(({ code, documents }) => ({
    value: code,
    label: say(texts.codeCount, { code, count: documents }),
  }));
  const gone = chosen !== '' && !codes.some(({ code }) => code === chosen);
  return [
    { value: '', label: say(texts.anyCode) },
    ...(gone ? [{ value: chosen, label: say(texts.codeCount, { code: chosen, count: 0 }) }] : []),
    ...known,
  ];
}

function FrequentCodes({ filter, summary, onChange }: Omit<BatchFiltersProps, 'total' | 'children'>) {
  if (summary.codes.length === 0) return null;
  return (
    <ul aria-label={say(texts.frequentCodes)} className="flex flex-wrap gap-1.5 max-sm:hidden">
      {summary.codes.slice(0, MOST).map(({ code, documents, example }) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={filter.code === code}
            title={say(texts.codeAbout, { count: documents, example })}
            onClick={() => onChange({ ...filter, code: filter.code === code ? '' : code })}
            className="flex gap-2 whitespace-nowrap rounded-full border border-line px-2.5 py-[3px] text-soft text-xs hover:bg-sunk aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
          >
            <span className="font-mono">{code}</span>
            <span className="tabular-nums">{counted(documents)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
