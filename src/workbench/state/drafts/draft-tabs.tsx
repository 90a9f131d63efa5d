import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useDescription } from '../../engine/document/use-description.ts';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { countsOf } from '../view/problem.ts';
import { DraftMenu } from './draft-menu.tsx';
import type { Draft } from './draft-storage.ts';
import { useDrafts } from './drafts.ts';
import { useShownProblems } from './shown-problems.ts';
import * as texts from './texts.ts';
import { useTitleOf } from './titles.ts';
import { useActiveDraft } from './use-active-draft.ts';
import { useCloseDraft } from './use-close-draft.ts';

/** The drafts as tabs, each with a link and a close button. */
export function DraftTabs({ onWorkbench }: { onWorkbench: boolean }) {
  const drafts = useDrafts((state) => state.drafts);
  const active = useActiveDraft();
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
    <nav aria-label={say(texts.drafts)} className="flex min-w-0 flex-1 self-end">
      <ul
        onWheel={lookAround}
        onTouchMove={lookAround}
        onFocus={lookAround}
        className="flex min-w-0 gap-0.5 overflow-x-auto px-2 [mask:linear-gradient(90deg,#0000,#000_8px_95%,#0000)] [scrollbar-width:none]"
      >
        {drafts.map((draft) => (
          <DraftTab
            key={draft.id}
            draft={draft}
            looksAround={looksAround}
            active={onWorkbench && draft.id === active?.id}
          />
        ))}
      </ul>
      {drafts.length > 1 && <DraftMenu />}
    </nav>
  );
}

interface DraftTabProps {
  draft: Draft;
  /** Whether the user has scrolled the tabs since another tab was shown. */
  looksAround: RefObject<boolean>;
  active: boolean;
}

function DraftTab({ draft, looksAround, active }: DraftTabProps) {
  const item = useRef<HTMLLIElement>(null);
  const close = useCloseDraft();
  const title = useTitleOf(draft);
  const { party } = useDescription(draft.text);
  const { errors } = countsOf(useShownProblems(draft.id));
  // A change of another tab, or of this one's title, may move this tab out of view. Does nothing while the user looks
  // at other tabs.
  useEffect(() => {
    if (active && !looksAround.current) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return (
    <li
      ref={item}
      className={classes(
        'group relative flex h-9 shrink-0 pointer-coarse:min-h-11 items-center rounded-t-lg border border-b-0',
        active ? 'border-line bg-bg font-medium text-ink' : 'border-transparent text-soft hover:text-ink',
      )}
    >
      <Link
        to="/"
        search={{ draft: draft.id }}
        aria-current={active ? 'page' : undefined}
        aria-label={errors > 0 ? say(texts.titleWithErrors, { title, count: errors }) : undefined}
        className="flex h-full max-w-40 items-center gap-2 rounded-t-lg pl-3.5 outline-offset-[-2px]"
      >
        {errors > 0 && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-bad" />}
        <span className="grid leading-tight *:truncate">
          <span>{title}</span>
          <span className="font-normal text-2xs text-soft empty:hidden">{party}</span>
        </span>
      </Link>
      <button
        type="button"
        aria-label={say(texts.close, { title })}
        onClick={() => close(draft, title)}
        className={classes(
          'mx-1 grid size-6 place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11 rounded hover:bg-sunk focus-visible:opacity-100 group-hover:opacity-100',
          !active && 'opacity-0 pointer-coarse:opacity-100',
        )}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  );
}
