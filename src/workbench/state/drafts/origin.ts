import type { Document, Fault } from '../../../client/index.ts';
import { isLeitwegId } from '../../../formats/codes/leitweg-id.ts';
import { edited } from '../../engine/document/change.ts';
import { dateEdits } from '../../engine/document/edits.ts';
import { contentsOf, memberAt } from '../../engine/document/values.ts';
import { writeText } from '../../engine/document/write.ts';
import { goOnInCopy } from '../view/quiet.ts';
import type { Draft } from './draft-storage.ts';
import { draftById, useDrafts } from './drafts.ts';
import type { KeptValue } from './kept-value.ts';
import { runOf } from './runs.ts';
import { titleOf } from './titles.ts';

export type Origin = NonNullable<Draft['origin']>;

/** Returns whether nobody has changed a copy or correction since it was opened. */
export function isAsOpened({ origin, text }: Pick<Draft, 'origin' | 'text'>): boolean {
  return origin?.made === text;
}

/** Returns the text of a draft, with the date it has on its page: due dates of a copy keep their distance to it. */
export function datedText({ id, text }: Pick<Draft, 'id' | 'text'>): string {
  const { built } = runOf(id);
  const date = built?.from === text ? memberAt(contentsOf(built.document), 'issue_date') : undefined;
  return typeof date === 'string' ? edited(text, dateEdits(text, date)) : text;
}

interface Made {
  by: Origin['by'];
  value: Document;
  /** The original, as it was sent. */
  original: Draft;
  warnings: readonly Fault[];
}

/** Opens a copy or correction as a new draft, and returns its id. The draft remembers its original. */
export function openMade({ by, value, original, warnings }: Made): string {
  const text = writeText(value);
  const document = contentsOf(value);
  const { receivedFrom } = by === 'replicate' ? original : {};
  const title = titleOf(original);
  const { open, change } = useDrafts.getState();
  const id = open(text, original.envelop, receivedFrom === undefined ? {} : { receivedFrom });
  const origin: Origin = {
    by,
    draft: original.id,
    title,
    text: original.text,
    made: text,
    kept: warnings.flatMap((warning) => keptIn(warning, document)),
    notes: warnings.flatMap(({ code, description }) => (code === 'BW-WARN-COPY-TOTALS' ? [description] : [])),
    answered: [],
  };
  change(id, { origin, ...(by === 'replicate' && { copyOf: title }) });
  goOnInCopy(id);
  return id;
}

function keptIn({ kept, properties }: Fault, document: unknown): KeptValue[] {
  if (!kept) return [];
  return properties.flatMap((property) => {
    const path = property.replace(/^\$(\.doc(?=[.[]))?/, '');
    // A due date may have moved already. A credit note has none to pay, so the moved one is asked about.
    const isMoved = kept.what === 'due-date' && memberAt(document, 'type') !== 'credit-note';
    const value = isMoved ? kept.from : memberAt(document, path.replace(/^\./, ''));
    // The customer's own number, the same on each invoice.
    if (kept.what === 'reference' && typeof value === 'string' && isLeitwegId(value)) return [];
    return [{ ...kept, path, value }];
  });
}

/** Remembers that the user answered a question about a kept value with *Keep*. */
export function answerKeep(id: string, question: string): void {
  const origin = draftById(id)?.origin;
  if (!origin) return;
  const answered = [...origin.answered.filter((each) => each !== question), question];
  useDrafts.getState().change(id, { origin: { ...origin, answered } });
}

/** Forgets the original of a draft: the user has seen the differences, or has saved it. */
export function forgetOrigin(id: string): void {
  if (draftById(id)?.origin) useDrafts.getState().change(id, { origin: undefined });
}
