import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AddonSummary } from '../../client/index.ts';
import { describe } from '../engine/document/description.ts';
import { addonsQuery } from '../engine/service/catalogue.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { CommandItem, CommandList } from '../ui/command-list.tsx';
import { useLanguage } from '../ui/language/catalogue-language.ts';
import { Waiting } from '../ui/message.tsx';
import { say } from '../ui/texts/say.ts';
import { isForeign } from './addon-countries.ts';
import { additionOf, changeWithUndo, removeAddon } from './change-with-undo.ts';
import { addonEffectQuery } from './effect-in-document.tsx';
import { byCountry, findAddons } from './find.ts';
import { ForeignQuestion, saidAdded } from './foreign-question.tsx';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import * as texts from './texts.ts';

interface AddonListProps {
  onDone(): void;
}

/** Adds an addon to the current draft, or removes it. Those of the document's country come first, those to remove last. */
export function AddonList({ onDone }: AddonListProps) {
  const [search, setSearch] = useState('');
  /** An addon of another country, which is added only once the user has confirmed it. */
  const [foreign, ask] = useState<AddonSummary>();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const draft = useActiveDraft();
  const { language } = useLanguage();
  const { data: addons, isPending } = useQuery(addonsQuery);
  if (!draft) return null;
  const { addons: present, country, title } = describe(draft.text);
  const add = ({ key, name }: AddonSummary) => {
    const missing = queries
      .fetchQuery(addonEffectQuery(draft.text, key))
      .then((effect) => effect?.asks.length ?? 0)
      .catch(() => 0);
    const said = (count: number) => saidAdded(localize(name, language)?.text ?? key, title, count);
    changeWithUndo(draft, { ...additionOf(key), done: said(0), fuller: missing.then(said) });
    onDone();
  };
  const choose = (addon: AddonSummary) => {
    if (isForeign(addon.key, country) && !isPresent(addon)) return ask(addon);
    if (!isPresent(addon)) return add(addon);
    removeAddon(draft, addon.key, localize(addon.name, language)?.text ?? addon.key, title);
    onDone();
  };
  const found = byCountry(findAddons(addons ?? [], search), country);
  const isPresent = ({ key }: { key: string }) => present.includes(key);
  if (foreign)
    return (
      <ForeignQuestion addon={foreign} document={title} country={country} onAdd={() => add(foreign)} onClose={onDone} />
    );
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
      {[...found.filter((addon) => !isPresent(addon)), ...found.filter(isPresent)].map((addon) => (
        <CommandItem key={addon.key} value={addon.key} onSelect={() => choose(addon)}>
          <span className="min-w-0 flex-1">
            <span className="block font-medium">
              <LocalizedText localized={localize(addon.name, language)} />
            </span>
            <span className="block truncate text-soft text-xs">
              <LocalizedText localized={localize(addon.description, language)} />
            </span>
          </span>
          {isPresent(addon) && <span className="text-soft">{say(texts.remove)}</span>}
        </CommandItem>
      ))}
      <CommandItem value="all addons" onSelect={() => void navigate({ to: '/addons' })}>
        {say(texts.allAddons)}
      </CommandItem>
    </CommandList>
  );
}
