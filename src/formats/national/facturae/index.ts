import type { Format } from '../../declare/format.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';

/** Invoices for the public bodies of Spain, which FACe and similar platforms receive. */
export const facturae: Format = {
  key: 'facturae',
  name: { en: 'Facturae', es: 'Facturae' },
  description: {
    en: 'The e-invoice for public bodies in Spain, received through FACe: Facturae 3.2.2.',
    es: 'La factura electrónica para las administraciones públicas españolas, que la reciben por FACe: Facturae 3.2.2.',
  },
  syntax: 'facturae',
  specification: '3.2.2',
  addons: ['es-facturae-v3'],
  usualFor: ['es-facturae-v3'],
  schema: schemaNamed('facturae-322'),
  rules: [ruleSet('facturae', () => import('./rules.ts'))],
  aliases: ['facturae-3.2.2', 'face'],
  takesAnyFile: true,
  reads: true,
  writes: true,
};
