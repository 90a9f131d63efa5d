import type { CountryFacts } from './facts.ts';

const TITLES: Readonly<Record<string, string>> = {
  55: 'Nota Fiscal Eletrônica (NF-e)',
  65: 'Nota Fiscal de Consumidor Eletrônica (NFC-e)',
  'br-nfse-v1': 'Nota Fiscal de Serviço Eletrônica (NFS-e)',
};

/** Ajustes SINIEF 07/05 and 19/16: notes of goods by the code of their model. */
export const br: CountryFacts = {
  languages: ['pt-BR', 'pt'],
  taxNumber: { name: 'CNPJ', masks: ['##.###.###/####-##', '###.###.###-##'] },
  numbers: {
    'br-nfe-state-reg': 'Inscrição Estadual',
    'br-nfse-municipal-reg': 'Inscrição Municipal',
    'br-nfse-national-reg': 'Inscrição Nacional',
    ncm: 'NCM',
    cest: 'CEST',
    'br-nfe-cest': 'CEST',
  },
  taxes: { PISRet: 'PIS retido', COFINSRet: 'COFINS retido', CSLL: 'CSLL retida', IRRF: 'IRRF' },
  printedCodes: { 'br-nfe-cfop': 'CFOP', 'br-nfse-service': 'Código do serviço', 'br-nfse-cnae': 'CNAE' },
  titles: { 'pt-BR': TITLES, pt: TITLES },
  kinds: { 'br-nfe-model': { 65: 'simplified' } },
  stamps: { 'br-nfe-v4': ['sefaz-key'] },
  // The parties of a note of goods and of services, as DANFE and the NFS-e have them.
  words: {
    'pt-BR': { supplier: 'Emitente', customer: 'Destinatário' },
    pt: { supplier: 'Emitente', customer: 'Destinatário' },
  },
  address: { beforeNumber: ', ', province: ' - ' },
  searchWords: {
    'br-nfe-v4': 'nota fiscal eletrônica sefaz',
    'br-nfse-v1': 'nota fiscal serviço',
  },
};
