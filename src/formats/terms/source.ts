import type { Numbers } from './declare.ts';
import type { Extension } from './table.ts';

/** Terms beyond the core. Their key distinguishes plans. */
export interface TermsSource {
  readonly key: string;
  readonly load: () => Promise<{ readonly terms: readonly Extension[]; readonly numbers?: Numbers }>;
}
