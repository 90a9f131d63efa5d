import type { ObjectType } from '../model/object.ts';

/** The context of normalisers. It is fixed before the walk begins (chapter 01 §12.2). */
export interface NormaliseContext {
  /** The root document's `$regime`, as written; empty if missing. */
  readonly regime: string;
  /** The root document's known addons. */
  readonly addons: readonly string[];
  readonly now: Date;
  /** The time zone that determines the current day: the zone of the document's regime (IANA name), otherwise UTC. */
  readonly timeZone: string;
}

/** Normalises objects of one type. It never fails, and repeating it changes nothing unless stated otherwise. */
export interface Normaliser {
  // biome-ignore lint/suspicious/noExplicitAny: one list contains normalisers of all types.
  readonly type: ObjectType<any>;
  readonly run: (value: never, context: NormaliseContext) => void;
}

export function normaliser<T extends object>(
  type: ObjectType<T>,
  run: (value: T, context: NormaliseContext) => void,
): Normaliser {
  return { type, run };
}
