import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { RegimeSummary } from '../../client/index.ts';
import { regimesQuery } from '../service/service.ts';
import { say } from '../texts/say.ts';
import { CatalogueFrame, NothingFound } from './catalogue-frame.tsx';
import { findRegimes } from './find.ts';
import { languagesOf, localizeCountry } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** All tax regimes, and one of them. */
export function RegimesPage() {
  const regimes = useQuery(regimesQuery);
  const { code: shown } = useParams({ strict: false });
  return (
    <CatalogueFrame
      title={say(texts.regimes)}
      things={say(texts.regimeThings)}
      placeholder={say(texts.searchRegimes)}
      languages={languagesOf(regimes.data?.map(({ name }) => name) ?? [])}
      list={regimes}
      shown={shown !== undefined}
      introduction={{ title: say(texts.regimesAre), about: say(texts.regimesAbout) }}
    >
      <RegimeList regimes={regimes.data ?? []} />
    </CatalogueFrame>
  );
}

function RegimeList({ regimes }: { regimes: readonly RegimeSummary[] }) {
  const { find = '' } = useSearch({ strict: false });
  const [lang] = useCatalogueLanguage();
  const found = findRegimes(regimes, find);
  if (found.length === 0) return <NothingFound title={say(texts.noRegimeFound)} />;
  return (
    <ul>
      {found.map(({ country, name, currency }) => (
        <li key={country} className="border-line border-b">
          <Link
            to="/regimes/$code"
            params={{ code: country }}
            search={(search) => search}
            className="flex items-baseline gap-3 px-4 py-2 outline-offset-[-2px] hover:bg-sunk"
            activeProps={{ className: 'bg-accent-wash! shadow-[inset_2px_0_var(--accent)]' }}
          >
            <span className="w-6 shrink-0 font-mono text-soft text-xs">{country}</span>
            <span className="min-w-0 flex-1 font-medium">
              <LocalizedText localized={localizeCountry(name, country, lang)} />
            </span>
            <span className="text-soft text-xs">{currency}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
