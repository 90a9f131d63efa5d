import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { AddonDefinition } from '../../client/index.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { countryName } from '../engine/document/names.ts';
import { addonQuery, addonsQuery, formatsQuery, regimesQuery } from '../engine/service/catalogue.ts';
import { say } from '../ui/texts/say.ts';
import { countryOf, isForeign, rowsOf } from './addon-countries.ts';
import { DetailsFrame } from './catalogue-frame.tsx';
import { CountryAddons, LawInWords } from './country-addons.tsx';
import { EffectInDocument } from './effect-in-document.tsx';
import { ExtensionTable } from './extension-table.tsx';
import { regimeOf, requiredBy } from './find.ts';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { Description, EntryHeader, Fact, Facts, Part, RegimeFact, Sources } from './parts.tsx';
import { prefixOfAddon } from './rules.ts';
import { RulesLink } from './rules-link.tsx';
import * as texts from './texts.ts';
import { UseAddon } from './use-addon.tsx';
import { useCatalogueLanguage } from './use-catalogue-language.ts';
import { useShownDocument } from './use-shown-document.ts';

/** An addon: its description, its parts, and its effect on a document; or the addons of a country, by its code. */
export function AddonDetails() {
  const { key } = useParams({ from: '/addons/$key' });
  const addons = useQuery(addonsQuery);
  if (/^[A-Z]{2}$/.test(key)) {
    return (
      <DetailsFrame label={countryName(key)} back={{ to: '/addons', name: say(texts.allAddons) }} entry={addons}>
        {() => <CountryAddons country={isoCode(key)} />}
      </DetailsFrame>
    );
  }
  return <OneAddon addon={key} />;
}

function OneAddon({ addon: key }: { addon: string }) {
  return (
    <DetailsFrame label={key} back={{ to: '/addons', name: say(texts.allAddons) }} entry={useQuery(addonQuery(key))}>
      {(definition) => <Details definition={definition} />}
    </DetailsFrame>
  );
}

function Details({ definition }: { definition: AddonDefinition }) {
  const { key, name, description, requires = [], extensions, sources } = definition;
  const [lang] = useCatalogueLanguage();
  const { data: addons = [] } = useQuery(addonsQuery);
  const { data: regimes = [] } = useQuery(regimesQuery);
  const { data: formats = [] } = useQuery(formatsQuery);
  const { draft, text, description: document } = useShownDocument();
  const written = formats.filter(({ writes, addons }) => writes && addons.includes(key));
  const country = countryOf(key);
  return (
    <>
      <EntryHeader name={<LocalizedText localized={localize(name, lang)} />} id={key}>
        <UseAddon addon={definition} />
      </EntryHeader>
      <Description description={description} />
      {country !== undefined && <LawInWords rows={rowsOf(key, country, formats)} />}
      {text !== '' && (
        <EffectInDocument
          draft={draft}
          text={text}
          document={document}
          addon={key}
          name={localize(name, lang)?.text ?? key}
          isForeign={isForeign(key, document.country)}
        />
      )}
      <Facts>
        <AddonsFact name={texts.requires} keys={requires} />
        {written.length > 0 && (
          <Fact name={say(texts.writtenAsFormats)}>
            {written.map((format) => (
              <Link
                key={format.key}
                to="/formats/$key"
                params={{ key: format.key }}
                search={({ lang }) => ({ lang })}
                className="inline-flex min-h-6 items-center text-accent underline"
              >
                <LocalizedText localized={localize(format.name, lang)} />
              </Link>
            ))}
          </Fact>
        )}
        <AddonsFact name={texts.requiredBy} keys={requiredBy(addons, key)} />
        <RegimeFact regime={regimeOf(regimes, key)} />
        <Fact name={say(texts.rules)}>
          <RulesLink find={prefixOfAddon(key)} />
        </Fact>
      </Facts>
      {extensions && extensions.length > 0 && (
        <Part title={say(texts.extensions)}>
          {extensions.map((extension) => (
            <ExtensionTable key={extension.key} extension={extension} lang={lang} />
          ))}
        </Part>
      )}
      <Sources sources={sources} />
    </>
  );
}

/** Addons under a name, if there are any. */
export function AddonsFact({ name, keys }: { name: string; keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <Fact name={say<string>(name)}>
      <AddonLinks keys={keys} />
    </Fact>
  );
}

/** Addons by key, each a link. */
export function AddonLinks({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <Link
      key={key}
      to="/addons/$key"
      params={{ key }}
      search={({ lang }) => ({ lang })}
      className="inline-flex min-h-6 items-center font-mono text-accent text-xs underline"
    >
      {key}
    </Link>
  ));
}
