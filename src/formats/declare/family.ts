import type { RuleClasses } from '../rules/class.ts';
import type { Format } from './format.ts';

/** The formats of a country or an owner in UBL and CII. */
export interface Family {
  readonly formats: readonly Format[];
  /** Loads the classes of its rules. */
  readonly classes: () => Promise<{ classes: RuleClasses }>;
}
