import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateOrderOf } from '../../../intake/dates.ts';
import type { Mapping, Template } from '../../../intake/documents.ts';
import type { Table } from '../../../intake/table.ts';
import type { Writing } from '../../../intake/values.ts';
import { engine } from '../../engine/service/engine.ts';
import { numberOf } from '../../ui/number-of.ts';
import { rememberedFor } from './remembered.ts';

/** Returns the number and date format of this browser. */
function ownWriting(): Writing {
  const decimal = new Intl.NumberFormat(navigator.language).format(1.5).includes(',') ? ',' : '.';
  return { decimal, order: dateOrderOf(navigator.language) };
}

/**
 * Returns the reading of a table (the last one, otherwise a guess, until corrected) and the resulting documents.
 * Earlier documents stay visible while new ones load.
 */
export function useTable(table: Table, template: Template) {
  const [corrected, setCorrected] = useState<{ table: Table; mapping: Mapping }>();
  const { data: guessed, error: guessError } = useQuery({
    queryKey: ['table-mapping', numberOf(table)],
    queryFn: () => engine().call('guessTable', { table, otherwise: ownWriting() }),
    gcTime: 0,
  });
  const own = corrected?.table === table ? corrected.mapping : undefined;
  const mapping = own ?? rememberedFor(table) ?? guessed;
  const {
    data: made,
    error,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['table-documents', numberOf(table), mapping, template],
    queryFn: () => (mapping ? engine().call('tableDocuments', { table, mapping, template }) : null),
    enabled: mapping !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const correct = (change: Partial<Mapping>) => mapping && setCorrected({ table, mapping: { ...mapping, ...change } });
  return { mapping, made: made ?? undefined, isStale: isPlaceholderData, error: error ?? guessError, correct };
}
