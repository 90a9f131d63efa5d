import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** Costa Rica (chapter 05 §3.18). */
export default regime({
  definition: {
    name: { en: 'Costa Rica', es: 'Costa Rica' },
    description: {
      en: 'The IVA of Ley 9635 is in force since 1 July 2019; the ISC is an excise on named goods. Both are administered by the Dirección General de Tributación. Taxpayers are known by their cédula, DIMEX or NITE, none with a check digit. Issued documents are corrected by electronic credit or debit notes.',
      es: 'El IVA de la Ley 9635 rige desde el 1 de julio de 2019; el ISC grava mercancías determinadas. Ambos los administra la Dirección General de Tributación. Los contribuyentes se identifican con su cédula, DIMEX o NITE, sin dígito verificador. Los comprobantes emitidos se corrigen con notas electrónicas de crédito o débito.',
    },
    sources: [
      {
        title: { en: 'Ministerio de Hacienda - Dirección General de Tributación' },
        url: 'https://www.hacienda.go.cr/',
      },
      {
        title: { en: 'Reglamento de Comprobantes Electrónicos para Efectos Tributarios' },
        url: 'https://sinalevi.go.cr/ResultadosNormativa/Informacion?param1=103206&param2=143152&param3=1',
      },
      {
        title: { en: 'Anexos y Estructuras de Comprobantes Electrónicos v4.4' },
        url: 'https://www.hacienda.go.cr/docs/ANEXOS_Y_ESTRUCTURAS_V4.4.pdf',
      },
    ],
    time_zone: 'America/Costa_Rica',
    country: 'CR',
    currency: 'CRC',
    tax_scheme: 'VAT',
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  otherRates: {
    // The transition of construction services.
    VAT: { percents: ['8%'] },
  },
  // Ley 6826 (text of Ley 9635), art. 11: the net price includes the impuesto selectivo de consumo.
  enters: new Map([['ISC', 'VAT']]),
  identity: { rules: identityRules },
});
