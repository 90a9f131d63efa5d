import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { AddonSummary } from '../../client/index.ts';
import { describe } from '../engine/document/description.ts';
import { countryName } from '../engine/document/names.ts';
import { contentOf } from '../engine/document/text.ts';
import { isObject } from '../engine/document/values.ts';
import { addonsQuery } from '../engine/service/catalogue.ts';
import { useActiveDraft, useShowDraft } from '../state/drafts/use-active-draft.ts';
import { useReadOnly } from '../state/view/read-only.ts';
import { Choice } from '../ui/choice.tsx';
import { interfaceLanguage } from '../ui/language/interface-language.ts';
import { isSwitchedOff } from '../ui/page/letter-keys.ts';
import { counted, say } from '../ui/texts/say.ts';
import { type CountryAddons as AddonsOfCountry, addonsByCountry, countryOf, isForeign } from './addon-countries.ts';
import { CatalogueFrame, inList } from './catalogue-frame.tsx';
import { additionOf, changeWithUndo } from './change-with-undo.ts';
import { CountryAddons } from './country-addons.tsx';
import { findAddons } from './find.ts';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { AddonsOverview } from './overview/addons-overview.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';
import { useShownDocument } from './use-shown-document.ts';

/** All addons, and the selected one. */
export function AddonsPage() {
  useCatalogueLanguage();
  const list = useQuery(addonsQuery);
  return (
    <CatalogueFrame
      title={say(texts.addons)}
      things={say(texts.addonThings)}
      placeholder={say(texts.searchAddons)}
      list={list}
      find={findAddons}
      none={say(texts.noAddonFound)}
      hasLanguages
      introduction={{ title: say(texts.addonsAre), about: say(texts.addonsAbout) }}
      overview={(addons) => <Overview addons={addons} />}
      narrowChoice={list.data && <CountryChoice addons={list.data} />}
    >
      {(found) => <AddonsList addons={found} />}
    </CatalogueFrame>
  );
}

/** The addons for the current draft, then those of countries. How addons build on each other is folded. */
function Overview({ addons }: { addons: readonly AddonSummary[] }) {
  const { country } = useShownDocument();
  return (
    <>
      {country !== undefined && <CountryAddons country={country} />}
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
  const { draft, description, country: own } = useShownDocument();
  const inUse = draft ? description.addons : [];
  if (find !== '') return <AddonLinks addons={addons} inUse={inUse} />;
  const { countries, everywhere } = addonsByCountry(addons);
  const mine = countries.find(({ country }) => country === own);
  const isOfDocument = draft !== undefined && description.country !== undefined;
  return (
    <>
      {mine && (
        <Group title={say(isOfDocument ? texts.forDocument : texts.forCountry)} about={countryName(mine.country)}>
          <AddonLinks addons={mine.addons} inUse={inUse} />
        </Group>
      )}
      <Group title={say(texts.ofCountries)}>
        <ul>
          {inOrderOfNames(countries).map(({ country, name, addons }) => (
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
        <AddonLinks addons={everywhere} inUse={inUse} />
      </Group>
    </>
  );
}

/** Returns countries by name, in the language of the interface. */
function inOrderOfNames(countries: readonly AddonsOfCountry[]): (AddonsOfCountry & { name: string })[] {
  return countries
    .map((each) => ({ ...each, name: countryName(each.country) }))
    .sort((a, b) => a.name.localeCompare(b.name, interfaceLanguage));
}

/** On a phone, instead of the list: the countries with addons, and the addons of several countries. */
function CountryChoice({ addons }: { addons: readonly AddonSummary[] }) {
  const { key } = useParams({ strict: false });
  const { country: own = '' } = useShownDocument();
  const [lang] = useCatalogueLanguage();
  const navigate = useNavigate();
  const { countries, everywhere } = addonsByCountry(addons);
  const shown = key === undefined ? own : (countryOf(key) ?? key);
  const known = countries.some(({ country }) => country === shown) || everywhere.some(({ key }) => key === shown);
  const options = [
    ...(known ? [] : [{ value: shown, label: countryName(shown) }]),
    ...inOrderOfNames(countries).map(({ country, name }) => ({ value: country, label: name })),
    ...everywhere.map(({ key, name }) => ({ value: key, label: localize(name, lang)?.text ?? key })),
  ];
  return (
    <Choice
      label={say(texts.country)}
      value={shown}
      options={options}
      onChange={(key) => void navigate({ to: '/addons/$key', params: { key }, search: true })}
      className="md:hidden"
    />
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
  const onKey = useAddKey();
  return (
    <ul>
      {addons.map(({ key, name, description }) => (
        <li key={key}>
          <Link
            to="/addons/$key"
            params={{ key }}
            {...inList('block py-2')}
            onKeyDown={(event) => onKey(event, key, localize(name, lang)?.text ?? key)}
          >
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

/** A adds the focused addon of the list to the open document. One that needs a question or cannot be added is opened instead. */
function useAddKey() {
  const draft = useActiveDraft();
  const description = describe(draft?.text ?? '');
  const readOnly = useReadOnly(description);
  const navigate = useNavigate();
  const show = useShowDraft();
  return (event: KeyboardEvent, key: string, name: string) => {
    const { altKey, ctrlKey, metaKey } = event;
    if (event.key.toLowerCase() !== 'a' || altKey || ctrlKey || metaKey || isSwitchedOff(event)) return;
    event.preventDefault();
    const { country, addons, title } = description;
    const isReady =
      draft && !readOnly && !isForeign(key, country) && isObject(contentOf(draft.text)) && !addons.includes(key);
    if (!isReady) return void navigate({ to: '/addons/$key', params: { key }, search: true });
    changeWithUndo(draft, {
      ...additionOf(key),
      done: say(texts.addonAdded, { addon: name, document: title }),
      show: () => show(draft.id),
    });
  };
}
