import type { RuleClasses } from '../../rules/class.ts';

/** What the profiles of Factur-X allow and require in each element. */
export const classes: RuleClasses = { format: [/^FX-/] };
