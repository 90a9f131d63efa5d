import { readDate } from '../../../../intake/dates.ts';
import type { DocumentRecord } from '../../../documents/record.ts';
import { partAt, text } from '../../../engine/document/values.ts';
import type { Draft } from '../../../state/drafts/draft-storage.ts';
import type { Change } from '../form-edits.ts';
import { fieldPath, type Path } from '../path.ts';
import type { TaxLaw } from '../sheet/tax-choices.ts';

/** A hint at a field, with ways to follow it. */
export interface Hint {
  /** Unique among the hints of its document. */
  id: string;
  /** The path of its field, as text. */
  at: string;
  message: string;
  ways: readonly Way[];
  /** Whether the document is wrong as it is: it then has a problem, though none that stops it. */
  isWrong?: boolean;
}

/** A way to follow a hint, in one step. */
export interface Way {
  title: string;
  changes: readonly Change[];
}

/** The data that hints depend on. */
export interface Known {
  /** The country of the document. */
  country: string | undefined;
  law: TaxLaw;
  /** The present day: `2026-03-31`. */
  today: string;
  /** Returns a date as in fields. */
  dateOf(day: string): string;
  /** The documents that this browser remembers. */
  records: readonly DocumentRecord[];
  /** The open drafts. */
  drafts: readonly Draft[];
  /** The draft of the document, whose own record does not count. */
  draft: string;
}

export function hint(path: Path, kind: string, message: string, ways: readonly Way[] = []): Hint {
  const at = fieldPath(path);
  return { id: `${kind} ${at}`, at, message, ways };
}

/** Returns the date at a path; undefined while it is being written. */
export function dayIn(document: unknown, path: Path): string | undefined {
  const value = text(partAt(document, path));
  return value !== undefined && readDate(value, 'ymd') === value ? value : undefined;
}
