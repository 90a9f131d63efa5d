import { addon } from '../../../tax/declare.ts';
import { foodVouchers } from './complements/food-vouchers.ts';
import { fuelAccountBalance } from './complements/fuel-account-balance.ts';
import { extensions } from './extensions/index.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules/index.ts';
import { conditions, scenarios } from './scenarios.ts';

/** CFDI 4.0, the invoices and receipts of the Mexican tax office SAT (chapter 08 §2). */
export default addon({
  definition: {
    key: 'mx-cfdi-v4',
    name: { en: 'Mexican SAT CFDI v4.X', es: 'CFDI v4.X del SAT de México' },
    description: {
      en: 'The CFDI 4.0 (Comprobante Fiscal Digital por Internet) in which Mexican invoices, credit notes and receipts of payment are issued and stamped by the SAT. Sets the types of document, the payment method, the means of payment and the time of issue, adds the complements for food vouchers and fuel accounts, and checks what the SAT needs.',
      es: 'El CFDI 4.0 (Comprobante Fiscal Digital por Internet), con el que se expiden en México facturas, notas de crédito y recibos de pago que timbra el SAT. Establece el tipo de comprobante, el método y la forma de pago y el momento de expedición, incorpora los complementos de vales de despensa y de estado de cuenta de combustibles, y comprueba lo que exige el SAT.',
    },
    extensions,
    tags: [
      {
        schema: 'bill/invoice',
        list: [
          {
            key: 'global',
            name: { en: 'Global', es: 'Global' },
            desc: {
              en: 'Sums up sales to the public: without customer, with the period that it covers.',
              es: 'Reúne ventas al público en general: sin receptor, con el período que abarca.',
            },
          },
        ],
      },
    ],
    scenarios,
  },
  normalisers,
  rules,
  conditions,
  complements: [foodVouchers, fuelAccountBalance],
});
