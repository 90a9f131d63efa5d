import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { FormatSummary } from '../../client/index.ts';
import { formatsQuery } from '../engine/service/catalogue.ts';
import { Failed } from '../engine/service/failed.tsx';
import { asking, service } from '../engine/service/service.ts';
import { dateWritingOf } from '../ui/date-writing.ts';
import { Message, Waiting } from '../ui/message.tsx';
import { Pill } from '../ui/pill.tsx';
import { say } from '../ui/texts/say.ts';
import { CatalogueBar } from './catalogue-frame.tsx';
import { formatTabs } from './formats.ts';
import { localize } from './language.ts';
import { findRows, rowsOfRules, type ShownRules } from './rules-in-force.ts';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

const releasesQuery = asking(['releases'], service.releases);

/** The releases of the official rules that apply today, what is announced, and what is missing. */
export function RulesInForcePage() {
  const title = say(texts.rulesAsOfToday);
  const list = useQuery(releasesQuery);
  const { data: formats = [] } = useQuery(formatsQuery);
  const { find: search = '' } = useSearch({ strict: false });
  const rows = useMemo(() => rowsOfRules(list.data ?? []), [list.data]);
  const found = findRows(rows, formats, search);
  return (
    <div className="flex min-h-0 w-full flex-col bg-panel">
      <CatalogueBar
        title={title}
        things={say(texts.ruleThings)}
        placeholder={say(texts.searchReleases)}
        hasLanguages
        tabs={formatTabs}
      />
      {list.isPending && <Waiting what={say(texts.fetching, { things: say(texts.ruleThings) })} />}
      {list.isError && <Failed query={list} />}
      {list.isSuccess && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
        <section aria-label={title} tabIndex={0} className="min-h-0 flex-1 overflow-auto bg-bg outline-offset-[-2px]">
          <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5 p-5 md:p-7">
            <p className="max-w-[42rem] text-base text-soft">{say(texts.rulesAsOfTodayAbout)}</p>
            {found.length > 0 ? (
              <RulesTable rows={found} formats={formats} />
            ) : (
              <Message title={say(texts.noRuleFound)} about={say(texts.noneFoundAbout, { find: search })} />
            )}
          </div>
        </section>
      )}
    </div>
  );
}

/** Columns that narrow screens show below the name instead. */
const WIDE = 'hidden py-2 pr-6 md:table-cell';

function RulesTable({ rows, formats }: { rows: readonly ShownRules[]; formats: readonly FormatSummary[] }) {
  const [lang] = useCatalogueLanguage();
  const { day } = dateWritingOf(undefined);
  const nameOf = (key: string) => localize(formats.find((each) => each.key === key)?.name, lang)?.text ?? key;
  return (
    <table className="w-full">
      <thead className="text-left text-soft text-xs">
        <tr className="border-line border-b">
          {[texts.ruleSet, texts.release, texts.since].map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-6 font-medium last:pr-0">
              {say(head)}
            </th>
          ))}
          {[texts.announced, texts.behind].map((head) => (
            <th key={head} scope="col" className={`${WIDE} font-medium`}>
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sets, name, release, from, next, missing, formats: keys }) => {
          const announced = next && say(texts.releaseFrom, { release: next.release, day: day(next.from) });
          return (
            <tr key={sets[0]} className="border-line align-top not-last:border-b">
              <th scope="row" className="py-2 pr-6 text-left font-normal">
                <span className="font-medium">{say<string>(name)}</span>
                <span className="mt-0.5 flex flex-wrap gap-x-3 text-xs">
                  {keys.map((key) => (
                    <Link
                      key={key}
                      to="/formats/$key"
                      params={{ key }}
                      className="inline-flex min-h-6 items-center text-accent underline"
                    >
                      {nameOf(key)}
                    </Link>
                  ))}
                </span>
                {(missing || announced) && (
                  <span className="mt-1 flex flex-wrap gap-1 md:hidden">
                    {missing && <Pill tone="warn">{say(texts.daysBehind, { count: missing.days })}</Pill>}
                    {announced && <Pill>{announced}</Pill>}
                  </span>
                )}
              </th>
              <td className="py-2 pr-6 tabular-nums">{release}</td>
              <td className="whitespace-nowrap py-2 tabular-nums md:pr-6">{from ? day(from) : say(texts.always)}</td>
              <td className={`${WIDE} tabular-nums`}>{announced}</td>
              <td className={`${WIDE} tabular-nums`}>
                {missing ? (
                  <span className="text-warn">
                    {say(texts.releaseSince, { days: missing.days, release: missing.release, day: day(missing.from) })}
                  </span>
                ) : (
                  <span className="text-faint">0</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
