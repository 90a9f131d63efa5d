import type { Definition } from '../../../../tax/definitions.ts';
import { cashVat, invoiceType, movementType, paymentType, source, sourceRef, workType } from './documents.ts';
import { exemption } from './exemption.ts';
import { PAYMENT_MEANS, PRODUCT_TYPE, TAX_RATE } from './keys.ts';

const taxRate: Definition = {
  key: TAX_RATE,
  name: { en: 'Tax Rate Code', pt: 'Código da Taxa de Imposto' },
  desc: {
    en: 'The rate of VAT by its name (TaxCode), in the ext of a tax. It follows from the rate: NOR general, INT intermediate, RED reduced, OUT other and VAT of other countries, ISE where none is charged.',
    pt: 'A taxa de IVA pelo nome (TaxCode), no ext do imposto. Resulta da taxa: NOR general, INT intermediate, RED reduced, OUT other e IVA de outros países, ISE quando não há imposto.',
  },
  values: [
    { code: 'RED', name: { en: 'Reduced', pt: 'Redução' } },
    { code: 'INT', name: { en: 'Intermediate', pt: 'Intermédio' } },
    { code: 'NOR', name: { en: 'Normal', pt: 'Normal' } },
    { code: 'ISE', name: { en: 'Exempt', pt: 'Isento' } },
    { code: 'OUT', name: { en: 'Other', pt: 'Outro' } },
  ],
};

const productType: Definition = {
  key: PRODUCT_TYPE,
  name: { en: 'Product Type', pt: 'Tipo de Produto' },
  desc: {
    en: 'Whether goods or services are sold (ProductType), in the ext of an item. Where nothing is said, units of time, distance or energy and counts of services make it S, all others P.',
    pt: 'Se se vendem bens ou serviços (ProductType), no ext do artigo. Por omissão, unidades de tempo, distância ou energia e contagens de serviços dão S, as restantes P.',
  },
  values: [
    { code: 'P', name: { en: 'Goods', pt: 'Produtos' } },
    { code: 'S', name: { en: 'Services', pt: 'Serviços' } },
    {
      code: 'O',
      name: { en: 'Other', pt: 'Outros' },
      desc: {
        en: 'Postage that is charged, advances received, assets that are sold.',
        pt: 'Portes cobrados, adiantamentos recebidos, ativos alienados.',
      },
    },
    {
      code: 'E',
      name: { en: 'Excise Duties', pt: 'Impostos Especiais' },
      desc: {
        en: 'On alcohol (IABA), petroleum (ISP) and tobacco (IT).',
        pt: 'Sobre álcool (IABA), produtos petrolíferos (ISP) e tabaco (IT).',
      },
    },
    {
      code: 'I',
      name: { en: 'Taxes/Fees', pt: 'Impostos/Taxas' },
      desc: {
        en: 'Other taxes and levies, but not VAT, stamp duty and excise duties.',
        pt: 'Outros impostos, taxas e encargos, exceto IVA, imposto do selo e impostos especiais.',
      },
    },
  ],
};

const paymentMeans: Definition = {
  key: PAYMENT_MEANS,
  name: { en: 'Payment Means', pt: 'Meio de Pagamento' },
  desc: {
    en: 'How it is paid (PaymentMechanism), in the ext of a payment. It follows from the key; for those without one of their own (CI, CO, MB, PR, TR) write the key other and the code.',
    pt: 'Como se paga (PaymentMechanism), no ext do pagamento. Resulta da chave; para os que não têm chave própria (CI, CO, MB, PR, TR) escreva a chave other e o código.',
  },
  values: [
    { code: 'CC', name: { en: 'Credit card', pt: 'Cartão crédito' } },
    { code: 'CD', name: { en: 'Debit card', pt: 'Cartão débito' } },
    { code: 'CH', name: { en: 'Bank cheque', pt: 'Cheque bancário' } },
    { code: 'CI', name: { en: 'International documentary credit', pt: 'Letter of credit' } },
    { code: 'CO', name: { en: 'Gift cheque or card', pt: 'Cheque ou cartão oferta' } },
    {
      code: 'CS',
      name: { en: 'Settlement of balances in current account', pt: 'Compensação de saldos em conta corrente' },
    },
    { code: 'DE', name: { en: 'Electronic money', pt: 'Dinheiro eletrónico' } },
    { code: 'LC', name: { en: 'Commercial bill', pt: 'Letra comercial' } },
    {
      code: 'MB',
      name: { en: 'Multibanco payment references', pt: 'Referências de pagamento para Multibanco' },
    },
    { code: 'NU', name: { en: 'Cash', pt: 'Numerário' } },
    { code: 'OU', name: { en: 'Other', pt: 'Outro' } },
    { code: 'PR', name: { en: 'Barter', pt: 'Permuta de bens' } },
    {
      code: 'TB',
      name: { en: 'Bank transfer or direct debit', pt: 'Transferência bancária ou débito direto autorizado' },
    },
    { code: 'TR', name: { en: 'Supplementary compensation', pt: 'Títulos de compensação extrassalarial' } },
  ],
};

/** The codes of SAF-T (PT), by Portaria 302/2016. */
export const extensions: readonly Definition[] = [
  invoiceType,
  paymentType,
  taxRate,
  exemption,
  productType,
  workType,
  paymentMeans,
  source,
  sourceRef,
  movementType,
  cashVat,
];
