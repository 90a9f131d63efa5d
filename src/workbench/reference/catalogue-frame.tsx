import type { UseQueryResult } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { languageCodes } from '../../translations/load.ts';
import { Failed } from '../engine/service/failed.tsx';
import { moveByArrow } from '../ui/arrow-keys.ts';
import { Choice } from '../ui/choice.tsx';
import { classes } from '../ui/classes.ts';
import { Message, Waiting } from '../ui/message.tsx';
import { Segments } from '../ui/segments.tsx';
import { say } from '../ui/texts/say.ts';
import { nameOfLanguage } from './language.ts';
import { EntryTitle } from './parts.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

interface CatalogueBarProps {
  /** The title of the catalogue: `Addons`. */
  title: string;
  /** The plural of its entries within a sentence: `addons`. */
  things: string;
  placeholder: string;
  /** Names and descriptions are multilingual, with a choice of language. */
  hasLanguages?: true;
  /** On a phone, stands for the list, which is shown only while searching. */
  narrowChoice?: ReactNode;
  /** The titles of this page and of others next to it, by address. */
  tabs?: Readonly<Record<string, string>>;
}

interface CatalogueFrameProps<Data, Entry> extends CatalogueBarProps {
  list: UseQueryResult<Data>;
  /** Returns the entries that match a search. */
  find(data: Data, search: string): readonly Entry[];
  /** The text if nothing matches. */
  none: string;
  /** Shown next to the list while no entry is selected. */
  introduction: { title: string; about: string };
  /** Renders an overview below the introduction. */
  overview?(data: Data): ReactNode;
  /** If there is room for only one, the overview comes before the list. */
  overviewFirst?: true;
  /** Renders the entries that match the search. */
  children(found: readonly Entry[]): ReactNode;
}

