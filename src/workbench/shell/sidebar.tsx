import { Link } from '@tanstack/react-router';
import { ChevronDown, CircleQuestionMark, type LucideIcon, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useCommand } from '../state/view/commands.ts';
import { useInboxCount } from '../state/view/inbox-count.ts';
import { classes } from '../ui/classes.ts';
import { afterForm } from '../ui/page/after-form.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../ui/texts/say.ts';
import { HelpMenu } from './help-menu.tsx';
import { type Page, usePages } from './pages.ts';
import { type Group, groups, leave, useIsOpen, useIsWide } from './places.ts';
import * as texts from './texts.ts';

const OwnName = lazy(async () => ({ default: (await afterForm().then(() => import('./own-name.tsx'))).OwnName }));

export const groupNames: Readonly<Record<Group, string>> = { reference: texts.reference, developer: texts.developer };

/**
 * The places, the groups below them, and what belongs to the user: with names next to the icons, or below them where there is little room.
 */
export function Sidebar() {
  const wide = useIsWide();
  const pages = usePages();
  const at = (place: Page['at']) => pages.filter((page) => page.at === place);
  return (
    <aside
      className={classes(
        'flex min-h-0 flex-col gap-0.5 overflow-y-auto overflow-x-hidden border-line border-r pb-2 [scrollbar-width:thin] max-[45rem]:hidden',
        wide ? 'w-[188px] px-2.5' : 'w-20 px-0.5',
      )}
      data-landmark
    >
      <Link
        to="/"
        className={classes(
          'flex h-[46px] shrink-0 items-center gap-2.5 rounded font-semibold text-[0.9375rem] tracking-tight',
          wide ? 'px-1.5' : 'justify-center',
        )}
      >
        <img src="/favicon.svg" alt="" className="size-[22px]" />
        <span className={wide ? '' : 'sr-only'}>{say(texts.product)}</span>
      </Link>
      <SearchButton wide={wide} />
      <nav aria-label={say(texts.places)} className="mt-2.5 grid grid-cols-1 gap-0.5">
        {at('places').map((page) => (
          <Place key={page.to} page={page} wide={wide} />
        ))}
        {groups.map((group) => (
          <Folded key={group} group={group} pages={at(group)} wide={wide} />
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-1 gap-0.5 pt-2.5">
        {at('end').map((page) => (
          <Place key={page.to} page={page} wide={wide} />
        ))}
        <HelpMenu>
          <button type="button" className={row(wide)}>
            <Named Icon={CircleQuestionMark} name={say(texts.help)} />
          </button>
        </HelpMenu>
        {pages
          .filter(({ to }) => to === '/settings')
          .map((page) => (
            <Place key={page.to} page={page} wide={wide} />
          ))}
        <Link to="/company" className={row(wide)} activeProps={here}>
          <Suspense fallback={say(texts.company)}>
            <OwnName wide={wide} />
          </Suspense>
        </Link>
      </div>
    </aside>
  );
}

/** A group of pages under a heading, which remembers how it was left. */
function Folded({ group, pages, wide }: { group: Group; pages: readonly Page[]; wide: boolean }) {
  const isOpen = useIsOpen(group);
  if (pages.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && leave(group, open)}
      className="group mt-2 grid grid-cols-1"
    >
      <summary
        className={classes(
          'flex cursor-pointer list-none items-center rounded-lg font-medium text-soft text-xs hover:bg-sunk [&::-webkit-details-marker]:hidden',
          wide
            ? 'h-[30px] gap-2 px-2'
            : 'min-h-6 flex-col justify-center py-0.5 text-center text-2xs leading-tight tracking-tighter',
        )}
      >
        <ChevronDown aria-hidden className="size-3 shrink-0 text-faint not-group-open:-rotate-90" />
        <span className="max-w-full hyphens-auto [overflow-wrap:anywhere]">{say(groupNames[group])}</span>
      </summary>
      <div className="grid grid-cols-1 gap-0.5">
        {pages.map((page) => (
          <Place key={page.to} page={page} wide={wide} />
        ))}
      </div>
    </details>
  );
}

function Place({ page: { to, name, Icon }, wide }: { page: Page; wide: boolean }) {
  const count = useCount(to);
  return (
    <Link
      to={to}
      activeOptions={exactly(to)}
      activeProps={here}
      className={classes('relative', row(wide))}
      aria-description={count > 0 ? say(texts.toLookAt, { count }) : undefined}
    >
      <Named Icon={Icon} name={name} />
      {count > 0 && <Count count={count} wide={wide} />}
    </Link>
  );
}

/** Returns the number next to a place: of bills in the inbox to look at. */
export function useCount(to: string): number {
  const count = useInboxCount((state) => state.count);
  return to === '/inbox' ? count : 0;
}

export function Count({ count, wide }: { count: number; wide: boolean }) {
  return (
    <span
      aria-hidden
      className={
        wide
          ? 'ml-auto text-xs tabular-nums'
          : 'absolute top-0.5 left-1/2 ml-1 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.625rem] text-accent-ink tabular-nums'
      }
    >
      {count}
    </span>
  );
}

export function Named({ Icon, name }: { Icon: LucideIcon; name: string }) {
  return (
    <>
      <Icon aria-hidden className="size-[18px] shrink-0" strokeWidth={1.6} />
      <span className="max-w-full hyphens-auto [hyphenate-limit-chars:10] [overflow-wrap:anywhere]">{name}</span>
    </>
  );
}

/** Opens the search for everything. */
function SearchButton({ wide }: { wide: boolean }) {
  const command = useCommand('commands');
  return (
    <button
      type="button"
      aria-label={say(texts.searchOrDo)}
      title={say(texts.searchOrDo)}
      onClick={command?.run}
      className={classes(
        'flex h-[30px] shrink-0 items-center gap-1.5 rounded-[7px] border border-line bg-panel text-soft hover:border-edge',
        wide ? 'px-2' : 'mx-1.5 justify-center',
      )}
    >
      <Search aria-hidden className="size-4 shrink-0" />
      {wide && (
        <>
          <span className="min-w-0 flex-1 truncate text-left text-[0.8125rem]">{say(texts.searchOrDo)}</span>
          <span className="text-faint">
            <Shortcut keys="Mod+K" />
          </span>
        </>
      )}
    </button>
  );
}

export const here = { className: 'bg-accent-wash! text-accent! font-semibold' };

export const exactly = (to: string) => ({ exact: to === '/', includeSearch: false });

const row = (wide: boolean) =>
  classes(
    'rounded-lg text-soft hover:bg-sunk hover:text-ink',
    wide
      ? 'flex min-h-8 w-full items-center gap-2.5 px-2.5 py-1 text-left font-medium text-sm leading-tight'
      : 'grid w-full justify-items-center gap-1 pt-1.5 pb-1 text-center font-medium text-2xs leading-tight tracking-tighter',
  );
