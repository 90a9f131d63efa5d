import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { isWithin, memberAt, partAt } from '../../engine/document/values.ts';
import type { Problem } from '../../state/view/problem.ts';
import type { Faults } from './faults.ts';
import type { Hint } from './hints/hint.ts';
import type { Path } from './path.ts';

/** The state of a form that changes while typing. */
interface FormState {
  /** The document in the text. */
  document: unknown;
  /** The built document, for calculated values. */
  built: unknown;
  /** Whether the built document has faults, shown or not: what follows from a value that is missing is missing too. */
  isFaulty: boolean;
  faults: Faults;
  /** Problems of fields without a place on the sheet. */
  hidden: Faults;
  hints: readonly Hint[];
}

export type FormStore = StoreApi<FormState>;

const FormStateContext = createContext<FormStore | undefined>(undefined);

/** Provides the changing state to a form's fields. */
export const FormStateProvider = FormStateContext.Provider;

/** Returns a store of the given state. Components that use a part of it are rendered only when that part changes. */
export function useFormStore(state: FormState): FormStore {
  const { document, built, isFaulty, faults, hidden, hints } = state;
  const [store] = useState(() => createStore<FormState>(() => state));
  useLayoutEffect(
    () => store.setState({ document, built, isFaulty, faults, hidden, hints }),
    [store, document, built, isFaulty, faults, hidden, hints],
  );
  return store;
}

/** Returns the form's store, to read it in event handlers. */
export function useStateNow(): FormStore {
  const store = useContext(FormStateContext);
  if (!store) throw new Error('a field is outside a form');
  return store;
}

/** Returns the document's value at a path; undefined without a path. */
export function usePart(path: Path | undefined): unknown {
  return useStore(useStateNow(), ({ document }) => path && partAt(document, path));
}

/** Returns a result computed from the document, and renders again when it changes. */
export function useDocumentFor<T>(ask: (document: unknown) => T): T {
  return useStore(useStateNow(), ({ document }) => ask(document));
}

/** Returns whether the document has a value at a path given as text; false without a path. */
export function useIsThere(path: string | undefined): boolean {
  return useStore(
    useStateNow(),
    ({ document }) => path !== undefined && memberAt(document, path.replace(/^\./, '')) !== undefined,
  );
}

/** Returns the built document's value at a path. */
export function useBuiltPart(path: Path): unknown {
  return useStore(useStateNow(), ({ built }) => partAt(built, path));
}

/** Returns whether the built document has faults. */
export function useIsFaulty(): boolean {
  return useStore(useStateNow(), ({ isFaulty }) => isFaulty);
}

/** Returns all problems of the document. */
export function useFaults(): Faults {
  return useFaultsFor((faults) => faults);
}

/** Returns a result computed from all problems, and renders again when it changes. */
export function useFaultsFor<T>(ask: (faults: Faults) => T): T {
  return useStore(useStateNow(), ({ faults }) => ask(faults));
}

/** Returns the problems at a field, by its path as text. */
export function useFaultsAt(path: string): readonly Problem[] {
  return useStore(useStateNow(), ({ faults }) => faults.at(path));
}

/** Returns the hints at and within a field, by its path as text. */
export function useHintsAt(path: string, isAround = false): readonly Hint[] {
  const hints = useStore(useStateNow(), ({ hints }) => hints);
  return useMemo(
    () => hints.filter(({ at }) => (isAround ? isWithin(at, path) : at === path)),
    [hints, path, isAround],
  );
}

/** Returns whether a field has hints. */
export function useIsHinted(path: string): boolean {
  return useStore(useStateNow(), ({ hints }) => hints.some(({ at }) => at === path));
}

/** Returns the number of errors at and within a field. */
export function useFaultCount(path: string): number {
  return useStore(useStateNow(), ({ faults }) => faults.countWithin(path));
}

/** Returns the number of errors at and within fields without a place on the sheet. */
export function useHiddenCount(paths: readonly string[]): number {
  return useStore(useStateNow(), ({ hidden }) => paths.reduce((count, path) => count + hidden.countWithin(path), 0));
}
