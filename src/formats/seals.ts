import type { JsonObject } from '../engine/model/json.ts';
import type { Verification } from '../paper/verification.ts';
import type { SealKey } from './format.ts';
import { lazily } from './lazily.ts';
import type { Finding } from './rules/run.ts';
import type { Around } from './signed/opened.ts';
import type { SyntaxFile } from './syntax.ts';
import type { XmlElement } from './xml/element.ts';

interface Seal {
  /** Returns what the seal of a file breaks, as findings of a set of rules. */
  readonly sealFindings: (file: SyntaxFile, set: string) => Finding[];
  /** Returns what became of the signature of a file, by these findings; undefined if it is not signed. */
  readonly sealVerdict: (root: XmlElement, findings: readonly Finding[]) => Around | undefined;
  /** Returns what the seal of a file says, and the code on paper. */
  readonly sealRecord: (file: SyntaxFile) => { readonly record: JsonObject; readonly verification?: Verification };
}

/** Loads what checks seals. */
export const seals: Readonly<Record<SealKey, () => Promise<Seal>>> = {
  zatca: lazily(() => import('./sealing/seal.ts')),
};
