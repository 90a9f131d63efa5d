import type { Format } from '../../declare/format.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { STATEMENT } from './statement.ts';

/** Billing records of the Spanish tax office (AEAT) (VERI*FACTU, "tike" 1.0): made for each invoice, chained by hash. */
export const verifactu: Format = {
  key: 'verifactu',
  name: { en: 'VERI*FACTU', es: 'VERI*FACTU' },
  description: {
    en: `The billing record of an invoice for the Spanish tax office (AEAT), chained to the previous record, or a message with records. ${STATEMENT.template}`,
    es: 'El registro de facturación de una factura para la AEAT, encadenado con el anterior, o un mensaje con registros. Billwright genera y comprueba registros. No guarda estado: por sí solo no es un sistema informático de facturación en el sentido del RD 1007/2023. El programa que lo usa debe conservar la cadena y cumplir todo lo demás que exige la ley.',
  },
  syntax: 'verifactu',
  specification: '1.0',
  addons: ['es-verifactu-v1'],
  usualFor: ['es-verifactu-v1'],
  schema: schemaNamed('verifactu'),
  rules: [
    ruleSet(
      'verifactu',
      () => import('./rules.ts'),
      async () => (await import('./releases.ts')).older,
    ),
  ],
  releases: async () => (await import('./releases.ts')).releases,
  takesAnyFile: true,
  reads: true,
  writes: true,
};
