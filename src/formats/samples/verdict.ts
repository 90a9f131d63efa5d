/** The faults of an e-invoice, as noted next to its file. */

import type { Fault } from '../../engine/faults.ts';
import type { Format } from '../declare/format.ts';
import type { CheckOptions } from '../declare/syntax.ts';
import { validatePdf, validateXml } from '../index.ts';

/** A rule that a file breaks, with the places. */
interface BrokenRule {
  readonly code: string;
  readonly level: string;
  readonly places: readonly string[];
}

export interface Verdict {
  /** The format whose rules were applied. */
  readonly format?: string;
  readonly valid: boolean;
  readonly faults: readonly BrokenRule[];
  readonly warnings: readonly BrokenRule[];
}

/** Judges a file by the rules of a format, whether it names it or not. */
export async function verdictOn(file: string | Uint8Array, { key }: Format, options: CheckOptions): Promise<Verdict> {
  const outcome = await (typeof file === 'string' ? validateXml(file, key, options) : validatePdf(file, key, options));
  const format = outcome.ok ? outcome.result.format : outcome.format;
  return {
    ...(format !== undefined && { format }),
    valid: outcome.ok && format !== undefined,
    faults: outcome.ok ? [] : outcome.faults.map((each) => ruleOf(each, 'fatal')),
    warnings: (outcome.warnings ?? []).map((each) => ruleOf(each, 'warning')),
  };
}

function ruleOf({ code, level, properties }: Fault, known: string): BrokenRule {
  return { code, level: level ?? known, places: properties };
}
