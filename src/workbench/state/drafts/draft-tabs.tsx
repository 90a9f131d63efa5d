import { Link } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useDescription } from '../../engine/document/use-description.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { countsOf } from '../view/problem.ts';
import type { Draft } from './draft-storage.ts';
import { useOwnDrafts } from './drafts.ts';
import { useShownProblems } from './shown-problems.ts';
import * as texts from './texts.ts';
import { subtitleOf, useTitles } from './titles.ts';
import { useActiveDraft } from './use-active-draft.ts';
import { useCloseDraft } from './use-close-draft.ts';

const DraftMenu = lazy(async () => ({ default: (await import('./draft-menu.tsx')).DraftMenu }));

/** The drafts as tabs, each with a link and a close button. */
export function DraftTabs({ onWorkbench, onNew }: { onWorkbench: boolean; onNew: (() => void) | undefined }) {
  const drafts = useOwnDrafts();
  const active = useActiveDraft();
  const titles = useTitles(drafts);
  const id = active?.id;
  const looksAround = useRef(false);
  const looked = useRef(id);
  if (looked.current !== id) {
    looked.current = id;
    looksAround.current = false;
  }
  const lookAround = () => {
    looksAround.current = true;
  };
  return (
    <nav
      aria-label={say(texts.drafts)}
      className="flex h-[46px] min-w-0 items-end border-line border-b px-3 max-[45rem]:px-2"
    >
      <ul
        onWheel={lookAround}
        onTouchMove={lookAround}
        onFocus={lookAround}
        className="-mb-px flex min-w-0 overflow-x-auto [scrollbar-width:none]"
      >
        {drafts.map((draft, index) => (
          <DraftTab
            key={draft.id}
            draft={draft}
            title={titles[index] ?? ''}
            looksAround={looksAround}
            active={onWorkbench && draft.id === active?.id}
          />
        ))}
      </ul>
      {onNew && (
        <IconButton
          Icon={Plus}
          label={say(texts.newDocument)}
          title={say(texts.newDocument)}
          onClick={onNew}
          className="mx-1.5 self-center"
        />
      )}
      {drafts.length > FEW && (
        <Suspense>
          <DraftMenu count={drafts.length} />
        </Suspense>
      )}
    </nav>
  );
}

/** As many tabs are readable at once; more are in a list, too. */
const FEW = 8;

interface DraftTabProps {
  draft: Draft;
  title: string;
  /** Whether the user has scrolled the tabs since another tab was shown. */
  looksAround: RefObject<boolean>;
  active: boolean;
}

function DraftTab({ draft, title, looksAround, active }: DraftTabProps) {
  const item = useRef<HTMLLIElement>(null);
  const close = useCloseDraft();
  const description = useDescription(draft.text);
  const { errors, warnings } = countsOf(useShownProblems(draft.id));
  // A change of another tab, or of this one's title, may move this tab out of view. Does nothing while the user looks
  // at other tabs.
  useEffect(() => {
    if (active && !looksAround.current) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return (
    <li
      ref={item}
      data-active={active || undefined}
      className={classes(
        'group relative flex h-[41px] pointer-coarse:min-h-11 w-[206px] min-w-[70px] max-[45rem]:min-w-[132px] shrink items-center rounded-t-[10px] border border-b-0',
        active
          ? 'min-w-[132px] border-line bg-panel text-ink'
          : 'border-transparent text-soft before:absolute before:top-2.5 before:right-0 before:h-5 before:border-line before:border-r hover:text-ink [&:has(+[data-active])]:before:hidden',
      )}
    >
      <Link
        to="/"
        search={{ draft: draft.id }}
        aria-current={active ? 'page' : undefined}
        aria-label={errors > 0 ? say(texts.titleWithErrors, { title, count: errors }) : undefined}
        className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-t-[10px] pl-3 outline-offset-[-2px]"
      >
        {errors + warnings > 0 && (
          <span aria-hidden className={classes('size-1.5 shrink-0 rounded-full', errors > 0 ? 'bg-bad' : 'bg-kept')} />
        )}
        <span className="grid min-w-0 leading-tight *:truncate">
          {/* The end of a number distinguishes it from others. */}
          <span className={classes('text-left [direction:rtl]', active && 'font-semibold')}>
            <bdi dir="ltr">{title}</bdi>
          </span>
          <span className="text-2xs text-soft empty:hidden">
            {subtitleOf(draft, description) || (description.schema.startsWith('bill/') && say(texts.noCustomer))}
          </span>
        </span>
      </Link>
      <button
        type="button"
        aria-label={say(texts.close, { title })}
        onClick={() => close(draft, title)}
        className={classes(
          'mx-1 grid size-6 place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11 rounded hover:bg-sunk focus-visible:opacity-100 group-hover:opacity-100',
          // A finger would press it unseen.
          !active && 'absolute right-0 bg-bg opacity-0 pointer-coarse:hidden',
        )}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  );
}
