import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AddonSummary } from '../../client/index.ts';
import type { EInvoice } from '../../countries/e-invoices.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { localDay } from '../engine/document/local-day.ts';
import { countryInSentence } from '../engine/document/names.ts';
import { contentOf } from '../engine/document/text.ts';
import { addonsQuery, formatsQuery, regimesQuery } from '../engine/service/catalogue.ts';
import { rowsInWords } from '../ui/e-invoices/words.ts';
import { longDay } from '../ui/texts/long-day.ts';
import { say } from '../ui/texts/say.ts';
import { addonsByCountry, inOrderOfNeed, rowsOf } from './addon-countries.ts';
import { EffectInShort, useAddonEffect } from './effect-in-document.tsx';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { EntryTitle } from './parts.tsx';
import * as texts from './texts.ts';
import { NewInvoice, UseAddon } from './use-addon.tsx';
import { useCatalogueLanguage } from './use-catalogue-language.ts';
import { useShownDocument } from './use-shown-document.ts';

/** The addons of a country: who needs which by law, and what each would change in the current draft. */
export function CountryAddons({ country }: { country: string }) {
  const { data: addons = [] } = useQuery(addonsQuery);
  const { data: regimes = [] } = useQuery(regimesQuery);
  const { data: formats = [] } = useQuery(formatsQuery);
  const [lang] = useCatalogueLanguage();
  const { draft, text, description: document } = useShownDocument();
  const isOwn = document.country !== undefined && isoCode(document.country) === country;
  const { countries } = addonsByCountry(addons);
  const own = inOrderOfNeed(countries.find((each) => each.country === country)?.addons ?? [], country, {
    formats,
    document: isOwn ? contentOf(text) : undefined,
  });
  const [first, ...others] = own;
  const isOpen = isOwn && draft !== undefined;
  const name = countryInSentence(country);
  const regime = regimes.find((each) => isoCode(each.country) === country);
  return (
    <>
      <header className="grid gap-1">
        <EntryTitle>{say(texts.whichOneIn, { country: name })}</EntryTitle>
        {first ? (
          <p className="text-base text-soft">
            {say(isOpen ? texts.useFor : texts.usually, {
              addon: localize(first.name, lang)?.text ?? first.key,
              document: document.title,
            })}
          </p>
        ) : (
          <p className="text-soft">{say(texts.noneInCountry, { country: name })}</p>
        )}
      </header>
      {first && <AddonCard addon={first} country={country} text={isOwn ? text : ''} isOpen={isOpen} isFirst />}
      {others.length > 0 && (
        <section aria-label={say(texts.onlyIn)} className="grid gap-3">
          <h2 className="font-semibold text-base">{say(texts.onlyIn)}</h2>
          <ul className="grid gap-3.5 lg:grid-cols-2">
            {others.map((addon) => (
              <li key={addon.key} className="grid">
                <AddonCard addon={addon} country={country} text={isOwn ? text : ''} isOpen={isOpen} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {draft && document.country !== undefined && !isOwn && (
        <p className="text-soft">
          {say(texts.notFrom, { document: document.title, country: countryInSentence(document.country) })}
        </p>
      )}
      {regime && (
        <p>
          <Link
            to="/regimes/$code"
            params={{ code: regime.country }}
            search={({ lang }) => ({ lang })}
            className="text-accent underline"
          >
            {say(texts.taxesOf, { country: name })}
          </Link>
        </p>
      )}
    </>
  );
}

interface AddonCardProps {
  addon: AddonSummary;
  country: string;
  /** The document that its effect is determined with; empty if it belongs to another country. */
  text: string;
  /** It can be added to the open document without a question. */
  isOpen: boolean;
  /** It is the one to begin with. */
  isFirst?: boolean;
}

function AddonCard({ addon, country, text, isOpen, isFirst = false }: AddonCardProps) {
  const { key, name, description } = addon;
  const [lang] = useCatalogueLanguage();
  const { data: formats = [] } = useQuery(formatsQuery);
  const { data: effect } = useAddonEffect(text, key);
  const rows = rowsOf(key, country, formats);
  return (
    <article className="grid content-start gap-2.5 rounded-xl border border-line bg-panel p-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-semibold text-base">
          <Link to="/addons/$key" params={{ key }} search={({ lang }) => ({ lang })} className="hover:underline">
            <LocalizedText localized={localize(name, lang)} />
          </Link>
          <span className="block font-mono font-normal text-soft text-xs">{key}</span>
        </h3>
        {isOpen ? (
          <UseAddon addon={addon} isFirst={isFirst} />
        ) : (
          <NewInvoice addon={key} country={country} isFirst={isFirst} />
        )}
      </header>
      <LawInWords rows={rows} />
      <p className="text-soft">
        <LocalizedText localized={localize(description, lang)} />
      </p>
      {effect && <EffectInShort effect={effect} />}
    </article>
  );
}

/** Who needs an addon, and since when, with the source and the day on which it was read. */
export function LawInWords({ rows }: { rows: readonly EInvoice[] }) {
  const [first] = rows;
  if (!first) return null;
  const day = longDay(new Date(first.read));
  return (
    <div className="grid gap-0.5">
      {rowsInWords(rows, localDay()).map((line) => (
        <p key={line} className="font-medium">
          {line}
        </p>
      ))}
      <p className="text-soft text-xs">
        {say(texts.readOn, { day, source: [...new Set(rows.map(({ source }) => source))].join('; ') })}
      </p>
    </div>
  );
}
