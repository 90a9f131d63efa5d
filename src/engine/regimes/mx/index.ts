import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules, normaliseIdentity } from './identity.ts';
import { invoiceNormaliser } from './invoice.ts';
import { iepsNotices } from './notices.ts';

/** Mexico (chapter 05 §3.5). */
export default regime({
  definition: {
    name: { en: 'Mexico', es: 'México' },
    sources: [
      {
        title: { en: 'SAT - Anexo 20 (Invoice Format)' },
        url: 'http://omawww.sat.gob.mx/tramitesyservicios/Paginas/anexo_20.htm',
      },
      {
        title: { en: 'SAT - CFDI 4.0 Filling Guide' },
        url: 'http://omawww.sat.gob.mx/tramitesyservicios/Paginas/documentos/Anexo_20_Guia_de_llenado_CFDI.pdf',
      },
      {
        title: { en: 'SAT - Global CFDI 4.0 Filling Guide' },
        url: 'http://omawww.sat.gob.mx/tramitesyservicios/Paginas/documentos/GuiallenadoCFDIglobal311221.pdf',
      },
    ],
    time_zone: 'America/Mexico_City',
    country: 'MX',
    currency: 'MXN',
    tax_scheme: 'VAT',
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'], stamps: ['sat-uuid'] }],
    categories,
  },
  // Ley del IVA, art. 12 and 18: the value includes other taxes charged to the customer.
  enters: new Map([['IEPS', 'VAT']]),
  notices: iepsNotices,
  identity: { normalise: normaliseIdentity, rules: identityRules },
  normalisers: [invoiceNormaliser],
});
