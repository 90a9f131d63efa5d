import { create } from 'zustand';

/** How fields of a copy or correction are marked, by their paths. */
type FieldMarks = ReadonlyMap<string, 'changed' | 'kept'>;

interface MarkedFields {
  marks: FieldMarks;
  /** The next free number, while the document has none. */
  number: string | undefined;
}

const none: FieldMarks = new Map();

/** Separate from the code that finds them, which the form need not load. */
export const useMarkedFields = create<MarkedFields>(() => ({ marks: none, number: undefined }));

export function unmarkFields(): void {
  useMarkedFields.setState({ marks: none, number: undefined });
}
