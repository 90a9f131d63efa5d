import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { cfdiFacts } from './facts.ts';
import { cfdi as format } from './index.ts';
import { CFDI_OPTIONS } from './options.ts';

/** Digital tax receipts of the Mexican tax office. */
export const cfdi: Syntax = {
  ...cfdiFacts,
  formats: [format],
  isRoot: ({ name }) => /^(?:cfdi:|\{http:\/\/www\.sat\.gob\.mx\/cfd\/\d\})Comprobante$/.test(name),
  ownClasses: lazily(() => import('./classes.ts')),
  options: CFDI_OPTIONS,
  load: lazily(async () => (await import('./cfdi.ts')).cfdi),
};
