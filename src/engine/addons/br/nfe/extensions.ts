import { codesIn } from '../../../tax/code-table.ts';
import type { Definition, Source } from '../../../tax/definitions.ts';

const layout: Source = {
  title: {
    en: 'Taxpayer Guidance Manual v7.0 - Annex I – Layout and Validation Rules for NF-e and NFC-e',
    pt: 'Manual de Orientação ao Contribuinte v7.0 - Anexo I – Leiaute e Regras de Validação da NF-e e da NFC-e',
  },
  url: 'https://www.nfe.fazenda.gov.br/portal/exibirArquivo.aspx?conteudo=J%20I%20v4eN00E=',
  content_type: 'application/pdf',
};

const cfop: Source = {
  title: {
    en: 'CFOP - Fiscal Operations and Services Codes (SEFAZ-PE)',
    pt: 'CFOP - Código Fiscal de Operações e Prestações (SEFAZ-PE)',
  },
  url: 'https://www.sefaz.pe.gov.br/legislacao/tributaria/documents/legislacao/tabelas/cfop.htm',
  content_type: 'text/html',
};

const mei: Source = {
  title: { en: 'NF-e/NFC-e Technical Note 2024.001 - CRT=4 MEI', pt: 'Nota Técnica NF-e/NFC-e 2024.001 - CRT=4 MEI' },
  url: 'https://www.nfe.fazenda.gov.br/portal/exibirArquivo.aspx?conteudo=kIiniiSkpKc=',
  content_type: 'application/pdf',
};

const reform: Source = {
  title: { en: 'NF-e/NFC-e Technical Note 2025.002 - RTC', pt: 'Nota Técnica NF-e/NFC-e 2025.002 - RTC' },
  url: 'https://www.nfe.fazenda.gov.br/portal/exibirArquivo.aspx?conteudo=pD4YrecPV6s=',
  content_type: 'application/pdf',
};

export const PAYMENT_MEANS = codesIn('en', 'pt')`
  01 Cash | Dinheiro
  02 Check | Cheque
  03 Credit Card | Cartão de Crédito
  04 Debit Card | Cartão de Débito
  05 Store Credit | Crédito Loja
  10 Food Voucher | Vale Alimentação
  11 Meal Voucher | Vale Refeição
  12 Gift Voucher | Vale Presente
  13 Fuel Voucher | Vale Combustível
  15 Bank Slip (Boleto) | Boleto Bancário
  16 Bank Deposit | Depósito Bancário
  17 Instant Payment (PIX) | Pagamento Instantâneo (PIX)
  18 Bank Transfer, Digital Wallet | Transferência bancária, Carteira Digital
  19 Loyalty Program, Cashback, Virtual Credit | Programa de fidelidade, Cashback, Crédito Virtual
  90 No Payment | Sem pagamento
  99 Others | Outros
`;

