import { codesIn } from '../../../../tax/code-table.ts';
import type { Definition } from '../../../../tax/definitions.ts';
import { cashVat, invoiceType, movementType, paymentType, source, sourceRef, workType } from './documents.ts';
import { exemption } from './exemption.ts';
import { PAYMENT_MEANS, PRODUCT_TYPE, TAX_RATE } from './keys.ts';

const taxRate: Definition = {
  key: TAX_RATE,
  name: { en: 'Tax Rate Code', pt: 'Código da Taxa de Imposto' },
  desc: {
    en: 'The name of the VAT rate (TaxCode), in the ext of a tax. Derived from the rate: NOR general, INT intermediate, RED reduced, OUT other and VAT of other countries, ISE if no VAT is charged.',
    pt: 'A taxa de IVA pelo nome (TaxCode), no ext do imposto. Resulta da taxa: NOR general, INT intermediate, RED reduced, OUT other e IVA de outros países, ISE quando não há imposto.',
  },
  values: codesIn('en', 'pt')`
    RED Reduced | Redução
    INT Intermediate | Intermédio
    NOR Normal | Normal
    ISE Exempt | Isento
    OUT Other | Outro
  `,
};

const productType: Definition = {
  key: PRODUCT_TYPE,
  name: { en: 'Product Type', pt: 'Tipo de Produto' },
  desc: {
    en: 'Whether goods or services are sold (ProductType), in the ext of an item. If it is not set, units of time, distance or energy and counts of services make it S, all others P.',
    pt: 'Se se vendem bens ou serviços (ProductType), no ext do artigo. Por omissão, unidades de tempo, distância ou energia e contagens de serviços dão S, as restantes P.',
  },
  values: codesIn('en', 'pt')`
    P Goods | Produtos
    S Services | Serviços
    O Other | Outros | Postage that is charged, advances received, assets that are sold. | Portes cobrados, adiantamentos recebidos, ativos alienados.
    E Excise Duties | Impostos Especiais | On alcohol (IABA), petroleum (ISP) and tobacco (IT). | Sobre álcool (IABA), produtos petrolíferos (ISP) e tabaco (IT).
    I Taxes/Fees | Impostos/Taxas | Other taxes and levies, but not VAT, stamp duty and excise duties. | Outros impostos, taxas e encargos, exceto IVA, imposto do selo e impostos especiais.
  `,
};

const paymentMeans: Definition = {
  key: PAYMENT_MEANS,
  name: { en: 'Payment Means', pt: 'Meio de Pagamento' },
  desc: {
    en: 'How it is paid (PaymentMechanism), in the ext of a payment. Derived from the key; for codes without a key of their own (CI, CO, MB, PR, TR), write the key other and the code.',
    pt: 'Como se paga (PaymentMechanism), no ext do pagamento. Resulta da chave; para os que não têm chave própria (CI, CO, MB, PR, TR) escreva a chave other e o código.',
  },
  values: codesIn('en', 'pt')`
    CC Credit card | Cartão crédito
    CD Debit card | Cartão débito
    CH Bank cheque | Cheque bancário
    CI International documentary credit | Letter of credit
    CO Gift cheque or card | Cheque ou cartão oferta
    CS Settlement of balances in current account | Compensação de saldos em conta corrente
    DE Electronic money | Dinheiro eletrónico
    LC Commercial bill | Letra comercial
    MB Multibanco payment references | Referências de pagamento para Multibanco
    NU Cash | Numerário
    OU Other | Outro
    PR Barter | Permuta de bens
    TB Bank transfer or direct debit | Transferência bancária ou débito direto autorizado
    TR Supplementary compensation | Títulos de compensação extrassalarial
  `,
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
