import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { AddonSummary } from '../../client/index.ts';
import { explain } from '../service/explain.ts';
import { addonsQuery } from '../service/service.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { classes } from '../ui/classes.ts';
import { Message, Waiting } from '../ui/message.tsx';
import { findAddons } from './find.ts';
import { languagesOf, nameOfLanguage, speak } from './language.ts';
import { SpokenText } from './spoken-text.tsx';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** All addons, and one of them. */
export function AddonsPage() {
  const addons = useQuery(addonsQuery);
  const { key: shown } = useParams({ strict: false });
  return (
    <div className="flex min-h-0 w-full flex-col bg-panel">
      <Bar addons={addons.data} />
      {addons.isPending && <Waiting what="The addons are being fetched …" />}
      {addons.isError && <Failed error={addons.error} onRetry={() => void addons.refetch()} />}
      {addons.data && (
        <div className="flex min-h-0 flex-1">
          <nav
            aria-label="List of addons"
            className={classes(
              'min-h-0 w-full shrink-0 overflow-auto border-line border-r md:w-80 lg:w-96',
              shown !== undefined && 'max-md:hidden',
            )}
          >
            <AddonList addons={addons.data} />
          </nav>
          <div className={classes('flex min-h-0 min-w-0 flex-1 bg-bg', shown === undefined && 'max-md:hidden')}>
            <Outlet />
            {shown === undefined && (
              <Message title="An addon teaches documents the rules of a format or an authority">
                <p>Choose one to see what it asks for, and to add it to the document.</p>
              </Message>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Bar({ addons }: { addons: AddonSummary[] | undefined }) {
  const { find = '' } = useSearch({ from: '/addons' });
  const [lang, chooseLang] = useCatalogueLanguage();
  const navigate = useNavigate({ from: '/addons' });
  const languages = languagesOf(addons?.flatMap(({ name, description }) => [name, description]) ?? []);
  return (
    <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2">
      <h1 className="font-semibold text-[0.9375rem]">Addons</h1>
      <label className="relative flex min-w-40 max-w-80 flex-1">
        <span className="sr-only">Search addons</span>
        <Search aria-hidden className="pointer-events-none absolute top-2 left-2.5 size-3.5 text-faint" />
        <input
          type="search"
          value={find}
          placeholder="Search keys, names, descriptions"
          onChange={({ target }) =>
            void navigate({
              search: (search) => ({ ...search, find: target.value || undefined }),
              replace: true,
              to: '.',
            })
          }
          className="h-[30px] w-full rounded-[7px] border border-edge bg-panel pr-2 pl-8 placeholder:text-faint"
        />
      </label>
      <Choice
        label="Language"
        labelled
        value={lang}
        options={[...new Set([...languages, lang])].map((code) => ({ value: code, label: nameOfLanguage(code) }))}
        onChange={chooseLang}
        className="md:ml-auto"
      />
    </div>
  );
}

function AddonList({ addons }: { addons: AddonSummary[] }) {
  const { find = '' } = useSearch({ from: '/addons' });
  const [lang] = useCatalogueLanguage();
  const found = findAddons(addons, find);
  if (found.length === 0) {
    return (
      <Message title="No addon has that">
        <p>Nothing in keys, names and descriptions fits “{find}”.</p>
      </Message>
    );
  }
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
                <SpokenText spoken={speak(name, lang)} />
              </span>
              <span className="font-mono text-soft text-xs">{key}</span>
            </span>
            <span className="line-clamp-2 text-soft">
              <SpokenText spoken={speak(description, lang)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { title, advice } = explain(error);
  return (
    <Message title={title}>
      {advice && <p>{advice}</p>}
      <Button onClick={onRetry}>Fetch again</Button>
    </Message>
  );
}
