import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { comboRules, invoiceRules } from './rules.ts';

/** TicketBAI, the invoice registers of the three Basque provinces (chapter 06 §9). */
export default addon({
  definition: {
    key: 'es-tbai-v1',
    name: { en: 'Spain TicketBAI', es: 'TicketBAI de España' },
    description: {
      en: 'TicketBAI: in Álava, Bizkaia and Gipuzkoa every invoice is sent to the tax office of the province as it is issued, chained to the previous one and signed. Sets the province, the regime, the exemption and the kind of product, and checks what the provinces ask for.',
      es: 'TicketBAI: en Álava, Bizkaia y Gipuzkoa cada factura se envía a la Hacienda Foral al emitirla, encadenada con la anterior y firmada. Fija la provincia, el régimen, la exención y el tipo de producto, y comprueba lo que piden las haciendas forales.',
    },
    extensions,
    corrections: [{ schema: 'bill/invoice', extensions: ['es-tbai-correction'] }],
  },
  normalisers,
  rules: [invoiceRules, comboRules],
});
