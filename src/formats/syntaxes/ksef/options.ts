import type { OptionDeclaration } from '../../syntax.ts';

export const KSEF_OPTIONS = {
  created: {
    type: 'text',
    description: 'For KSeF: when the file was made, such as 2026-03-02T10:00:00Z (default: now).',
  },
  system: { type: 'json', description: 'For KSeF: the program that made the file (default: Billwright).' },
  environment: {
    type: 'text',
    description: 'For KSeF: production, demo or test (default: production).',
    isAsked: true,
  },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;
