import { CircleCheck, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { withoutCodes } from '../../paper/incomplete.ts';
import type { Paper } from '../../paper/paper.ts';
import { documentIn, memberAt, text } from '../engine/document/values.ts';
import { Waiting } from '../ui/message.tsx';
import { DATED_ENGLISH, inLanguage, say } from '../ui/texts/say.ts';
import { Marked, type Marks } from '../write/preview/marks.tsx';
import { placeOf } from '../write/preview/places.ts';
import { PaperShown } from '../write/preview/preview.tsx';
import { blanksOf } from './marks-of.ts';
import * as texts from './texts.ts';

interface SheetProps {
  paper: Paper | undefined;
  /** The paper that was sent: shown with blanks until there is an answer. */
  sent?: Paper | undefined;
  marks: Marks;
  /** Whether its figures are not known yet: then it has no code to pay it. */
  isUnknown?: boolean;
  /** Drawn over the lower part of the paper. */
  stamp?: ReactNode;
}

/** A paper with its marks. */
export function Sheet({ paper, sent, marks, isUnknown, stamp }: SheetProps) {
  if (!paper && sent)
    return (
      <div inert className="opacity-55">
        <Sheet paper={sent} marks={blanksOf(sent)} isUnknown />
      </div>
    );
  if (!paper) return <Waiting what={say(texts.loading)} />;
  return (
    <div className="relative [&_.paper]:min-h-0 [&_.paper]:gap-4 [&_.paper]:py-7 [&_.paper]:text-[0.7rem] [&_.paper_td]:py-1">
      <Marked value={marks}>
        <PaperShown paper={isUnknown ? withoutUnknown(paper, marks) : paper} white />
      </Marked>
      {stamp}
    </div>
  );
}

/** Returns a paper without the code to pay it, and without the bases of amounts that are not known. */
function withoutUnknown(paper: Paper, marks: Marks): Paper {
  const isUnknown = (label: string) => ['blank', 'unknown'].includes(marks.get(placeOf.figure(label))?.look ?? '');
  const blocks = withoutCodes(paper).blocks.map((block) =>
    block.kind === 'figures'
      ? {
          ...block,
          rows: block.rows.map(({ base, ...row }) => (base && !isUnknown(row.label) ? { ...row, base } : row)),
        }
      : block,
  );
  return { ...paper, blocks };
}

const time = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }),
  DATED_ENGLISH,
);

/** The seal on a signed invoice: who signed, and when. */
export function Seal({ envelope, isChecked }: { envelope: unknown; isChecked?: boolean }) {
  const name = text(memberAt(documentIn(envelope), 'supplier.name')) ?? '';
  const Icon = isChecked ? CircleCheck : ShieldCheck;
  return (
    <div
      data-seal
      className="white-paper relative mx-auto -mt-4 flex w-fit -rotate-2 items-center gap-2.5 rounded-lg border-2 border-accent bg-accent-wash/90 px-3 py-2 text-accent text-xs motion-safe:animate-[seal_.4s_ease-out]"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0">
        <strong className="block font-semibold">{say(isChecked ? texts.valid : texts.signed)}</strong>
        <span className="block break-words">{name}</span>
        <span className="block">{time().format(new Date())}</span>
      </span>
    </div>
  );
}

/** The way between what is sent and what comes back. */
export function Way({
  path,
  took,
  isBad,
  isWaiting,
}: {
  path: string;
  took: string;
  isBad: boolean;
  isWaiting: boolean;
}) {
  return (
    <div className="flex flex-row items-center justify-center gap-3 py-1 lg:flex-col lg:justify-start lg:gap-1 lg:pt-36">
      <span
        className={isBad ? 'font-mono font-semibold text-bad text-xs' : 'font-mono font-semibold text-accent text-xs'}
      >
        {say(texts.post)}
      </span>
      <span className="font-mono text-sm">{path}</span>
      <span
        aria-hidden
        className="relative my-2 hidden h-px w-full min-w-12 border-edge border-t border-dashed lg:block"
      >
        <span
          className={`absolute -top-1 size-2 rounded-full ${isBad ? 'bg-bad' : 'bg-accent'} ${isWaiting ? 'motion-safe:animate-[way_1.1s_ease-in-out_infinite]' : 'end-0'}`}
        />
      </span>
      <strong className="font-semibold text-base tabular-nums">{took}</strong>
    </div>
  );
}
