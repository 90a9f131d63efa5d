import type { ObjectType } from '../model/object.ts';

/** What normalisers may look at beside their object: fixed before the walk begins (chapter 01 §12.2). */
export interface NormaliseContext {
  /** The root document's `$regime`, as written; empty without. */
  readonly regime: string;
  /** The root document's known addons. */
  readonly addons: readonly string[];
  readonly now: Date;
  /** Whose day is today: the time zone of the document's regime (IANA name); UTC without one. */
  readonly timeZone: string;
}

/** Brings objects of one type into the standard's form. Never fails; stable when repeated unless said otherwise. */
export interface Normaliser {
  // biome-ignore lint/suspicious/noExplicitAny: normalisers of all types stand in one list.
  readonly type: ObjectType<any>;
  readonly run: (value: never, context: NormaliseContext) => void;
}

export function normaliser<T extends object>(
  type: ObjectType<T>,
  run: (value: T, context: NormaliseContext) => void,
): Normaliser {
  return { type, run };
}