/** Up and down move between the entries of the list, down from the search to the first. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  moveByArrow(event, document.querySelectorAll<HTMLElement>('[data-list] a'));
}

/** A catalogue: a search, the list, and the selected entry next to it. */
export function CatalogueFrame<Data, Entry>(props: CatalogueFrameProps<Data, Entry>) {
  const { things, list, find, none, introduction, overview, overviewFirst, children } = props;
  /** The part that is shown if there is room for only one. */
  const [narrow, setNarrow] = useState<'list' | 'overview'>(
    overviewFirst || 'narrowChoice' in props ? 'overview' : 'list',
  );
  const { find: search = '' } = useSearch({ strict: false });
  // Search results are in the list.
  const asOverview = overview !== undefined && narrow === 'overview' && search === '';
  const shown = Object.values(useParams({ strict: false })).some(Boolean);
  const { data } = list;
  const found = useMemo(() => (data === undefined ? [] : find(data, search)), [data, find, search]);
  return (
    <div className="flex min-h-0 w-full flex-col bg-panel">
      <CatalogueBar {...props} />
      {overview && !shown && !('narrowChoice' in props) && (
        <Segments
          label={say(texts.shownAs)}
          value={asOverview ? 'overview' : 'list'}
          options={[
            { value: 'list', content: say(texts.asList) },
            { value: 'overview', content: say(texts.asOverview) },
          ]}
          onChange={setNarrow}
          className="m-3 shrink-0 md:hidden"
        />
      )}
      {list.isError ? (
        <Failed query={list} />
      ) : (
        <div className="flex min-h-0 flex-1">
          <nav
            aria-label={say(texts.listOf, { things })}
            data-list
            onKeyDown={onArrow}
            className={classes(
              'min-h-0 w-full shrink-0 overflow-auto border-line border-r md:w-72 lg:w-96',
              (shown || (asOverview && data !== undefined)) && 'max-md:hidden',
            )}
          >
            {data === undefined ? (
              <Waiting what={say(texts.fetching, { things })} />
            ) : found.length > 0 ? (
              children(found)
            ) : (
              <Message title={none} about={say(texts.noneFoundAbout, { find: search })} />
            )}
          </nav>
          <div
            className={classes(
              'flex min-h-0 min-w-0 flex-1 bg-bg',
              !shown && !(asOverview && data !== undefined) && 'max-md:hidden',
            )}
          >
            <Outlet />
            {!shown &&
              (overview ? (
                <Overview {...introduction}>{data === undefined ? <Blanks /> : overview(data)}</Overview>
              ) : (
                <Message {...introduction} />
              ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Overview({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label={title} tabIndex={0} className="min-h-0 w-full overflow-auto outline-offset-[-2px]">
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 p-5 md:p-7">
        <header className="grid gap-1">
          <EntryTitle>{title}</EntryTitle>
          <p className="text-base text-soft">{about}</p>
        </header>
        {children}
      </div>
    </section>
  );
}

/** What an entry will show, while it is loaded. */
function Blanks() {
  return (
    <div aria-hidden className="grid gap-3">
      {['w-2/5', 'w-4/5', 'w-3/5'].map((width) => (
        <span key={width} className={`blank-text ${width}`} />
      ))}
    </div>
  );
}

/** The title of a catalogue, with its search. */
export function CatalogueBar({
  title,
  things,
  placeholder,
  hasLanguages,
  narrowChoice,
  tabs = { '.': title },
}: CatalogueBarProps) {
  const { find = '' } = useSearch({ strict: false });
  const [lang, chooseLang] = useCatalogueLanguage();
  const navigate = useNavigate();
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2">
      {Object.entries(tabs).map(([to, name]) =>
        say(name) === title ? (
          <h1 key={to} className="font-semibold text-[0.9375rem]">
            {title}
          </h1>
        ) : (
          <Link
            key={to}
            to={to}
            search={({ lang }: { lang?: string }) => ({ lang })}
            className="font-medium text-[0.9375rem] text-soft hover:text-ink hover:underline"
          >
            {say(name)}
          </Link>
        ),
      )}
      {narrowChoice}
      <label className="relative flex min-w-40 max-w-80 flex-1">
        <span className="sr-only">{say(texts.searchIn, { things })}</span>
        <Search aria-hidden className="pointer-events-none absolute top-2 left-2.5 size-3.5 text-faint" />
        <input
          type="search"
          value={find}
          placeholder={placeholder}
          onKeyDown={(event) => event.key === 'ArrowDown' && onArrow(event)}
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
      {hasLanguages && (
        <Choice
          label={say(texts.language)}
          labelled
          value={lang}
          options={languageCodes.map((code) => ({
            value: code,
            label: nameOfLanguage(code),
          }))}
          onChange={chooseLang}
          className="md:ml-auto"
        />
      )}
    </div>
  );
}

/** Returns the props of a link to a list entry. The search stays in the address. */
export function inList(look: string) {
  return {
    search: true,
    className: classes('px-4 outline-offset-[-2px] hover:bg-sunk', look),
    activeProps: { className: 'bg-accent-wash! shadow-[inset_2px_0_var(--accent)]' },
  } as const;
}

interface DetailsFrameProps<Data> {
  /** The key of the entry shown. */
  label: string;
  /** The way back to the list if there is room for only one of the two. */
  back: { to: '/addons' | '/regimes' | '/formats' | '/schemas' | '/rules' | '/api'; name: string };
  entry: UseQueryResult<Data>;
  children(data: Data): ReactNode;
}

/** An entry of a catalogue, once loaded. */
export function DetailsFrame<Data>({ label, back, entry, children }: DetailsFrameProps<Data>) {
  useCatalogueLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label={label} tabIndex={0} className="min-h-0 w-full overflow-auto outline-offset-[-2px]">
      <Link
        to={back.to}
        search={(search) => search}
        className="m-3 mb-0 inline-flex items-center gap-1.5 text-accent underline md:hidden"
      >
        <ArrowLeft aria-hidden className="size-3.5" />
        {back.name}
      </Link>
      {entry.isPending && (
        <div className="grid max-w-4xl gap-6 p-5 md:p-7">
          <p role="status" className="text-faint">
            {say(texts.fetchingOne, { name: label })}
          </p>
          <Blanks />
        </div>
      )}
      {entry.isError && <Failed query={entry} />}
      {entry.isSuccess && <div className="grid max-w-4xl gap-6 p-5 md:p-7">{children(entry.data)}</div>}
    </section>
  );
}
