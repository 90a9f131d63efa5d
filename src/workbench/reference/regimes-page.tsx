import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RegimeSummary } from '../../client/index.ts';
import { regimesQuery } from '../engine/service/catalogue.ts';
import { say } from '../ui/texts/say.ts';
import { CatalogueFrame, inList } from './catalogue-frame.tsx';
import { findRegimes } from './find.ts';
import { localizeCountry } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { RegimesOverview } from './overview/regimes-overview.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** All tax regimes, and the selected one. */
export function RegimesPage() {
  const [lang] = useCatalogueLanguage();
  return (
    <CatalogueFrame
      title={say(texts.regimes)}
      things={say(texts.regimeThings)}
      placeholder={say(texts.searchRegimes)}
      list={useQuery(regimesQuery)}
      find={findRegimes}
      none={say(texts.noRegimeFound)}
      hasLanguages
      introduction={{ title: say(texts.regimesAre), about: say(texts.regimesAbout) }}
      overview={(regimes) => <RegimesOverview regimes={regimes} />}
    >
      {(found) => (
        <ul>
          {inOrderOfNames(found, lang).map(({ country, name, currency }) => (
            <li key={country} className="border-line border-b">
              <Link to="/regimes/$code" params={{ code: country }} {...inList('flex items-baseline gap-3 py-2')}>
                <span className="w-6 shrink-0 font-mono text-soft text-xs">{country}</span>
                <span className="min-w-0 flex-1 font-medium">
                  <LocalizedText localized={localizeCountry(name, country, lang)} />
                </span>
                <span className="text-soft text-xs">{currency}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </CatalogueFrame>
  );
}

/** Returns countries by their names as shown. */
function inOrderOfNames(regimes: readonly RegimeSummary[], lang: string): RegimeSummary[] {
  const { compare } = new Intl.Collator(lang);
  const nameOf = ({ name, country }: RegimeSummary) => localizeCountry(name, country, lang)?.text ?? country;
  return [...regimes].sort((a, b) => compare(nameOf(a), nameOf(b)));
}
