/** The members that a table's documents take from the current draft, with data of the service. */

import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describe } from '../../engine/document/description.ts';
import { contentOf } from '../../engine/document/text.ts';
import { isObject } from '../../engine/document/values.ts';
import { regimeQuery } from '../../engine/service/catalogue.ts';
import { exampleQuery, examplesQuery } from '../../engine/service/service.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { type Combo, usualTaxes } from '../../write/form/sheet/tax-choices.ts';

/** Returns whether a draft's supplier comes from an example; true until the examples are known. */
export function useIsSample(draft: Draft | undefined): boolean {
  const name = supplierIn(draft && contentOf(draft.text));
  const { country } = describe(draft?.text ?? '');
  const { data: all } = useQuery({ ...examplesQuery, enabled: name !== undefined });
  const near = (all ?? []).filter((example) => example.country === country);
  return useQueries({
    queries: near.map((example) => exampleQuery(example.name)),
    combine: (results) =>
      name !== undefined &&
      (all === undefined || results.some(({ data, isPending }) => isPending || supplierIn(data) === name)),
  });
}

/** Returns the name of a document's supplier, also in an envelope. */
function supplierIn(content: unknown): string | undefined {
  if (!isObject(content)) return undefined;
  if (isObject(content.doc)) return supplierIn(content.doc);
  const { supplier } = content;
  return isObject(supplier) && typeof supplier.name === 'string' ? supplier.name : undefined;
}

/** Returns the taxes of a new line in a draft: the general rate of its country's first tax. */
export function useUsualTaxes(draft: Draft | undefined): readonly Combo[] {
  const { country } = describe(draft?.text ?? '');
  const { data } = useQuery({ ...regimeQuery(country ?? ''), enabled: country !== undefined, retry: false });
  return useMemo(
    () => (data ? usualTaxes({ regime: data, day: new Date().toISOString().slice(0, 10) }) : NONE),
    [data],
  );
}

const NONE: readonly Combo[] = [];
