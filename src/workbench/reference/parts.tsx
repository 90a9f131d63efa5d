import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { I18n, RegimeSummary } from '../../client/index.ts';
import { say } from '../ui/texts/say.ts';
import { localize, localizeCountry, nameOfLanguage } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

interface EntryHeaderProps {
  name: ReactNode;
  /** Its key, code or path, as used in documents. */
  id: ReactNode;
  children?: ReactNode;
}

/** Name and key of an entry, with actions. */
export function EntryHeader({ name, id, children }: EntryHeaderProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1">
        <EntryTitle>{name}</EntryTitle>
        <p className="break-all font-mono text-soft text-xs">{id}</p>
      </div>
      {children}
    </header>
  );
}

/** The title of a catalogue entry. */
export function EntryTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-semibold text-xl leading-tight tracking-tight">{children}</h2>;
}

/** The description of an entry, in the chosen language or an available one. */
export function Description({ description }: { description: I18n | undefined }) {
  const [lang] = useCatalogueLanguage();
  const localized = localize(description, lang);
  if (!localized) return null;
  return (
    <div className="grid max-w-[42rem] gap-1.5">
      <p lang={localized.lang} dir="auto" className="whitespace-pre-line text-base leading-relaxed">
        {localized.text}
      </p>
      {localized.fallback && (
        <p className="text-faint text-xs">
          {say(texts.otherLanguage, { wanted: nameOfLanguage(lang), shown: nameOfLanguage(localized.lang) })}
        </p>
      )}
    </div>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** A few facts, each a `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-faint text-xs">{name}</dt>
      <dd className="flex flex-wrap gap-x-3 gap-y-1">{children}</dd>
    </div>
  );
}

/** The regime of an addon's or rule's country, if any. */
export function RegimeFact({ regime }: { regime: RegimeSummary | undefined }) {
  const [lang] = useCatalogueLanguage();
  if (!regime) return null;
  const { country: code, name } = regime;
  return (
    <Fact name={say(texts.country)}>
      <Link to="/regimes/$code" params={{ code }} search={({ lang }) => ({ lang })} className="text-accent underline">
        {localizeCountry(name, code, lang)?.text ?? code}
      </Link>
    </Fact>
  );
}

interface Source {
  title?: I18n | undefined;
  url?: string | undefined;
}

/** The sources of an entry's rules. */
export function Sources({ sources }: { sources: readonly Source[] | undefined }) {
  const [lang] = useCatalogueLanguage();
  const known = (sources ?? []).filter(({ url }) => url !== undefined);
  if (known.length === 0) return null;
  return (
    <Part title={say(texts.sources)}>
      <ul className="grid gap-1">
        {known.map(({ title, url = '' }) => (
          <li key={url}>
            <a
              href={url}
              rel="noreferrer"
              target="_blank"
              className="inline-flex items-center gap-1.5 text-accent underline"
            >
              {localize(title, lang)?.text ?? url}
              <ExternalLink aria-hidden className="size-3 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface Defined {
  key?: string | undefined;
  code?: string | undefined;
  name?: I18n | undefined;
  desc?: I18n | undefined;
}

/** Keys or codes with their meanings. */
export function Definitions({ heading, entries }: { heading: string; entries: readonly Defined[] }) {
  const [lang] = useCatalogueLanguage();
  return (
    <table className="w-full">
      <thead className="sr-only">
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{say(texts.meaning)}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ key, code, name, desc }) => (
          <tr key={key ?? code} className="border-line align-top not-last:border-b">
            <td className="w-px whitespace-nowrap py-1 pr-6 font-mono text-xs leading-[1.625]">{key ?? code}</td>
            <td className="py-1">
              <LocalizedText localized={localize(name, lang)} />
              {desc && (
                <div className="text-soft text-xs">
                  <LocalizedText localized={localize(desc, lang)} />
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
