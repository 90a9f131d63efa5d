import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentOf } from '../engine/document/text.ts';
import { documentIn, isObject, memberAt } from '../engine/document/values.ts';
import { exampleQuery, examplesQuery } from '../engine/service/service.ts';
import { useDrafts } from '../state/drafts/drafts.ts';
import { titleOf } from '../state/drafts/titles.ts';
import { openingExample } from '../state/examples/opening-example.ts';
import { say } from '../ui/texts/say.ts';
import { nameOfCountry } from './sentences.ts';
import * as texts from './texts.ts';
import type { Members } from './values.ts';

/** The example of the user's country, which the page begins with. An open document is sent only when the user chooses it. */
export const EXAMPLE = 'example';

/** A document that can be sent. */
interface Choice {
  value: string;
  label: string;
}

interface Source {
  /** The document without an envelope; undefined while it is loading. */
  document: Members | undefined;
  choices: readonly Choice[];
  /** The query that failed, to ask again. */
  failed: Pick<UseQueryResult, 'error' | 'refetch'> | undefined;
}

/** Returns the chosen document, and the ones to choose from: the example, and invoices that are open in Write. */
export function useSource(chosen: string): Source {
  const list = useQuery(examplesQuery);
  const { data: examples } = list;
  const name = examples && openingExample(examples, navigator.languages);
  const example = useQuery({ ...exampleQuery(name ?? ''), enabled: name !== undefined });
  const drafts = useDrafts((state) => state.drafts);
  const open = useMemo(
    () =>
      drafts.flatMap((draft) => {
        const document = documentIn(contentOf(draft.text));
        return isInvoice(document) ? [{ draft, document }] : [];
      }),
    [drafts],
  );
  const country = examples?.find((each) => each.name === name)?.country;
  return {
    document:
      chosen === EXAMPLE
        ? (example.data as Members | undefined)
        : open.find(({ draft }) => draft.id === chosen)?.document,
    choices: [
      { value: EXAMPLE, label: say(texts.example, { country: country ? nameOfCountry(country) : '…' }) },
      ...open.map(({ draft }) => ({ value: draft.id, label: say(texts.openInWrite, { title: titleOf(draft) }) })),
    ],
    failed: [list, example].find(({ error }) => error),
  };
}

function isInvoice(document: unknown): document is Members {
  return isObject(document) && /\/bill\/invoice$/.test(String(memberAt(document, '$schema') ?? ''));
}