/** The PIS and COFINS treatment of an item. */
const CONTRIBUTION_STATUS = codesIn('en', 'pt')`
  01 Taxable operation, standard rate | Operação Tributável com Alíquota Básica
  02 Taxable operation, differentiated rate | Operação Tributável com Alíquota Diferenciada
  03 Taxable operation, rate per unit of measure | Operação Tributável com Alíquota por Unidade de Medida de Produto
  04 Taxable monophasic operation, zero-rate resale | Operação Tributável Monofásica - Revenda a Alíquota Zero
  05 Taxable operation by tax substitution | Operação Tributável por Substituição Tributária
  06 Taxable operation, zero rate | Operação Tributável a Alíquota Zero
  07 Operation exempt from the contribution | Operação Isenta da Contribuição
  08 Operation without incidence of the contribution | Operação Sem Incidência da Contribuição
  09 Operation with suspension of the contribution | Operação com Suspensão da Contribuição
  49 Other outbound operations | Outras Operações de Saída
  50 Credit operation, exclusively taxed domestic revenue | Operação com Direito a Crédito - Vinculada Exclusivamente a Receita Tributada no Mercado Interno
  51 Credit operation, exclusively non-taxed domestic revenue | Operação com Direito a Crédito - Vinculada Exclusivamente a Receita Não Tributada no Mercado Interno
  52 Credit operation, exclusively export revenue | Operação com Direito a Crédito - Vinculada Exclusivamente a Receita de Exportação
  53 Credit operation, taxed and non-taxed domestic revenue | Operação com Direito a Crédito - Vinculada a Receitas Tributadas e Não-Tributadas no Mercado Interno
  54 Credit operation, taxed domestic and export revenue | Operação com Direito a Crédito - Vinculada a Receitas Tributadas no Mercado Interno e de Exportação
  55 Credit operation, non-taxed domestic and export revenue | Operação com Direito a Crédito - Vinculada a Receitas Não-Tributadas no Mercado Interno e de Exportação
  56 Credit operation, taxed/non-taxed domestic and export revenue | Operação com Direito a Crédito - Vinculada a Receitas Tributadas e Não-Tributadas no Mercado Interno e de Exportação
  60 Presumed credit, exclusively taxed domestic revenue | Crédito Presumido - Operação de Aquisição Vinculada Exclusivamente a Receita Tributada no Mercado Interno
  61 Presumed credit, exclusively non-taxed domestic revenue | Crédito Presumido - Operação de Aquisição Vinculada Exclusivamente a Receita Não-Tributada no Mercado Interno
  62 Presumed credit, exclusively export revenue | Crédito Presumido - Operação de Aquisição Vinculada Exclusivamente a Receita de Exportação
  63 Presumed credit, taxed and non-taxed domestic revenue | Crédito Presumido - Operação de Aquisição Vinculada a Receitas Tributadas e Não-Tributadas no Mercado Interno
  64 Presumed credit, taxed domestic and export revenue | Crédito Presumido - Operação de Aquisição Vinculada a Receitas Tributadas no Mercado Interno e de Exportação
  65 Presumed credit, non-taxed domestic and export revenue | Crédito Presumido - Operação de Aquisição Vinculada a Receitas Não-Tributadas no Mercado Interno e de Exportação
  66 Presumed credit, taxed/non-taxed domestic and export revenue | Crédito Presumido - Operação de Aquisição Vinculada a Receitas Tributadas e Não-Tributadas no Mercado Interno e de Exportação
  67 Presumed credit, other operations | Crédito Presumido - Outras Operações
  70 Acquisition operation without credit right | Operação de Aquisição sem Direito a Crédito
  71 Acquisition operation with exemption | Operação de Aquisição com Isenção
  72 Acquisition operation with suspension | Operação de Aquisição com Suspensão
  73 Acquisition operation at zero rate | Operação de Aquisição a Alíquota Zero
  74 Acquisition operation without incidence of the contribution | Operação de Aquisição sem Incidência da Contribuição
  75 Acquisition operation by tax substitution | Operação de Aquisição por Substituição Tributária
  98 Other inbound operations | Outras Operações de Entrada
  99 Other operations | Outras Operações
`;

