import { codesIn } from '../../../tax/code-table.ts';
import type { Definition, Source } from '../../../tax/definitions.ts';

const abrasfManual: Source = {
  title: {
    en: 'NFS-e ABRASF Taxpayer Guidance Manual (v2.04)',
    pt: 'NFS-e ABRASF Manual de Orientação do Contribuinte (v2.04)',
  },
  url: 'https://abrasf.org.br/biblioteca/arquivos-publicos/nfs-e-manual-de-orientacao-do-contribuinte-2-04/download',
};

const classificationTables: Source = {
  title: {
    en: 'Technical Report RT 2025.002 - CST and cClassTrib Tables IBS/CBS',
    pt: 'Informe Técnico RT 2025.002 - Tabelas CST e cClassTrib IBS/CBS',
  },
  url: 'https://www.nfe.fazenda.gov.br/portal/exibirArquivo.aspx?conteudo=gya58CS0dHU=',
};

/** The codes of municipal service invoices, and of the taxes IBS and CBS. */
export const extensions: readonly Definition[] = [
  {
    key: 'br-nfse-cnae',
    name: { en: 'CNAE code', pt: 'Código CNAE' },
    desc: {
      en: 'The economic activity of the service, from the national classification CNAE, for example 6201-5/01. The IBGE publishes the codes: https://www.ibge.gov.br/en/statistics/technical-documents/statistical-lists-and-classifications/17245-national-classification-of-economic-activities.html',
      pt: 'A atividade econômica a que pertence o serviço, segundo a CNAE, por exemplo 6201-5/01. Os códigos estão no IBGE.',
    },
    pattern: '^\\d{2}[\\s\\.\\-\\/]?\\d{2}[\\s\\.\\-\\/]?\\d[\\s\\.\\-\\/]?\\d{2}$',
  },
  {
    key: 'br-nfse-nbs',
    name: { en: 'NBS code', pt: 'Código NBS' },
    desc: {
      en: 'The service, from the Brazilian nomenclature of services and intangibles, NBS, for example 1.1502.10.00. Decree 7.708/2012 introduced it; the ministry MDIC keeps the list.',
      pt: 'O serviço segundo a Nomenclatura Brasileira de Serviços (NBS), por exemplo 1.1502.10.00. Instituída pelo Decreto 7.708/2012; a lista é mantida pelo MDIC.',
    },
    pattern: '^\\d[\\.\\s]?\\d{4}[\\.\\s]?\\d{2}[\\.\\s]?\\d{2}$',
    sources: [
      {
        title: {
          en: 'Decree No. 7.708/2012 - Institution of the NBS and NEBS',
          pt: 'Decreto Nº 7.708/2012 - Instituição da NBS e NEBS',
        },
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2012/decreto/d7708.htm',
      },
      {
        title: {
          en: 'NBS - Brazilian Nomenclature of Services (MDIC)',
          pt: 'NBS - Nomenclatura Brasileira de Serviços (MDIC)',
        },
        url: 'https://www.gov.br/mdic/pt-br/assuntos/sdic/comercio-e-servicos/nbs-nomenclatura-brasileira-de-servicos',
      },
    ],
  },
  {
    key: 'br-nfse-fiscal-incentive',
    name: { en: 'Fiscal Incentive', pt: 'Incentivo Fiscal' },
    desc: {
      en: 'Whether the party enjoys a tax incentive of the municipality. If nothing is stated, a supplier has none (2).',
      pt: 'Se a parte goza de incentivo fiscal do município. Para o prestador sem indicação vale 2 (não possui).',
    },
    values: codesIn('en', 'pt')`
      1 Has incentive | Possui incentivo
      2 Does not have incentive | Não possui incentivo
    `,
    sources: [abrasfManual],
  },
  {
    key: 'br-nfse-iss-liability',
    name: { en: 'ISS Liability', pt: 'Exigibilidade ISS' },
    desc: {
      en: 'Whether the service tax ISS is due, and if not, why: field B-38 of the ABRASF 2.04 model, in section 10.2 of its manual (https://abrasf.org.br/biblioteca/arquivos-publicos/nfs-e-manual-de-orientacao-do-contribuinte-2-04/download).',
      pt: 'Se o ISS é exigível e, se não, por quê: campo B-38 do modelo ABRASF 2.04, seção 10.2 do manual.',
    },
    values: codesIn('en', 'pt')`
      1 Liable | Exigível
      2 Not subject | Não incidência
      3 Exempt | Isenção
      4 Export | Exportação
      5 Immune | Imunidade
      6 Suspended Judicially | Suspensa por Decisão Judicial
      7 Suspended Administratively | Suspensa por Processo Administrativo
    `,
  },
  {
    key: 'br-nfse-service',
    name: { en: 'Service Code', pt: 'Código Item Lista Serviço' },
    desc: {
      en: 'The service, from the list of the municipality, which mostly follows the annex to Complementary Law 116/2003, for example 1.05 (https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp116.htm).',
      pt: 'O serviço segundo a lista do município, que em geral segue a lista anexa à Lei Complementar 116/2003, por exemplo 1.05.',
    },
  },
  {
    key: 'br-nfse-simples',
    name: { en: 'Opting for "Simples Nacional" regime', pt: 'Optante pelo Simples Nacional' },
    desc: {
      en: 'Whether the party pays its taxes by the simplified regime for small companies, Simples Nacional.',
      pt: 'Se a parte recolhe seus tributos pelo Simples Nacional, o regime das microempresas e empresas de pequeno porte.',
    },
    values: codesIn('en', 'pt')`
      1 Opt-in | Optante
      2 Opt-out | Não optante
    `,
    sources: [abrasfManual],
  },
  {
    key: 'br-nfse-special-regime',
    name: { en: 'Special Tax Regime', pt: 'Regime Especial de Tributação' },
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
    sources: [abrasfManual],
  },
  {
    key: 'br-nfse-operation',
    name: { en: 'Operation Indicator', pt: 'Indicador da operação' },
    desc: {
      en: 'The kind of operation for the new taxes IBS and CBS, six digits: the field cIndOp of the national layout.',
      pt: 'O tipo de operação para o IBS e a CBS, seis dígitos: o campo cIndOp do leiaute nacional.',
    },
    pattern: '^\\d{6}$',
    sources: [
      {
        title: { en: 'Technical Note SE/CGNFS-e nº 004', pt: 'Nota Técnica SE/CGNFS-e nº 004' },
        url: 'https://www.gov.br/nfse/pt-br/biblioteca/documentacao-tecnica/rtc-producao-restrita-piloto/nt-004-se-cgnfse-novo-layout-rtc-v2-00-20251210.pdf',
      },
      {
        title: {
          en: 'Annex VII - Operation Indicators Table IBS/CBS v1.00',
          pt: 'Anexo VII - Tabela de Indicadores de Operação IBS/CBS v1.00',
        },
        url: 'https://www.gov.br/nfse/pt-br/biblioteca/documentacao-tecnica/rtc/anexovii-indop_ibscbs_v1-00-00.xlsx',
      },
    ],
  },
  {
    key: 'br-nfse-tax-status',
    name: { en: 'Tax Status Code (CST)', pt: 'Código de situação tributária (CST)' },
    desc: {
      en: 'How IBS and CBS treat the operation, three digits: the field CST of the national layout. Values: https://dfe-portal.svrs.rs.gov.br/DFE/ClassificacaoTributaria',
      pt: 'A situação da operação perante o IBS e a CBS, três dígitos: o campo CST do leiaute nacional.',
    },
    pattern: '^\\d{3}$',
    sources: [classificationTables],
  },
  {
    key: 'br-nfse-tax-class',
    name: { en: 'Tax Classification Code', pt: 'Código de classificação tributária' },
    desc: {
      en: 'The class within the tax status for IBS and CBS, six digits: the field cClassTrib of the national layout. Values: https://dfe-portal.svrs.rs.gov.br/DFE/ClassificacaoTributaria',
      pt: 'A classe dentro da situação tributária para o IBS e a CBS, seis dígitos: o campo cClassTrib do leiaute nacional.',
    },
    pattern: '^\\d{6}$',
    sources: [classificationTables],
  },
];
