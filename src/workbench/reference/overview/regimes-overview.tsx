import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { RegimeSummary } from '../../../client/index.ts';
import { countryName } from '../../engine/document/names.ts';
import { regimeQuery } from '../../engine/service/catalogue.ts';
import { Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { Part } from '../parts.tsx';
import { byStandardRate, ratesOf } from './rates.ts';
import { RatesThroughTime } from './rates-through-time.tsx';
import { RatesToday } from './rates-today.tsx';
import * as texts from './texts.ts';

const WorldMap = lazy(async () => ({ default: (await import('./world-map.tsx')).WorldMap }));

/** Available regimes: on a map, and by their current and past rates. */
export function RegimesOverview({ regimes }: { regimes: readonly RegimeSummary[] }) {
  const today = new Date().toISOString().slice(0, 10);
  const definitions = useQueries({ queries: regimes.map(({ country }) => regimeQuery(country)) });
  const rates = byStandardRate(definitions.flatMap(({ data }) => (data && ratesOf(data, today)) || []));
  const waiting = regimes.flatMap(({ country }, index) => (definitions[index]?.isPending ? [country] : []));
  return (
    <>
      <Part title={say(texts.covered, { count: regimes.length })}>
        <Suspense fallback={<Waiting what={say(texts.drawing)} />}>
          <WorldMap countries={regimes.map(({ country }) => country)} />
        </Suspense>
        <nav aria-label={say(texts.coveredList)} className="md:hidden">
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {regimes.map(({ country }) => (
              <li key={country}>
                <Link
                  to="/regimes/$code"
                  params={{ code: country }}
                  className="inline-block py-1 text-accent underline"
                >
                  {countryName(country)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Part>
      <Part title={say(texts.ratesToday)}>
        <p className="text-soft">{say(texts.ratesTodayAbout)}</p>
        <RatesToday rates={rates} waiting={waiting} />
      </Part>
      {waiting.length === 0 && (
        <Part title={say(texts.throughTime)}>
          <p className="text-soft">{say(texts.throughTimeAbout)}</p>
          <RatesThroughTime rates={rates} />
        </Part>
      )}
    </>
  );
}
