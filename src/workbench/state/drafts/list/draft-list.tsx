import { useState } from 'react';
import { describe } from '../../../engine/document/description.ts';
import { CommandItem, CommandList } from '../../../ui/command-list.tsx';
import { finder } from '../../../ui/find.ts';
import { say } from '../../../ui/texts/say.ts';
import { useOwnDrafts } from '../drafts.ts';
import * as draftsTexts from '../texts.ts';
import { subtitleOf, useTitles } from '../titles.ts';
import { useActiveDraft, useShowDraft } from '../use-active-draft.ts';
import * as texts from './texts.ts';

/** The drafts with their customers; the shown one is marked. */
export function DraftList({ onDone }: { onDone(): void }) {
  const [search, onSearch] = useState('');
  const show = useShowDraft();
  const active = useActiveDraft();
  const isFound = finder(search);
  const drafts = useOwnDrafts();
  const titles = useTitles(drafts);
  const rows = drafts.map((draft, index) => ({
    id: draft.id,
    title: titles[index] ?? '',
    about: subtitleOf(draft, describe(draft.text)) || describe(draft.text).kind,
  }));
  return (
    <CommandList
      label={say(draftsTexts.drafts)}
      placeholder={say(texts.search)}
      search={search}
      onSearch={onSearch}
      empty={say(texts.noneFound)}
    >
      {rows
        .filter(({ title, about }) => isFound(title, about))
        .map(({ id, title, about }) => (
          <CommandItem
            key={id}
            value={id}
            onSelect={() => {
              show(id);
              onDone();
            }}
          >
            <span className={id === active?.id ? 'shrink-0 font-semibold' : 'shrink-0'}>{title}</span>
            <span className="min-w-0 truncate text-soft text-xs">{about}</span>
          </CommandItem>
        ))}
    </CommandList>
  );
}
