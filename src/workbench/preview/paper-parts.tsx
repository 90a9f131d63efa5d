import type { DocumentReference, Party } from './documents.ts';
import { Caption, Data, joined, keyOf, useWriting } from './paper.tsx';
import { PartyBlock } from './party.tsx';

interface HeadProps {
  title: string;
  series?: string | undefined;
  code?: string | undefined;
  dates?: readonly { label: string; date: string | undefined }[];
}

/** What the document is, its number, and its dates. */
export function Head({ title, series, code, dates = [] }: HeadProps) {
  const { format } = useWriting();
  return (
    <header className="flex justify-between gap-6">
      <div className="min-w-0">
        <h3 className="break-words font-semibold text-[1.75em] leading-tight tracking-[-0.02em]">{title}</h3>
        <div className="mt-1 text-soft">
          <Data>{joined(' / ', series, code)}</Data>
        </div>
      </div>
      <div className="grid content-start gap-2 text-right">
        {dates.map(
          ({ label, date }) =>
            date && (
              <div key={label}>
                <Caption>{label}</Caption>
                {format.date(date)}
              </div>
            ),
        )}
      </div>
    </header>
  );
}

/** Who it is about: those that are named. */
export function Parties({ parties }: { parties: readonly { label: string; party: Party | undefined }[] }) {
  if (!parties.some(({ party }) => party)) return null;
  return (
    <div className="grid @max-[24rem]:grid-cols-1 grid-cols-2 gap-x-8 gap-y-5">
      {parties.map(({ label, party }) => (
        <PartyBlock key={label} label={label} party={party} />
      ))}
    </div>
  );
}

/** Returns a reference as text: `FAC-118, 10 de marzo de 2025`. */
export function referenceText(
  { series, code, issue_date, reason }: DocumentReference,
  date: (text: string) => string,
): string {
  return joined(', ', joined('-', series, code), issue_date && date(issue_date), reason);
}

interface NotesProps {
  notes: readonly { text?: string }[];
  rates?: readonly { from?: string; to?: string; amount?: string }[] | undefined;
}

/** What is to be said besides, also with which rates was converted. */
export function Notes({ notes, rates = [] }: NotesProps) {
  const { labels } = useWriting();
  const converted = rates.map(({ from, to, amount }) => `${labels.exchangeRate}: 1 ${from} = ${amount} ${to}`);
  const all = [...notes.flatMap(({ text }) => text || []), ...converted];
  if (all.length === 0) return null;
  return (
    <section className="grid gap-1">
      <Caption>{labels.notes}</Caption>
      {all.map((text, index) => (
        <p key={keyOf(index, text)} className="whitespace-pre-line break-words">
          <Data>{text}</Data>
        </p>
      ))}
    </section>
  );
}
