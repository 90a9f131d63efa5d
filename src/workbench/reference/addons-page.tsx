import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addonsQuery } from '../engine/service/service.ts';
import { say } from '../ui/texts/say.ts';
import { CatalogueFrame, inList } from './catalogue-frame.tsx';
import { findAddons } from './find.ts';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { AddonsOverview } from './overview/addons-overview.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** All addons, and the selected one. */
export function AddonsPage() {
  const [lang] = useCatalogueLanguage();
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
      overview={(addons) => <AddonsOverview addons={addons} />}
    >
      {(found) => (
        <ul>
          {found.map(({ key, name, description }) => (
            <li key={key} className="border-line border-b">
              <Link to="/addons/$key" params={{ key }} {...inList('block py-2.5')}>
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
      )}
    </CatalogueFrame>
  );
}
