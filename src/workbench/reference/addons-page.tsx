import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { AddonSummary } from '../../client/index.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { describe } from '../engine/document/description.ts';
import { countryName } from '../engine/document/names.ts';
import { addonsQuery } from '../engine/service/service.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { interfaceLanguage } from '../ui/language/interface-language.ts';
import { counted, say } from '../ui/texts/say.ts';
import { addonsByCountry } from './addon-countries.ts';
import { CatalogueFrame, inList } from './catalogue-frame.tsx';
import { CountryAddons } from './country-addons.tsx';
import { findAddons } from './find.ts';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { AddonsOverview } from './overview/addons-overview.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** All addons, and the selected one. */
export function AddonsPage() {
  useCatalogueLanguage();
  return (
    <CatalogueFrame
      title={say(texts.addons)}
      things={say(texts.addonThings)}
      placeholder={say(texts.searchAddons)}
      list={useQuery(addonsQuery)}
      find={findAddons}
      none={say(texts.noAddonFound)}
      hasLanguages
      introduction={{ title: say(texts.addonsAre), about: say(texts.addonsAbout) }}
      overview={(addons) => <Overview addons={addons} />}
    >
      {(found) => <AddonsList addons={found} />}
    </CatalogueFrame>
  );
}

/** The addons for the current draft, then those of countries. How addons build on each other is folded. */
function Overview({ addons }: { addons: readonly AddonSummary[] }) {
  const { country } = describe(useActiveDraft()?.text ?? '');
  return (
    <>
      {country !== undefined && <CountryAddons country={isoCode(country)} />}
      <details className="group">
        <summary className="w-fit cursor-pointer text-accent underline">{say(texts.howTheyBuild)}</summary>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
          <AddonsOverview addons={addons} />
        </div>
      </details>
    </>
  );
}

/** The addons for the current draft, of each country and of several countries. While searching, those found. */
function AddonsList({ addons }: { addons: readonly AddonSummary[] }) {
  const { find = '' } = useSearch({ strict: false });
  const document = describe(useActiveDraft()?.text ?? '');
  if (find !== '') return <AddonLinks addons={addons} inUse={document.addons} />;
  const { countries, everywhere } = addonsByCountry(addons);
  const own = document.country === undefined ? undefined : isoCode(document.country);
  const mine = countries.find(({ country }) => country === own);
  const sorted = countries
    .map((each) => ({ ...each, name: countryName(each.country) }))
    .sort((a, b) => a.name.localeCompare(b.name, interfaceLanguage));
  return (
    <>
      {mine && (
        <Group title={say(texts.forDocument)} about={countryName(mine.country)}>
          <AddonLinks addons={mine.addons} inUse={document.addons} />
        </Group>
      )}
      <Group title={say(texts.ofCountries)}>
        <ul>
          {sorted.map(({ country, name, addons }) => (
            <li key={country}>
              <Link to="/addons/$key" params={{ key: country }} {...inList('flex items-center gap-2.5 py-1.5')}>
                <span aria-hidden className="w-7 rounded bg-sunk py-0.5 text-center font-mono text-2xs text-soft">
                  {country}
                </span>
                <span className="flex-1">{name}</span>
                <span className="text-soft tabular-nums">{counted(addons.length)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={say(texts.everywhere)}>
        <AddonLinks addons={everywhere} inUse={document.addons} />
      </Group>
    </>
  );
}

interface GroupProps {
  title: string;
  about?: string;
  children: ReactNode;
}

function Group({ title, about, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pb-2">
      <p id={id} className="flex justify-between gap-2 px-4 pt-3 pb-1 font-semibold text-xs">
        {title}
        {about && <span className="font-normal text-soft">{about}</span>}
      </p>
      {children}
    </section>
  );
}

function AddonLinks({ addons, inUse }: { addons: readonly AddonSummary[]; inUse: readonly string[] }) {
  const [lang] = useCatalogueLanguage();
  return (
    <ul>
      {addons.map(({ key, name, description }) => (
        <li key={key}>
          <Link to="/addons/$key" params={{ key }} {...inList('block py-2')}>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">
                <LocalizedText localized={localize(name, lang)} />
              </span>
              <span className="font-mono text-soft text-xs">{key}</span>
              {inUse.includes(key) && (
                <span className="rounded-full bg-accent-wash px-2 text-accent text-xs">{say(texts.inUse)}</span>
              )}
            </span>
            <span className="line-clamp-2 text-soft">
              <LocalizedText localized={localize(description, lang)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
