import type { OptionDeclaration } from '../../declare/option.ts';

export const KSEF_OPTIONS = {
  /** When the file was made, such as `2026-03-02T10:00:00Z`. Default: now. */
  created: {
    type: 'text',
    takes: 'time',
    description: 'For KSeF: when the file was made, such as 2026-03-02T10:00:00Z (default: now).',
  },
  /** The program that made the file. Default: Billwright. */
  system: {
    type: 'json',
    takes: 'name',
    description: 'For KSeF: the program that made the file (default: Billwright).',
  },
  /** The system that the invoice is for: `production`, `demo` or `test`. Default: `production`. */
  environment: {
    type: 'text',
    takes: 'production|demo|test',
    description: 'For KSeF: production, demo or test (default: production).',
    isAsked: true,
  },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;
