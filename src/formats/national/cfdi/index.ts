import { message } from '../../../engine/text/message.ts';
import type { Format } from '../../declare/format.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';

/** Digital tax receipts of the Mexican tax office (SAT): CFDI 4.0 with Pagos 2.0. */
export const cfdi: Format = {
  key: 'cfdi',
  name: { en: 'CFDI', es: 'CFDI' },
  description: {
    en: 'Invoices, credit notes and receipts of payments as Mexico requires them (CFDI 4.0, Pagos 2.0), sealed with your certificate or not. A certified provider (PAC) stamps them.',
    es: 'Facturas, notas de crédito y recibos de pago según el SAT de México (CFDI 4.0, Pagos 2.0), con su sello o sin él. Los timbra un proveedor autorizado de certificación (PAC).',
  },
  syntax: 'cfdi',
  specification: '4.0',
  addons: ['mx-cfdi-v4'],
  usualFor: ['mx-cfdi-v4'],
  mark: {
    code: 'BW-CFDI-UNSTAMPED',
    text: message(
      'The file has no stamp (TimbreFiscalDigital) of a certified provider (PAC), so it is not an invoice in Mexico yet. Ask for the stamped file.',
    ),
    // A receipt of a payment asks for none.
    isIn: (root) =>
      root.attribute('TipoDeComprobante') === 'P' ||
      root.all('cfdi:Complemento').some((each) => each.child('tfd:TimbreFiscalDigital') !== undefined),
  },
  schema: schemaNamed('cfdi-40'),
  rules: [ruleSet('cfdi', () => import('./rules.ts'))],
  reads: true,
  writes: true,
};
