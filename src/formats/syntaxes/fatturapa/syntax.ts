import { lazily } from '../../lazily.ts';
import type { Syntax } from '../../syntax.ts';
import { fatturapa as format } from './index.ts';
import { FATTURAPA_OPTIONS } from './options.ts';

/** Invoices of the Italian exchange system SdI. */
export const fatturapa: Syntax = {
  key: 'fatturapa',
  family: 'fatturapa',
  name: 'FatturaPA',
  formats: [format],
  isRoot: ({ localName }) => localName === 'FatturaElettronica' || localName === 'FatturaElettronicaSemplificata',
  begins: /<(?:[\w.-]+:)?FatturaElettronica(?:Semplificata)?[\s>]/,
  documents: ['bill/invoice'],
  ownRules: { prefix: 'SDI-', sets: { fatturapa: lazily(() => import('./rules.ts')) } },
  options: FATTURAPA_OPTIONS,
  load: lazily(async () => (await import('./fatturapa.ts')).fatturapa),
};
