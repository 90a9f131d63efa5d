import { Link } from '@tanstack/react-router';
import { Building2, Check } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { contentOf } from '../engine/document/text.ts';
import { useDescription } from '../engine/document/use-description.ts';
import { memberAt, text as textIn } from '../engine/document/values.ts';
import { writeDensely } from '../engine/document/write.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import type { Issued } from '../state/drafts/issued.ts';
import { replaceText } from '../state/drafts/open-texts.ts';
import { type Entry, entriesOf } from '../state/memory/entries.ts';
import { remember, turnOn, useMemory } from '../state/memory/memory.ts';
import { begunWith } from '../state/memory/own-company.ts';
import { isChosen } from '../state/memory/setting.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/texts/say.ts';
import { forgetDocument, useDocuments } from './documents.ts';
import { keepIssued } from './keep.ts';
import { builtOf } from './learn.ts';
import { decline, useOffer, useOffered } from './offer.ts';
import * as texts from './texts.ts';

/** Offers to begin a new invoice with the company and next number of the one saved before, and to remember them. */
export function MemoryOffer({ draft }: { draft: Draft }) {
  const { isOn, entries } = useMemory();
  const { declined } = useOffer();
  const saved = useOffered();
  const { blank } = useDescription(draft.text);
  /** The text before the user agreed. */
  const [before, setBefore] = useState<string>();
  const begun = useMemo(
    () => (blank && saved ? begunWith(draft.text, entriesIn(saved)) : undefined),
    [blank, saved, draft.text],
  );
  if (before !== undefined && isOn) {
    const undo = async () => {
      replaceText(draft.id, before);
      setBefore(undefined);
      decline(draft.id);
      await turnOn(false);
      const { records = [] } = useDocuments.getState();
      await Promise.all(records.filter((each) => each.draft === saved?.draft.id).map(forgetDocument));
    };
    const count = (kind: Entry['kind']) => entries.filter((each) => each.kind === kind).length;
    return (
      <Strip
        Icon={<Check aria-hidden className="size-4 shrink-0 text-accent" />}
        title={say(texts.remembered, { customers: count('customer'), items: count('item') })}
      >
        <Link to="/company" className="font-medium text-accent hover:underline">
          {say(texts.seeCompany)}
        </Link>
        <Button look="bare" onClick={() => void undo()}>
          {say(texts.undo)}
        </Button>
      </Strip>
    );
  }
  if (isOn || isChosen() || !saved || saved.draft.id === draft.id || !begun || declined.includes(draft.id)) return null;
  const use = async () => {
    setBefore(draft.text);
    await turnOn(true);
    await Promise.all([keepIssued(saved, builtOf(saved.draft)), remember(entriesIn(saved))]);
    replaceText(draft.id, writeDensely(begun));
  };
  const company = textIn(memberAt(begun, 'supplier.name')) ?? '';
  const number = [begun.series, begun.code].filter(Boolean).join('-');
  return (
    <Strip
      Icon={<Building2 aria-hidden className="size-4 shrink-0 text-accent" />}
      title={say(number ? texts.startWithNumber : texts.startWith, { company, number })}
      about={say(texts.startWithAbout)}
    >
      <Button look="primary" onClick={() => void use()}>
        {say(texts.rememberAndUse)}
      </Button>
      <Button look="bare" onClick={() => decline(draft.id)}>
        {say(texts.notNow)}
      </Button>
    </Strip>
  );
}

function entriesIn({ draft: { text } }: Issued): Entry[] {
  return entriesOf(contentOf(text), Date.now());
}

interface StripProps {
  Icon: ReactNode;
  title: string;
  about?: string;
  children: ReactNode;
}

function Strip({ Icon, title, about, children }: StripProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-accent-wash px-4 py-2.5"
    >
      {Icon}
      <div role="status" className="min-w-56 flex-1">
        <p className="font-semibold">{title}</p>
        {about && <p className="text-soft">{about}</p>}
      </div>
      {children}
    </section>
  );
}
