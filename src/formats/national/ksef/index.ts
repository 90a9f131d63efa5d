import type { Format } from '../../declare/format.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';

/** Structured invoices of the Polish national system KSeF: writes FA(3), and also reads FA(2). */
export const ksef: Format = {
  key: 'ksef',
  name: { en: 'KSeF FA(3)', pl: 'KSeF FA(3)' },
  description: {
    en: 'The structured invoice of the Polish system KSeF, FA(3). FA(2) is read too.',
    pl: 'Faktura ustrukturyzowana FA(3) Krajowego Systemu e-Faktur. Odczytywana jest też FA(2).',
  },
  syntax: 'ksef',
  specification: 'FA (3)',
  addons: ['pl-favat-v3'],
  usualFor: ['pl-favat-v3'],
  schema: schemaNamed('fa-3'),
  rules: [ruleSet('ksef', () => import('./rules.ts'))],
  aliases: ['fa-3'],
  reads: true,
  writes: true,
};
