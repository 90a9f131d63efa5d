import { codesIn } from '../../../../tax/code-table.ts';
import type { Definition } from '../../../../tax/definitions.ts';
import { INVOICE_TYPE, MOVEMENT_TYPE, PAYMENT_TYPE, SOURCE, SOURCE_REF, WORK_TYPE } from './keys.ts';

/** The types and sources of documents (Portaria 302/2016, 4.1 to 4.4). */

export const invoiceType: Definition = {
  key: INVOICE_TYPE,
  name: { en: 'Invoice Type', pt: 'Tipo de Fatura' },
  desc: {
    en: 'The type of a sales document (InvoiceType), in tax.ext. It follows from the type of the invoice and its tags: FT for standard ones, FS with simplified, FR with invoice-receipt or when all is paid, ND and NC for debit and credit notes.',
    pt: 'O tipo do documento de venda (InvoiceType), em tax.ext. Resulta do tipo da fatura e das suas etiquetas: FT para as normais, FS com simplified, FR com invoice-receipt ou quando está tudo pago, ND e NC para notas de débito e de crédito.',
  },
  values: codesIn('en', 'pt')`
    FT Standard Invoice | Fatura | By article 36 of the VAT code. | Nos termos do artigo 36.º do CIVA.
    FS Simplified Invoice | Fatura Simplificada | By article 40 of the VAT code. | Nos termos do artigo 40.º do CIVA.
    FR Invoice-Receipt | Fatura-Recibo | Also the receipt: it has been paid in full. | Serve também de recibo: foi paga na totalidade.
    ND Debit Note | Nota de Débito
    NC Credit Note | Nota de Crédito
  `,
};

export const paymentType: Definition = {
  key: PAYMENT_TYPE,
  name: { en: 'Payment Type', pt: 'Tipo de Pagamento' },
  desc: {
    en: 'The type of a receipt (PaymentType), in the ext of a payment: RC with the tag cash-vat, RG without.',
    pt: 'O tipo do recibo (PaymentType), no ext do pagamento: RC com a etiqueta cash-vat, RG sem ela.',
  },
  values: codesIn('en', 'pt')`
    RC Receipt under the VAT Cash scheme | Recibo no âmbito do regime de IVA de Caixa
    RG Other Receipt | Outro Recibo
  `,
};

export const workType: Definition = {
  key: WORK_TYPE,
  name: { en: 'Document Type', pt: 'Tipo de documento' },
  desc: {
    en: 'The type of a document that the customer can check but that is not an invoice (WorkType), in tax.ext. PF, FC and CC are for invoices, all others for orders; it is set for proforma invoices (PF), purchase orders (NE) and quotes (OR).',
    pt: 'O tipo de um documento de conferência, que não é fatura (WorkType), em tax.ext. PF, FC e CC usam-se em faturas, os restantes em encomendas; é preenchido em faturas pró-forma (PF), encomendas (NE) e orçamentos (OR).',
  },
  values: codesIn('en', 'pt')`
    CM Table orders | Consultas de mesa
    CC Consignment credit note | Credito de consignação
    FC VAT-compliant consignment invoice (Article 38) | Fatura de consignação nos termos do art.º 38º do código do IVA
    FO Work orders | Folhas de obra
    NE Purchase order | Nota de Encomenda
    OU Other documents | Outros
    OR Quotations | Orçamentos
    PF Pro forma invoice | Pró-forma
    DC Delivery verification documents | Documentos emitidos que sejam suscetíveis de apresentação ao cliente para conferência de mercadorias ou de prestação de serviços | Until 30 June 2017. | Até 30 de junho de 2017.
    RP Premium Receipt | Prémio ou recibo de prémio
    RE Chargeback Receipt | Estorno ou recibo de estorno
    CS Co-insurers Allocation | Imputação a co-seguradoras
    LD Lead Co-insurer Allocation | Imputação a co-seguradora líder
    RA Accepted Reinsurance | Resseguro aceite
  `,
};

export const source: Definition = {
  key: SOURCE,
  name: { en: 'Document Source', pt: 'Origem do documento' },
  desc: {
    en: 'Where the document was made (SourceBilling), in tax.ext of invoices and in ext of payments; P if it is not set.',
    pt: 'Onde o documento foi produzido (SourceBilling), em tax.ext das faturas e em ext dos pagamentos; P por omissão.',
  },
  values: codesIn('en', 'pt')`
    P Produced | Produzido | Made by the program that reports it. | Produzido no programa que o comunica.
    I Integrated | Integrado | Made by another program and taken over. | Produzido noutro programa e integrado.
    M Manual | Manual | Written by hand, or recovered from a copy. | Emitido manualmente, ou recuperado de uma cópia.
  `,
};

export const sourceRef: Definition = {
  key: SOURCE_REF,
  name: { en: 'Source Document Reference', pt: 'Referência do documento de origem' },
  desc: {
    en: 'The full number of the original if the source is I or M (for HashControl, Despacho 8632/2014): FTM abc/00001 for one written by hand, FTD FT SERIESA/123 for a recovered one.',
    pt: 'O número completo do original quando a origem é I ou M (para HashControl, Despacho 8632/2014): FTM abc/00001 se foi emitido manualmente, FTD FT SERIESA/123 se foi recuperado.',
  },
};

export const movementType: Definition = {
  key: MOVEMENT_TYPE,
  name: { en: 'Movement Type', pt: 'Tipo de documento' },
  desc: {
    en: 'The type of a transport document (MovementType), in tax.ext of deliveries: GR for delivery notes, GT for waybills, GD with the tag return. Set the others yourself, with the type other.',
    pt: 'O tipo do documento de transporte (MovementType), em tax.ext das entregas: GR para guias de remessa, GT para guias de transporte, GD com a etiqueta return. Os restantes indicam-se à mão, com o tipo other.',
  },
  values: codesIn('en', 'pt')`
    GR Delivery note | Guia de remessa
    GT Waybill | Guia de transporte | Global waybills too. | Também as guias globais.
    GA Guide to the movement own fixed assets | Guia de movimentação de ativos fixos próprios
    GC Consignment note | Guia de consignação
    GD Returns slip or note | Guia ou nota de devolução
  `,
};

export const cashVat: Definition = {
  key: 'pt-saft-cash-vat',
  name: { en: 'Cash VAT Scheme Indicator', pt: 'Indicador de Regime de IVA de Caixa' },
  desc: {
    en: 'Whether VAT is due only when the customer pays (CashVATSchemeIndicator), in tax.ext; 1 is set with the tag cash-vat.',
    pt: 'Se o IVA só é devido quando o cliente paga (CashVATSchemeIndicator), em tax.ext; 1 é preenchido com a etiqueta cash-vat.',
  },
  values: codesIn('en', 'pt')`
    0 No | Não | The taxpayer has not joined the scheme. | O sujeito passivo não aderiu ao regime.
    1 Yes | Sim | The taxpayer has joined the scheme. | O sujeito passivo aderiu ao regime.
  `,
};
