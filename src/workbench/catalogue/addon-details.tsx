import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AddonDefinition } from '../../client/index.ts';
import { addonQuery, addonsQuery } from '../service/service.ts';
import { Waiting } from '../ui/message.tsx';
import { AddToDocument } from './add-to-document.tsx';
import { Failed } from './addons-page.tsx';
import { ExtensionTable } from './extension-table.tsx';
import { requiredBy } from './find.ts';
import { nameOfLanguage, speak } from './language.ts';
import { SpokenText } from './spoken-text.tsx';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** One addon: what it is, what belongs to it, and what it adds to a document. */
export function AddonDetails() {
  const { key } = useParams({ from: '/addons/$key' });
  const definition = useQuery(addonQuery(key));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label={key} tabIndex={0} className="min-h-0 w-full overflow-auto outline-offset-[-2px]">
      <Link
        to="/addons"
        search={(search) => search}
        className="m-3 mb-0 inline-flex items-center gap-1.5 text-accent underline md:hidden"
      >
        <ArrowLeft aria-hidden className="size-3.5" />
        All addons
      </Link>
      {definition.isPending && <Waiting what="The addon is being fetched …" />}
      {definition.isError && <Failed error={definition.error} onRetry={() => void definition.refetch()} />}
      {definition.data && <Details definition={definition.data} />}
    </section>
  );
}

function Details({ definition }: { definition: AddonDefinition }) {
  const { key, name, description, requires = [], extensions, sources = [] } = definition;
  const [lang] = useCatalogueLanguage();
  const { data: addons = [] } = useQuery(addonsQuery);
  const dependants = requiredBy(addons, key);
  const spoken = speak(description, lang);
  return (
    <div className="grid max-w-4xl gap-6 p-5 md:p-7">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-[1.25rem] leading-snug tracking-[-0.015em]">
            <SpokenText spoken={speak(name, lang)} />
          </h2>
          <p className="break-all font-mono text-soft text-xs">{key}</p>
        </div>
        <AddToDocument addon={key} />
      </header>
      {spoken && (
        <div className="grid max-w-[42rem] gap-1.5">
          <p lang={spoken.lang} dir="auto" className="whitespace-pre-line text-base leading-relaxed">
            {spoken.text}
          </p>
          {spoken.fallback && (
            <p className="text-faint text-xs">
              There is no description in {nameOfLanguage(lang)}; this is the one in {nameOfLanguage(spoken.lang)}.
            </p>
          )}
        </div>
      )}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Related name="Requires" keys={requires} none="No other addon" />
        <Related name="Required by" keys={dependants} none="No other addon" />
      </dl>
      <Part title="Extensions">
        {extensions && extensions.length > 0 ? (
          extensions.map((extension) => <ExtensionTable key={extension.key} extension={extension} lang={lang} />)
        ) : (
          <p className="text-soft">This addon has no extensions of its own.</p>
        )}
      </Part>
      {sources.length > 0 && (
        <Part title="Sources">
          <ul className="grid gap-1">
            {sources.map(({ title, url }) => (
              <li key={url}>
                <a
                  href={url}
                  rel="noreferrer"
                  target="_blank"
                  className="inline-flex items-center gap-1.5 text-accent underline"
                >
                  {speak(title, lang)?.text ?? url}
                  <ExternalLink aria-hidden className="size-3" />
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Related({ name, keys, none }: { name: string; keys: readonly string[]; none: string }) {
  return (
    <div>
      <dt className="text-faint text-xs">{name}</dt>
      <dd className="flex flex-wrap gap-x-3 gap-y-1">
        {keys.length === 0 && <span className="text-soft">{none}</span>}
        {keys.map((key) => (
          <Link
            key={key}
            to="/addons/$key"
            params={{ key }}
            search={(search) => search}
            className="font-mono text-accent text-xs underline"
          >
            {key}
          </Link>
        ))}
      </dd>
    </div>
  );
}
