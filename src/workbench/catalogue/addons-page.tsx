import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { AddonSummary } from '../../client/index.ts';
import { addonsQuery } from '../service/service.ts';
import { say } from '../texts/say.ts';
import { CatalogueFrame, NothingFound } from './catalogue-frame.tsx';
import { findAddons } from './find.ts';
import { languagesOf, localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** All addons, and one of them. */
export function AddonsPage() {
  const addons = useQuery(addonsQuery);
  const { key: shown } = useParams({ strict: false });
  return (
    <CatalogueFrame
      title={say(texts.addons)}
      things={say(texts.addonThings)}
      placeholder={say(texts.searchAddons)}
      languages={languagesOf(addons.data?.flatMap(({ name, description }) => [name, description]) ?? [])}
      list={addons}
      shown={shown !== undefined}
      introduction={{ title: say(texts.addonsAre), about: say(texts.addonsAbout) }}
    >
      <AddonList addons={addons.data ?? []} />
    </CatalogueFrame>
  );
}

function AddonList({ addons }: { addons: readonly AddonSummary[] }) {
  const { find = '' } = useSearch({ strict: false });
  const [lang] = useCatalogueLanguage();
  const found = findAddons(addons, find);
  if (found.length === 0) return <NothingFound title={say(texts.noAddonFound)} />;
  return (
    <ul>
      {found.map(({ key, name, description }) => (
        <li key={key} className="border-line border-b">
          <Link
            to="/addons/$key"
            params={{ key }}
            search={(search) => search}
            className="block px-4 py-2.5 outline-offset-[-2px] hover:bg-sunk"
            activeProps={{ className: 'bg-accent-wash! shadow-[inset_2px_0_var(--accent)]' }}
          >
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">
                <LocalizedText localized={localize(name, lang)} />
              </span>
              <span className="font-mono text-soft text-xs">{key}</span>
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
