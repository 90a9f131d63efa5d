import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Problem } from '../app/problem.ts';
import { memberAt, partAt } from '../document/values.ts';
import type { Faults } from './faults.ts';
import type { Path } from './path.ts';

/** What changes while one writes in a form. */
interface FormState {
  /** The document as it is in the text. */
  document: unknown;
  /** What it came to when it was built, for what is calculated. */
  built: unknown;
  faults: Faults;
  /** Those of what has no place on the sheet. */
  hidden: Faults;
}

export type FormStore = StoreApi<FormState>;

const FormStateContext = createContext<FormStore | undefined>(undefined);

/** Provides a form's fields with what changes. */
export const FormStateProvider = FormStateContext.Provider;

/** Returns a store that holds what is given from now on. What is drawn from a part of it is drawn anew only when that part is another. */
export function useFormStore({ document, built, faults, hidden }: FormState): FormStore {
  const [store] = useState(() => createStore<FormState>(() => ({ document, built, faults, hidden })));
  useLayoutEffect(() => store.setState({ document, built, faults, hidden }), [store, document, built, faults, hidden]);
  return store;
}

/** Returns the store of the form, to look into it when something is done. */
export function useStateNow(): FormStore {
  const store = useContext(FormStateContext);
  if (!store) throw new Error('a field is outside a form');
  return store;
}

/** Returns what the document has at a path; undefined where that is undefined. */
export function usePart(path: Path | undefined): unknown {
  return useStore(useStateNow(), ({ document }) => path && partAt(document, path));
}

/** Returns whether the document has something at a path as text; false where that is undefined. */
export function useIsThere(path: string | undefined): boolean {
  return useStore(
    useStateNow(),
    ({ document }) => path !== undefined && memberAt(document, path.replace(/^\./, '')) !== undefined,
  );
}

/** Returns what building made at a path. */
export function useBuiltPart(path: Path): unknown {
  return useStore(useStateNow(), ({ built }) => partAt(built, path));
}

/** Returns what is wrong in the document. */
export function useFaults(): Faults {
  return useFaultsFor((faults) => faults);
}

/** Returns what is asked of all that is wrong; drawn anew when that is another. */
export function useFaultsFor<T>(ask: (faults: Faults) => T): T {
  return useStore(useStateNow(), ({ faults }) => ask(faults));
}

/** Returns what is wrong at a field, by its path as text. */
export function useFaultsAt(path: string): readonly Problem[] {
  return useStore(useStateNow(), ({ faults }) => faults.at(path));
}

/** Returns how many errors there are at a field and in it. */
export function useFaultCount(path: string): number {
  return useStore(useStateNow(), ({ faults }) => faults.countWithin(path));
}

/** Returns how many errors there are at fields that have no place on the sheet, and in them. */
export function useHiddenCount(paths: readonly string[]): number {
  return useStore(useStateNow(), ({ hidden }) => paths.reduce((count, path) => count + hidden.countWithin(path), 0));
}
