import type { InvoiceDraft } from '../../engine/document-types.ts';
import type { MappingKey } from '../format.ts';
import { lazily } from '../lazily.ts';
import type { Reading } from './read/reading.ts';
import type { Mapping } from './write/mapping.ts';

/** The parts of a mapping that only some formats have. */
export interface OwnMapping {
  /** Completes the terms of a document. */
  readonly write?: (mapping: Mapping) => void;
  /** Gives terms the values of the core before a document is read. */
  readonly prepare?: (reading: Reading) => void;
  /** Returns the complete draft of a document that was read. */
  readonly read?: (reading: Reading, draft: InvoiceDraft) => InvoiceDraft;
}

const modules: Readonly<Record<MappingKey, () => Promise<{ mapping: OwnMapping }>>> = {
  netherlands: lazily(() => import('./own/netherlands.ts')),
  croatia: lazily(() => import('./own/croatia.ts')),
  pint: lazily(() => import('./own/pint.ts')),
  portugal: lazily(() => import('./own/portugal.ts')),
  romania: lazily(() => import('./own/romania.ts')),
};

/** Loads the mapping that a format has of its own. */
export async function ownMapping(key: MappingKey | undefined): Promise<OwnMapping> {
  return key === undefined ? {} : (await modules[key]()).mapping;
}
