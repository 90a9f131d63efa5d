import { CircleCheck, CircleHelp, CircleMinus, CircleX } from 'lucide-react';
import type { Row, Suggestion } from '../../inbox/row.ts';
import { Choice } from '../ui/choice.tsx';
import { Pill } from '../ui/pill.tsx';
import { say } from '../ui/texts/say.ts';
import { type Entry, type Mark, marks } from './entry.ts';
import { markFiles } from './inbox.ts';
import type { InboxRow } from './rows.ts';
import * as texts from './texts.ts';
import { classesShown, findingName, flagShown, whyShown } from './words.ts';

/** What was noticed in a word or two: an official verdict other than valid, classes of broken rules, flags. */
export function Findings({ entry, row }: InboxRow) {
  const kinds = [...new Set(row.flags.map(({ kind }) => kind))].filter((kind) => kind !== 'unreadable');
  const all = [
    ...(row.verdict === 'valid' ? [] : [say(texts.verdicts[row.verdict])]),
    ...classesShown(entry).map(({ text }) => text),
    ...kinds.map(findingName),
  ];
  return all.length > 0 && <span className="block text-soft text-xs">{all.join(' · ')}</span>;
}

const suggestionTones: Readonly<Record<Suggestion, 'accent' | 'warn' | 'bad' | undefined>> = {
  pay: 'accent',
  ask: 'warn',
  refuse: 'bad',
  nothing: undefined,
};

const suggestionIcons = { pay: CircleCheck, ask: CircleHelp, refuse: CircleX, nothing: CircleMinus } as const;

/** What to do with a bill, in a word. */
export function SuggestionPill({ suggestion }: { suggestion: Suggestion }) {
  const Icon = suggestionIcons[suggestion];
  return (
    <Pill tone={suggestionTones[suggestion]}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {say(texts.suggestions[suggestion])}
    </Pill>
  );
}

/** What to do, and the status that the user has given the file. Nothing is left to do with a bill that is paid or refused. */
export function Suggested({ entry: { mark }, row: { suggestion } }: InboxRow) {
  const isSettled = mark === 'paid' || mark === 'refused';
  return (
    <span className="flex flex-wrap items-center gap-1">
      {!isSettled && <SuggestionPill suggestion={suggestion} />}
      {mark !== 'new' && mark !== suggestion && <Pill>{say<string>(texts.marks[mark])}</Pill>}
    </span>
  );
}

/** The status that the user gives a file. */
export function MarkChoice({ entry }: { entry: Entry }) {
  return (
    <Choice
      labelled
      label={say(texts.mark)}
      value={entry.mark}
      options={marks.map((mark) => ({ value: mark, label: say<string>(texts.marks[mark]) }))}
      onChange={(mark) => markFiles([entry.key], mark as Mark)}
      className="max-w-full"
    />
  );
}

/** All that was noticed, in sentences. @param withoutWhy leaves out the reason for the suggestion */
export function Noticed({ row, withoutWhy = false }: { row: Row; withoutWhy?: boolean }) {
  const sentences = row.flags.map((flag) => flagShown(flag, row));
  const why = whyShown(row);
  const others = [...new Set(sentences)].filter((each) => each !== '' && each !== why);
  return (
    <>
      {!withoutWhy && <p>{why}</p>}
      {others.map((each) => (
        <p key={each} className="wrap-anywhere mt-1 text-soft">
          {each}
        </p>
      ))}
    </>
  );
}
