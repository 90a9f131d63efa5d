import type { SealKey } from './format.ts';
import { lazily } from './lazily.ts';
import type { Finding } from './rules/run.ts';
import type { SyntaxFile } from './syntax.ts';

interface Seal {
  /** Returns what the seal of a file breaks, as findings of a set of rules. */
  readonly sealFindings: (file: SyntaxFile, set: string) => Finding[];
}

/** Loads what checks seals. */
export const seals: Readonly<Record<SealKey, () => Promise<Seal>>> = {
  zatca: lazily(() => import('./sealing/seal.ts')),
};
