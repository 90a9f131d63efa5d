import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions/index.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules/index.ts';
import { conditions, scenarios } from './scenarios.ts';

const cashVatTag = {
  key: 'cash-vat',
  name: { en: 'Cash VAT Scheme', pt: 'Regime de IVA de Caixa' },
  desc: {
    en: 'VAT is due only when the customer pays (regime de IVA de caixa).',
    pt: 'O IVA só é devido quando o cliente paga.',
  },
};

/** SAF-T (PT), the reports of Portuguese documents to the tax authority AT (chapter 08 §3). */
export default addon({
  definition: {
    key: 'pt-saft-v1',
    name: { en: 'Portugal SAF-T', pt: 'SAF-T (PT)' },
    description: {
      en: 'The tax audit file SAF-T (PT), by which invoices, receipts, delivery notes and orders are reported to the Portuguese tax authority (AT), each month or at once by web service. Sets the types of documents, rates, reasons of exemption and means of payment, and checks numbers, dates and amounts as the AT asks for them.',
      pt: 'O ficheiro de auditoria SAF-T (PT), pelo qual faturas, recibos, guias e encomendas são comunicados à Autoridade Tributária e Aduaneira (AT), todos os meses ou de imediato por serviço web. Preenche os tipos de documento, as taxas, os motivos de isenção e os meios de pagamento, e verifica números, datas e valores como a AT os exige.',
    },
    sources: [
      {
        title: { en: 'Portaria n.o 302/2016 – SAF-T Data Structure & Taxonomies' },
        url: 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/legislacao/diplomas_legislativos/Documents/Portaria_302_2016.pdf',
        content_type: 'application/pdf',
      },
      {
        title: { en: 'Portaria n.o 195/2020 – Comunicação de Séries Documentais, Aspetos Específicos' },
        url: 'https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/Faturacao/Comunicacao_Series_ATCUD/Documents/Comunicacao_de_Series_Documentais_Manual_de_Integracao_de_SW_Aspetos_Genericos.pdf',
        content_type: 'application/pdf',
      },
      {
        title: { en: 'Portaria n.o 195/2020 – Especificações Técnicas Código QR' },
        url: 'https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/Novas_regras_faturacao/Documents/Especificacoes_Tecnicas_Codigo_QR.pdf',
        content_type: 'application/pdf',
      },
      {
        title: { en: 'Comunicação dos elementos dos documentos de faturação à AT, por webservice' },
        url: 'https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/Faturacao/Fatcorews/Documents/Comunicacao_dos_elementos_dos_documentos_de_faturacao.pdf',
        content_type: 'application/pdf',
      },
    ],
    extensions,
    tags: [
      {
        schema: 'bill/delivery',
        list: [
          {
            key: 'return',
            name: { en: 'Return', pt: 'Devolução' },
            desc: { en: 'The goods go back to the supplier.', pt: 'Os bens voltam ao fornecedor.' },
          },
        ],
      },
      { schema: 'bill/invoice', list: [cashVatTag] },
      { schema: 'bill/payment', list: [cashVatTag] },
    ],
    scenarios,
    corrections: [{ schema: 'bill/invoice', reason_required: true }],
  },
  normalisers,
  rules,
  conditions,
});
