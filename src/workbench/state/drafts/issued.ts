import type { Inspection } from '../../engine/worker/inspect.ts';
import { emitter } from '../../ui/page/emitter.ts';
import type { Draft } from './draft-storage.ts';

/** A document that left the workbench: saved as a file or printed. */
export interface Issued {
  draft: Draft;
  /** The name of the format; `undefined` for paper. */
  format: string | undefined;
}

/** Emits documents that the user saved or printed. */
export const issued = emitter<Issued>();

/** Emits e-invoices that were read, with what they say. */
export const received = emitter<{ draft: string; inspection: Inspection }>();
