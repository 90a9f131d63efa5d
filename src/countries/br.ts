import type { CountryFacts } from './facts.ts';

const TITLES: Readonly<Record<string, string>> = {
  55: 'Nota Fiscal Eletrônica (NF-e)',
  65: 'Nota Fiscal de Consumidor Eletrônica (NFC-e)',
  'br-nfse-v1': 'Nota Fiscal de Serviço Eletrônica (NFS-e)',
};

/** The parties of a note of goods and of one of services, as DANFE and the NFS-e call them. */
const GOODS = { supplier: 'Emitente', customer: 'Destinatário' };
const SERVICES = { supplier: 'Prestador', customer: 'Tomador', payable: 'Valor líquido' };

/** Ajustes SINIEF 07/05 and 19/16: notes of goods by the code of their model. */
export const br: CountryFacts = {
  languages: ['pt-BR', 'pt'],
  taxNumber: { name: 'CNPJ', names: { 11: 'CPF' }, masks: ['##.###.###/####-##', '###.###.###-##'] },
  numbers: {
    'br-nfe-state-reg': 'Inscrição Estadual',
    'br-nfse-municipal-reg': 'Inscrição Municipal',
    'br-nfse-national-reg': 'Inscrição Nacional',
    ncm: 'NCM',
    cest: 'CEST',
    'br-nfe-cest': 'CEST',
  },
  taxes: { PISRet: 'PIS retido', COFINSRet: 'COFINS retido', CSLL: 'CSLL retida', IRRF: 'IRRF' },
  // IBS and CBS have codes on the note since 2026 (Lei Complementar 214/2025).
  printedCodes: {
    'br-nfe-cfop': 'CFOP',
    'br-nfse-service': 'Código do serviço',
    'br-nfse-cnae': 'CNAE',
    'br-nfse-tax-status': 'CST IBS/CBS',
    'br-nfse-tax-class': 'cClassTrib',
    'br-nfse-operation': 'cIndOp',
  },
  titles: { 'pt-BR': TITLES, pt: TITLES },
  kinds: { 'br-nfe-model': { 65: 'simplified' } },
  stamps: { 'br-nfe-v4': ['sefaz-key'] },
  words: {
    'pt-BR': GOODS,
    pt: GOODS,
    'pt-BR/br-nfse-v1': SERVICES,
    'pt/br-nfse-v1': SERVICES,
  },
  address: { beforeNumber: ', ', province: ' - ', townLabel: 'Município', stateLabel: 'UF', codeLabel: 'CEP' },
  searchWords: {
    'br-nfe-v4': 'nota fiscal eletrônica sefaz',
    'br-nfse-v1': 'nota fiscal serviço',
  },
};
