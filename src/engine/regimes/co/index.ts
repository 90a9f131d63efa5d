import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** Colombia (chapter 04 §3.8). */
export default regime({
  definition: {
    name: { en: 'Colombia', es: 'Colombia' },
    sources: [
      {
        title: { en: 'DIAN - Invoice numbering authorization' },
        url: 'https://www.dian.gov.co/impuestos/sociedades/presentacionclientes/Solicitud_de_Autorizacion_de_Numeracion_de_Facturacion.pdf',
      },
      {
        title: { en: 'DIAN - Municipality codes' },
        url: 'https://www.dian.gov.co/atencionciudadano/formulariosinstructivos/Formularios/2007/Codigos_municipios_2007.pdf',
      },
    ],
    time_zone: 'America/Bogota',
    country: 'CO',
    currency: 'COP',
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  identity: { rules: identityRules },
});
