import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { Row, Suggestion } from '../../inbox/row.ts';
import { Choice } from '../ui/choice.tsx';
import { classes } from '../ui/classes.ts';
import { Pill } from '../ui/pill.tsx';
import { say } from '../ui/texts/say.ts';
import { type Entry, type Mark, marks } from './entry.ts';
import { markFiles } from './inbox.ts';
import type { InboxRow } from './rows.ts';
import * as texts from './texts.ts';
import { baseOf, classesShown, findingName, flagShown, whyShown } from './words.ts';

const verdictLooks = {
  valid: { Icon: CircleCheck, look: 'text-good' },
  invalid: { Icon: CircleX, look: 'text-bad' },
  'not-judged': { Icon: CircleHelp, look: 'text-soft' },
  unreadable: { Icon: CircleX, look: 'text-bad' },
} as const;

/** The verdict by the official rules and, if some are broken, their classes. */
export function Verdict({ entry, row: { verdict } }: InboxRow) {
  const { Icon, look } = verdictLooks[verdict];
  return (
    <>
      <span className={classes('flex items-center gap-1.5 font-medium', look)}>
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {say(texts.verdicts[verdict])}
      </span>
      {classesShown(entry).map(({ name, text }) => (
        <span key={name} className="block truncate text-soft text-xs" title={text}>
          {text}
        </span>
      ))}
    </>
  );
}

const suggestionTones: Readonly<Record<Suggestion, 'accent' | 'warn' | 'bad' | undefined>> = {
  pay: 'accent',
  ask: 'warn',
  refuse: 'bad',
  nothing: undefined,
};

/** What to do, and what was noticed in a word or two. */
export function Suggested({ row: { suggestion, flags } }: Pick<InboxRow, 'row'>) {
  const kinds = [...new Set(flags.map(({ kind }) => kind))].filter((kind) => kind !== 'unreadable');
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Pill tone={suggestionTones[suggestion]}>{say(texts.suggestions[suggestion])}</Pill>
      {kinds.map((kind) => (
        <Pill key={kind}>{findingName(kind)}</Pill>
      ))}
    </span>
  );
}

/** The status that the user gives a file. */
export function MarkChoice({ entry, labelled }: { entry: Entry; labelled?: boolean }) {
  return (
    <Choice
      label={labelled ? say(texts.mark) : say(texts.markOf, { file: baseOf(entry.read.file) })}
      labelled={labelled}
      value={entry.mark}
      options={marks.map((mark) => ({ value: mark, label: say<string>(texts.marks[mark]) }))}
      onChange={(mark) => markFiles([entry.key], mark as Mark)}
      className="max-w-full"
    />
  );
}

/** All that was noticed, in sentences. */
export function Noticed({ row }: { row: Row }) {
  const sentences = row.flags.map((flag) => flagShown(flag, row));
  const why = whyShown(row);
  const others = [...new Set(sentences)].filter((each) => each !== '' && each !== why);
  return (
    <>
      <p>{why}</p>
      {others.map((each) => (
        <p key={each} className="wrap-anywhere mt-1 text-soft">
          {each}
        </p>
      ))}
    </>
  );
}
