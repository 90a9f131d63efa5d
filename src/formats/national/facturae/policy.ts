import type { Policy } from '../../signing/xades-sign.ts';

/** The signature policy of Facturae. */
export const POLICY: Policy = {
  identifier: 'http://www.facturae.es/politica_de_firma_formato_facturae/politica_de_firma_formato_facturae_v3_1.pdf',
  description: 'Política de Firma FacturaE v3.1',
  hash: 'Ohixl6upD6av8N7pEvDABhEL6hM=',
};
