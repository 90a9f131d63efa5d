import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules/index.ts';

/** NF-e and NFC-e, the invoices for goods of the Brazilian states (chapter 08 §14). */
export default addon({
  definition: {
    key: 'br-nfe-v4',
    name: { en: 'Brazil NF-e 4.00' },
    description: {
      en: 'NF-e and NFC-e 4.00, the electronic invoices for goods that the state tax offices (SEFAZ) of Brazil authorise. Fills in model, purpose and the usual codes of ICMS, PIS and COFINS, and checks parties, operation codes, taxes and payment.',
      pt: 'NF-e e NFC-e 4.00, as notas fiscais eletrônicas de mercadorias autorizadas pelas SEFAZ. Preenche modelo, finalidade e os códigos usuais de ICMS, PIS e COFINS e confere partes, CFOP, tributos e pagamento.',
    },
    extensions,
    scenarios: [
      {
        schema: 'bill/invoice',
        list: [{ type: ['standard'], ext: { 'br-nfe-operation-type': '1', 'br-nfe-purpose': '1' } }],
      },
    ],
    identities: [
      {
        key: 'br-nfe-state-reg',
        name: { en: 'Company State Registration', pt: 'Inscrição Estadual da Empresa' },
      },
      {
        key: 'gtin',
        name: {
          en: "Product's GTIN (Global Trade Item Number)",
          pt: 'GTIN (Global Trade Item Number) do produto',
        },
      },
      {
        key: 'gtin+taxable',
        name: {
          en: "Taxable item's GTIN (Global Trade Item Number)",
          pt: 'GTIN (Global Trade Item Number) da unidade tributável',
        },
      },
      {
        key: 'ncm',
        name: {
          en: "Product's NCM (Mercosur Common Nomenclature) code",
          pt: 'Código NCM (Nomenclatura Comum do Mercosul) do produto',
        },
      },
    ],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'], stamps: ['sefaz-key'] }],
  },
  normalisers,
  rules,
});
