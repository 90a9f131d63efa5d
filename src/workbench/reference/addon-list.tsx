import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { describe } from '../engine/document/description.ts';
import { addonEdits, withoutAddonEdits } from '../engine/document/edits.ts';
import { addonsQuery } from '../engine/service/service.ts';
import { editText } from '../state/drafts/open-texts.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { CommandItem, CommandList } from '../ui/command-list.tsx';
import { useLanguage } from '../ui/language/catalogue-language.ts';
import { Waiting } from '../ui/message.tsx';
import { say } from '../ui/texts/say.ts';
import { byCountry, findAddons } from './find.ts';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import * as texts from './texts.ts';

interface AddonListProps {
  onDone(): void;
}

/** Adds an addon to the current draft, or removes it. Those of the document's country come first, those to remove last. */
export function AddonList({ onDone }: AddonListProps) {
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  const draft = useActiveDraft();
  const { language } = useLanguage();
  const { data: addons, isPending } = useQuery(addonsQuery);
  if (!draft) return null;
  const { addons: present, country } = describe(draft.text);
  const choose = (key: string) => {
    const { text } = draft;
    editText(draft.id, present.includes(key) ? withoutAddonEdits(text, key) : addonEdits(text, key));
    onDone();
  };
  const found = byCountry(findAddons(addons ?? [], search), country);
  const isPresent = ({ key }: { key: string }) => present.includes(key);
  return (
    <CommandList
      label={say(texts.addons)}
      placeholder={say(texts.searchAddons)}
      search={search}
      onSearch={setSearch}
      isLoading={isPending}
      empty={
        isPending ? <Waiting what={say(texts.fetching, { things: say(texts.addonThings) })} /> : say(texts.noAddonFound)
      }
    >
      {[...found.filter((addon) => !isPresent(addon)), ...found.filter(isPresent)].map(({ key, name, description }) => (
        <CommandItem key={key} value={key} onSelect={() => choose(key)}>
          <span className="min-w-0 flex-1">
            <span className="block font-medium">
              <LocalizedText localized={localize(name, language)} />
            </span>
            <span className="block truncate text-soft text-xs">
              <LocalizedText localized={localize(description, language)} />
            </span>
          </span>
          {present.includes(key) && <span className="text-soft">{say(texts.remove)}</span>}
        </CommandItem>
      ))}
      <CommandItem value="all addons" onSelect={() => void navigate({ to: '/addons' })}>
        {say(texts.allAddons)}
      </CommandItem>
    </CommandList>
  );
}