/** The codes of NF-e and NFC-e. */
export const extensions: readonly Definition[] = [
  {
    key: 'br-nfe-model',
    name: { en: 'Fiscal Document Model Code', pt: 'Código do Modelo do Documento Fiscal' },
    desc: {
      en: 'Whether the document is an NF-e or an NFC-e; the tag simplified makes it an NFC-e.',
      pt: 'Se o documento é NF-e ou NFC-e; a tag simplified faz dele uma NFC-e.',
    },
    values: [
      { code: '55', name: { en: 'NF-e' }, desc: { en: 'Between companies.', pt: 'Entre empresas.' } },
      { code: '65', name: { en: 'NFC-e' }, desc: { en: 'To consumers.', pt: 'Ao consumidor.' } },
    ],
    sources: [layout],
  },
  {
    key: 'br-nfe-presence',
    name: { en: 'Buyer Presence Indicator', pt: 'Indicador de Presença do Comprador' },
    desc: {
      en: 'Whether the buyer was present at the operation and, if not, how it took place (indPres).',
      pt: 'Se o comprador estava presente na operação e, se não, como ela ocorreu (indPres).',
    },
    values: codesIn('en', 'pt')`
      0 Not applicable | Não se aplica
      1 In-person operation | Operação presencial
      2 Non-in-person operation, via Internet | Operação não presencial, pela Internet
      3 Non-in-person operation, Tele-service | Operação não presencial, Teleatendimento
      4 NFC-e in operation with home delivery | NFC-e em operação com entrega a domicílio
      5 In-person operation, outside establishment | Operação presencial, fora do estabelecimento
      9 Non-in-person operation, others | Operação não presencial, outros
    `,
    sources: [layout],
  },
  {
    key: 'br-nfe-payment-means',
    name: { en: 'Payment Method', pt: 'Meio de Pagamento' },
    desc: {
      en: 'The means of payment (tPag). Building derives it from the key of the means.',
      pt: 'A forma de pagamento (tPag); decorre da chave do meio.',
    },
    values: PAYMENT_MEANS,
    sources: [layout],
  },
  {
    key: 'br-nfe-cfop',
    name: { en: 'CFOP (Fiscal Operations and Services Code)', pt: 'CFOP (Código Fiscal de Operações e Prestações)' },
    desc: {
      en: 'The kind of operation of a line for ICMS, in four digits. The first is 1 to 3 for incoming and 5 to 7 for outgoing operations.',
      pt: 'O tipo de operação do item para o ICMS, quatro dígitos: de 1 a 3 para entradas, de 5 a 7 para saídas.',
    },
    pattern: '^[1-7]\\d{3}$',
    sources: [cfop],
  },
  {
    key: 'br-nfe-fiscal-incentive',
    name: { en: 'Fiscal Incentive Indicator', pt: 'Indicador de Incentivo Fiscal' },
    desc: { en: 'Whether the party enjoys a tax incentive.', pt: 'Se a parte goza de incentivo fiscal.' },
    values: codesIn('en', 'pt')`
      1 Has incentive | Possui incentivo
      2 Does not have incentive | Não possui incentivo
    `,
    sources: [layout],
  },
  {
    key: 'br-nfe-regime',
    name: { en: 'Tax Regime Code', pt: 'Código de Regime Tributário' },
    desc: {
      en: 'The tax regime of the party (CRT). Building sets 3 if the supplier does not state it.',
      pt: 'O regime tributário da parte (CRT); sem indicação, o do emitente é 3.',
    },
    values: codesIn('en', 'pt')`
      1 Simples Nacional | Simples Nacional
      2 Simples Nacional, Excess | Simples Nacional, Excesso
      3 Normal | Normal
      4 MEI - Individual Micro-entrepreneur | MEI - Microempreendedor Individual
    `,
    sources: [layout, mei],
  },
  {
    key: 'br-nfe-special-regime',
    name: { en: 'Special Tax Regime Code', pt: 'Código do Regime Especial de Tributação' },
    desc: {
      en: 'The special tax regime of the party, if any.',
      pt: 'O regime especial pelo qual a parte é tributada, se houver.',
    },
    values: codesIn('en', 'pt')`
      1 Municipal micro-enterprise | Microempresa municipal
      2 Estimated | Estimativa
      3 Professional Society | Sociedade de profissionais
      4 Cooperative | Cooperativa
      5 Single micro-entrepreneur (MEI) | Microempreendedor individual (MEI)
      6 Micro-enterprise or Small Business (ME EPP) | Microempresa ou Empresa de Pequeno Porte (ME EPP).
    `,
    sources: [layout],
  },
  {
    key: 'br-nfe-icms-cst',
    name: { en: 'ICMS Tax Status Code (CST)', pt: 'Código de Situação Tributária do ICMS (CST)' },
    desc: {
      en: 'How ICMS treats the item, for suppliers under the normal regime; those under Simples Nacional use br-nfe-icms-csosn. Building sets 00 if neither is given.',
      pt: 'A situação do item perante o ICMS no regime normal; no Simples Nacional usa-se br-nfe-icms-csosn. Sem nenhum dos dois vale 00.',
    },
    values: codesIn('en', 'pt')`
      00 Taxed in full | Tributada integralmente
      02 Monophasic taxation (fuels) | Tributação monofásica própria sobre combustíveis
      10 Taxed with ICMS charged by tax substitution | Tributada e com cobrança do ICMS por substituição tributária
      15 Fuel operation with ICMS retention | Operação com combustível e retenção do ICMS
      20 Taxed with tax base reduction | Com redução da base de cálculo
      30 Exempt/non-taxed with ICMS charged by tax substitution | Isenta/não tributada e com cobrança do ICMS por substituição tributária
      40 Exempt | Isenta
      41 Non-taxed | Não tributada
      50 Suspended | Com suspensão
      51 Deferred | Com diferimento
      53 Fuel operation with deferral | Operação com combustível e diferimento
      60 ICMS charged previously by tax substitution | ICMS cobrado anteriormente por substituição tributária
      61 Fuel operation with ICMS withheld | Operação com combustível e ICMS retido anteriormente
      70 Taxed with base reduction and ICMS charged by tax substitution | Com redução da base de cálculo e cobrança do ICMS por substituição tributária
      90 Others | Outras
    `,
    sources: [layout],
  },
  {
    key: 'br-nfe-icms-csosn',
    name: {
      en: 'ICMS Simples Nacional Status Code (CSOSN)',
      pt: 'Código de Situação da Operação no Simples Nacional (CSOSN)',
    },
    desc: {
      en: 'How ICMS treats the item, for suppliers under Simples Nacional and MEI.',
      pt: 'A situação do item perante o ICMS no Simples Nacional e para o MEI.',
    },
    values: codesIn('en', 'pt')`
      101 Taxed under Simples Nacional with credit permission | Tributada pelo Simples Nacional com permissão de crédito
      102 Taxed under Simples Nacional without credit permission | Tributada pelo Simples Nacional sem permissão de crédito
      103 ICMS exemption under Simples Nacional for gross revenue range | Isenção do ICMS no Simples Nacional para faixa de receita bruta
      201 Taxed under Simples Nacional with credit permission and ICMS by tax substitution | Tributada pelo Simples Nacional com permissão de crédito e com cobrança do ICMS por substituição tributária
      202 Taxed under Simples Nacional without credit permission and ICMS by tax substitution | Tributada pelo Simples Nacional sem permissão de crédito e com cobrança do ICMS por substituição tributária
      203 ICMS exemption under Simples Nacional for revenue range and ICMS by tax substitution | Isenção do ICMS no Simples Nacional para faixa de receita bruta e com cobrança do ICMS por substituição tributária
      300 Immune | Imune
      400 Non-taxed under Simples Nacional | Não tributada pelo Simples Nacional
      500 ICMS charged previously by tax substitution or anticipation | ICMS cobrado anteriormente por substituição tributária ou por antecipação
      900 Others | Outros
    `,
    sources: [layout],
  },
  {
    key: 'br-nfe-icms-origin',
    name: { en: 'ICMS Goods Origin', pt: 'Origem da Mercadoria (ICMS)' },
    desc: {
      en: 'Where the goods come from. Building sets 0 (national) if it is missing.',
      pt: 'A origem da mercadoria; sem indicação vale 0 (nacional).',
    },
    values: codesIn('en', 'pt')`
      0 National (except codes 3, 4, 5 and 8) | Nacional, exceto as indicadas nos códigos 3, 4, 5 e 8
      1 Foreign, direct import (except code 6) | Estrangeira - Importação direta, exceto a indicada no código 6
      2 Foreign, acquired in the domestic market (except code 7) | Estrangeira - Adquirida no mercado interno, exceto a indicada no código 7
      3 National, import content above 40% and up to 70% | Nacional, mercadoria ou bem com Conteúdo de Importação superior a 40% e inferior ou igual a 70%
      4 National, produced under the basic productive processes | Nacional, cuja produção tenha sido feita em conformidade com os processos produtivos básicos de que tratam as legislações citadas nos Ajustes
      5 National, import content up to 40% | Nacional, mercadoria ou bem com Conteúdo de Importação inferior ou igual a 40%
      6 Foreign, direct import, no domestic equivalent (CAMEX list / natural gas) | Estrangeira - Importação direta, sem similar nacional, constante em lista da CAMEX e gás natural
      7 Foreign, acquired domestically, no domestic equivalent (CAMEX list / natural gas) | Estrangeira - Adquirida no mercado interno, sem similar nacional, constante lista CAMEX e gás natural
      8 National, import content above 70% | Nacional, mercadoria ou bem com Conteúdo de Importação superior a 70%
    `,
    sources: [layout],
  },
  {
    key: 'br-nfe-pis-cst',
    name: { en: 'PIS Tax Status Code (CST)', pt: 'Código de Situação Tributária do PIS (CST)' },
    desc: {
      en: 'How PIS treats the item; suppliers under Simples Nacional mostly use 49 or 99. Building sets 01 if it is missing.',
      pt: 'A situação do item perante o PIS; no Simples Nacional em geral 49 ou 99. Sem indicação vale 01.',
    },
    values: CONTRIBUTION_STATUS,
    sources: [layout],
  },
  {
    key: 'br-nfe-cofins-cst',
    name: { en: 'COFINS Tax Status Code (CST)', pt: 'Código de Situação Tributária do COFINS (CST)' },
    desc: {
      en: 'How COFINS treats the item; suppliers under Simples Nacional mostly use 49 or 99. Building sets 01 if it is missing.',
      pt: 'A situação do item perante a COFINS; no Simples Nacional em geral 49 ou 99. Sem indicação vale 01.',
    },
    values: CONTRIBUTION_STATUS,
    sources: [layout],
  },
  {
    key: 'br-nfe-purpose',
    name: { en: 'Purpose Code', pt: 'Código de Finalidade' },
    desc: {
      en: 'The purpose of the document (finNFe): 1 for a standard invoice.',
      pt: 'A finalidade do documento (finNFe); a fatura comum tem 1.',
    },
    values: codesIn('en', 'pt')`
      1 Normal | Normal
      2 Complementary | Complementar
      3 Adjustment | Ajuste
      4 Goods Return | Devolução/Retorno de mercadoria
      5 Credit Note | Nota de Crédito
      6 Debit Note | Nota de Débito
    `,
    sources: [layout, reform],
  },
  {
    key: 'br-nfe-operation-type',
    name: { en: 'Operation Type Code', pt: 'Código do Tipo de Operação' },
    desc: {
      en: 'Whether goods come in or go out (tpNF): 1 for a standard invoice.',
      pt: 'Se a operação é de entrada ou de saída (tpNF); a fatura comum tem 1.',
    },
    values: codesIn('en', 'pt')`
      0 Inbound | Entrada
      1 Outbound | Saída
    `,
    sources: [layout],
  },
  {
    key: 'br-nfe-credit-note-type',
    name: { en: 'Credit Note Type Code', pt: 'Código do Tipo de Nota de Crédito' },
    desc: {
      en: 'Why a credit note is issued (tpNFCredito), for IBS and CBS.',
      pt: 'O motivo da nota de crédito (tpNFCredito), para IBS e CBS.',
    },
    values: codesIn('en', 'pt')`
      01 Penalty and interest | Multa e juros
      02 Appropriation of presumed IBS credit in the ZFM | Apropriação de crédito presumido de IBS na ZFM
      03 Return | Retorno
      04 Reduction of values | Redução de valores
      05 Credit transfer on succession | Transferência de crédito na sucessão
    `,
    sources: [reform],
  },
  {
    key: 'br-nfe-debit-note-type',
    name: { en: 'Debit Note Type Code', pt: 'Código do Tipo de Nota de Débito' },
    desc: {
      en: 'Why a debit note is issued (tpNFDebito), for IBS and CBS.',
      pt: 'O motivo da nota de débito (tpNFDebito), para IBS e CBS.',
    },
    values: codesIn('en', 'pt')`
      01 Transfer of credits from Cooperatives | Transferência de créditos de Cooperativas
      02 Credit annulment | Anulação de crédito
      03 Debits not processed in the regular assessment | Débitos não processados na apuração regular
      04 Penalty and interest | Multa e juros
      05 Credit transfer on succession | Transferência de crédito na sucessão
      06 Advance payment | Pagamento antecipado
      07 Inventory loss | Perda em estoque
      08 Exit from Simples Nacional | Desenquadramento do Simples Nacional
    `,
    sources: [reform],
  },
  {
    key: 'br-nfe-state-reg-ind',
    name: { en: 'State Registration Indicator', pt: 'Indicador da Inscrição Estadual' },
    desc: {
      en: 'Whether the customer is registered for ICMS (indIEDest); building sets it if it is not set.',
      pt: 'Se o destinatário é contribuinte do ICMS (indIEDest); sem indicação é preenchido.',
    },
    values: codesIn('en', 'pt')`
      1 Taxpayer | Contribuinte
      2 Exempt taxpayer | Contribuinte isento
      9 No taxpayer | Não contribuinte
    `,
    sources: [layout],
  },
];
