import type { Definition } from '../../../../tax/definitions.ts';
import { INVOICE_TYPE, MOVEMENT_TYPE, PAYMENT_TYPE, SOURCE, SOURCE_REF, WORK_TYPE } from './keys.ts';

/** The types of documents, and where they come from (Portaria 302/2016, 4.1 to 4.4). */

export const invoiceType: Definition = {
  key: INVOICE_TYPE,
  name: { en: 'Invoice Type', pt: 'Tipo de Fatura' },
  desc: {
    en: 'The type of a sales document (InvoiceType), in tax.ext. It follows from the type of the invoice and its tags: FT for standard ones, FS with simplified, FR with invoice-receipt or when all is paid, ND and NC for debit and credit notes.',
    pt: 'O tipo do documento de venda (InvoiceType), em tax.ext. Resulta do tipo da fatura e das suas etiquetas: FT para as normais, FS com simplified, FR com invoice-receipt ou quando está tudo pago, ND e NC para notas de débito e de crédito.',
  },
  values: [
    {
      code: 'FT',
      name: { en: 'Standard Invoice', pt: 'Fatura' },
      desc: { en: 'By article 36 of the VAT code.', pt: 'Nos termos do artigo 36.º do CIVA.' },
    },
    {
      code: 'FS',
      name: { en: 'Simplified Invoice', pt: 'Fatura Simplificada' },
      desc: { en: 'By article 40 of the VAT code.', pt: 'Nos termos do artigo 40.º do CIVA.' },
    },
    {
      code: 'FR',
      name: { en: 'Invoice-Receipt', pt: 'Fatura-Recibo' },
      desc: {
        en: 'Also the receipt: it has been paid in full.',
        pt: 'Serve também de recibo: foi paga na totalidade.',
      },
    },
    { code: 'ND', name: { en: 'Debit Note', pt: 'Nota de Débito' } },
    { code: 'NC', name: { en: 'Credit Note', pt: 'Nota de Crédito' } },
  ],
};

export const paymentType: Definition = {
  key: PAYMENT_TYPE,
  name: { en: 'Payment Type', pt: 'Tipo de Pagamento' },
  desc: {
    en: 'The type of a receipt (PaymentType), in the ext of a payment: RC with the tag cash-vat, RG without.',
    pt: 'O tipo do recibo (PaymentType), no ext do pagamento: RC com a etiqueta cash-vat, RG sem ela.',
  },
  values: [
    {
      code: 'RC',
      name: { en: 'Receipt under the VAT Cash scheme', pt: 'Recibo no âmbito do regime de IVA de Caixa' },
    },
    { code: 'RG', name: { en: 'Other Receipt', pt: 'Outro Recibo' } },
  ],
};

export const workType: Definition = {
  key: WORK_TYPE,
  name: { en: 'Document Type', pt: 'Tipo de documento' },
  desc: {
    en: 'The type of a document that the customer can check but that is no invoice (WorkType), in tax.ext. PF, FC and CC stand in invoices, all others in orders; it is set for proforma invoices (PF), purchase orders (NE) and quotes (OR).',
    pt: 'O tipo de um documento de conferência, que não é fatura (WorkType), em tax.ext. PF, FC e CC usam-se em faturas, os restantes em encomendas; é preenchido em faturas pró-forma (PF), encomendas (NE) e orçamentos (OR).',
  },
  values: [
    { code: 'CM', name: { en: 'Table orders', pt: 'Consultas de mesa' } },
    { code: 'CC', name: { en: 'Consignment credit note', pt: 'Credito de consignação' } },
    {
      code: 'FC',
      name: {
        en: 'VAT-compliant consignment invoice (Article 38)',
        pt: 'Fatura de consignação nos termos do art.º 38º do código do IVA',
      },
    },
    { code: 'FO', name: { en: 'Work orders', pt: 'Folhas de obra' } },
    { code: 'NE', name: { en: 'Purchase order', pt: 'Nota de Encomenda' } },
    { code: 'OU', name: { en: 'Other documents', pt: 'Outros' } },
    { code: 'OR', name: { en: 'Quotations', pt: 'Orçamentos' } },
    { code: 'PF', name: { en: 'Pro forma invoice', pt: 'Pró-forma' } },
    {
      code: 'DC',
      name: {
        en: 'Delivery verification documents',
        pt: 'Documentos emitidos que sejam suscetíveis de apresentação ao cliente para conferência de mercadorias ou de prestação de serviços',
      },
      desc: { en: 'Until 30 June 2017.', pt: 'Até 30 de junho de 2017.' },
    },
    { code: 'RP', name: { en: 'Premium Receipt', pt: 'Prémio ou recibo de prémio' } },
    { code: 'RE', name: { en: 'Chargeback Receipt', pt: 'Estorno ou recibo de estorno' } },
    { code: 'CS', name: { en: 'Co-insurers Allocation', pt: 'Imputação a co-seguradoras' } },
    { code: 'LD', name: { en: 'Lead Co-insurer Allocation', pt: 'Imputação a co-seguradora líder' } },
    { code: 'RA', name: { en: 'Accepted Reinsurance', pt: 'Resseguro aceite' } },
  ],
};

