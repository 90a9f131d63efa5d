import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { formatsQuery } from '../engine/service/catalogue.ts';
import { formatCounts } from '../engine/service/format-counts.ts';
import { Pill } from '../ui/pill.tsx';
import { say } from '../ui/texts/say.ts';
import { CatalogueFrame, inList } from './catalogue-frame.tsx';
import { abilitiesOf, findFormats, formatTabs, RULES } from './formats.ts';
import { localize } from './language.ts';
import { FormatsOverview } from './overview/formats-overview.tsx';
import { RulesInForcePage } from './rules-in-force-page.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** All formats of e-invoices, and the selected one; or the releases of their rules. */
export function FormatsPage() {
  const { key } = useParams({ strict: false });
  return key === RULES ? <RulesInForcePage /> : <Formats />;
}

function Formats() {
  const [lang] = useCatalogueLanguage();
  const list = useQuery(formatsQuery);
  const known = list.data && say(texts.formatsKnown, formatCounts(list.data));
  return (
    <CatalogueFrame
      title={say(texts.formats)}
      things={say(texts.formatThings)}
      placeholder={say(texts.searchFormats)}
      list={list}
      find={findFormats}
      none={say(texts.noFormatFound)}
      hasLanguages
      tabs={formatTabs}
      introduction={{ title: say(texts.formatsAre), about: [known, say(texts.formatsAbout)].filter(Boolean).join(' ') }}
      overview={(formats) => <FormatsOverview formats={formats} />}
    >
      {(found) => (
        <ul>
          {found.map((format) => (
            <li key={format.key} className="border-line border-b">
              <Link to="/formats/$key" params={{ key: format.key }} {...inList('block py-2.5')}>
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-semibold">{localize(format.name, lang)?.text ?? format.key}</span>
                  <span className="font-mono text-soft text-xs">{format.key}</span>
                </span>
                <span className="mt-1 flex flex-wrap gap-1">
                  {abilitiesOf(format).map((ability) => (
                    <Pill key={ability}>{say(ability)}</Pill>
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </CatalogueFrame>
  );
}
