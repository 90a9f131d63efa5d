import { useEffect, useMemo, useState } from 'react';
import { loadDocuments, useDocuments } from '../../../documents/documents.ts';
import { localDay } from '../../../engine/document/local-day.ts';
import { isWithin, memberAt } from '../../../engine/document/values.ts';
import { useDrafts } from '../../../state/drafts/drafts.ts';
import { isWanted } from '../../../state/memory/setting.ts';
import { useView } from '../../../state/view/document-view.ts';
import { useQuiet } from '../../../state/view/quiet.ts';
import { dateWritingOf } from '../../../ui/date-writing.ts';
import type { TaxLaw } from '../sheet/tax-choices.ts';
import { useHidden } from './hidden.ts';
import type { Hint } from './hint.ts';

const none: readonly Hint[] = [];

type Ask = typeof import('./hints.ts').hintsOf;

/** Returns the hints for the document of a draft, in its form once the user has left their fields or parts; none if read-only. */
export function useHints(
  draft: string,
  document: unknown,
  { country, law, readOnly }: { country: string | undefined; law: TaxLaw; readOnly: boolean },
): readonly Hint[] {
  const [ask, setAsk] = useState<Ask>();
  useEffect(() => {
    if (readOnly) return;
    void import('./hints.ts').then(
      ({ hintsOf }) => setAsk(() => hintsOf),
      // Nothing depends on a hint.
      () => undefined,
    );
    if (isWanted() && useDocuments.getState().records === undefined) void loadDocuments();
  }, [readOnly]);
  const { records } = useDocuments();
  const { left, writing } = useQuiet();
  const inForm = useView(({ view }) => view === 'Form');
  const own = inForm ? left.get(draft) : undefined;
  const hidden = useHidden((state) => state.hidden.get(draft));
  const all = useMemo(() => {
    if (!ask || readOnly) return none;
    const dateOf = dateWritingOf(country).day;
    return ask(document, {
      country,
      law,
      today: localDay(),
      dateOf,
      records: records ?? [],
      drafts: useDrafts.getState().drafts,
      draft,
    });
  }, [ask, readOnly, document, country, law, records, draft]);
  return useMemo(() => {
    const isSettled = ({ id, at }: Hint) => {
      if (hidden?.has(id) || writing.some((field) => isWithin(at, field))) return false;
      return (
        own === undefined ||
        own.has(at) ||
        hasGoneOn(own, at) ||
        memberAt(document, at.replace(/^\./, '')) !== undefined
      );
    };
    const shown = all.filter(isSettled);
    return shown.length === 0 ? none : shown;
  }, [all, hidden, writing, own, document]);
}

/** Returns whether the user has gone on from the part of a field, such as the customer, to another part. */
function hasGoneOn(left: ReadonlySet<string>, at: string): boolean {
  const partOf = (path: string) => /^\.\w+/.exec(path)?.[0];
  const parts = Array.from(left, partOf);
  const first = parts.indexOf(partOf(at));
  return first >= 0 && parts.slice(first).some((part) => part !== partOf(at));
}