export const source: Definition = {
  key: SOURCE,
  name: { en: 'Document Source', pt: 'Origem do documento' },
  desc: {
    en: 'Where the document was made (SourceBilling), in tax.ext of invoices and in ext of payments; P where nothing is said.',
    pt: 'Onde o documento foi produzido (SourceBilling), em tax.ext das faturas e em ext dos pagamentos; P por omissão.',
  },
  values: [
    {
      code: 'P',
      name: { en: 'Produced', pt: 'Produzido' },
      desc: { en: 'Made by the program that reports it.', pt: 'Produzido no programa que o comunica.' },
    },
    {
      code: 'I',
      name: { en: 'Integrated', pt: 'Integrado' },
      desc: { en: 'Made by another program and taken over.', pt: 'Produzido noutro programa e integrado.' },
    },
    {
      code: 'M',
      name: { en: 'Manual', pt: 'Manual' },
      desc: {
        en: 'Written by hand, or recovered from a copy.',
        pt: 'Emitido manualmente, ou recuperado de uma cópia.',
      },
    },
  ],
};

export const sourceRef: Definition = {
  key: SOURCE_REF,
  name: { en: 'Source Document Reference', pt: 'Referência do documento de origem' },
  desc: {
    en: 'The full number of the original where the source is I or M (for HashControl, Despacho 8632/2014): FTM abc/00001 for one written by hand, FTD FT SERIESA/123 for a recovered one.',
    pt: 'O número completo do original quando a origem é I ou M (para HashControl, Despacho 8632/2014): FTM abc/00001 se foi emitido manualmente, FTD FT SERIESA/123 se foi recuperado.',
  },
};

export const movementType: Definition = {
  key: MOVEMENT_TYPE,
  name: { en: 'Movement Type', pt: 'Tipo de documento' },
  desc: {
    en: 'The type of a document of goods on their way (MovementType), in tax.ext of deliveries: GR for delivery notes, GT for waybills, GD with the tag return. The others are given by hand, with the type other.',
    pt: 'O tipo do documento de transporte (MovementType), em tax.ext das entregas: GR para guias de remessa, GT para guias de transporte, GD com a etiqueta return. Os restantes indicam-se à mão, com o tipo other.',
  },
  values: [
    { code: 'GR', name: { en: 'Delivery note', pt: 'Guia de remessa' } },
    {
      code: 'GT',
      name: { en: 'Waybill', pt: 'Guia de transporte' },
      desc: { en: 'Global waybills too.', pt: 'Também as guias globais.' },
    },
    {
      code: 'GA',
      name: { en: 'Guide to the movement own fixed assets', pt: 'Guia de movimentação de ativos fixos próprios' },
    },
    { code: 'GC', name: { en: 'Consignment note', pt: 'Guia de consignação' } },
    { code: 'GD', name: { en: 'Returns slip or note', pt: 'Guia ou nota de devolução' } },
  ],
};

export const cashVat: Definition = {
  key: 'pt-saft-cash-vat',
  name: { en: 'Cash VAT Scheme Indicator', pt: 'Indicador de Regime de IVA de Caixa' },
  desc: {
    en: 'Whether VAT is due only when the customer pays (CashVATSchemeIndicator), in tax.ext; 1 is set with the tag cash-vat.',
    pt: 'Se o IVA só é devido quando o cliente paga (CashVATSchemeIndicator), em tax.ext; 1 é preenchido com a etiqueta cash-vat.',
  },
  values: [
    {
      code: '0',
      name: { en: 'No', pt: 'Não' },
      desc: { en: 'The taxpayer has not joined the scheme.', pt: 'O sujeito passivo não aderiu ao regime.' },
    },
    {
      code: '1',
      name: { en: 'Yes', pt: 'Sim' },
      desc: { en: 'The taxpayer has joined the scheme.', pt: 'O sujeito passivo aderiu ao regime.' },
    },
  ],
};
