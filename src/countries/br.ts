import type { CountryFacts } from './facts.ts';

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
  taxes: { PISRet: 'PIS retido', COFINSRet: 'COFINS retido' },
  address: { beforeNumber: ', ', province: ' - ' },
  searchWords: {
    'br-nfe-v4': 'nota fiscal eletrônica sefaz',
    'br-nfse-v1': 'nota fiscal serviço',
  },
};
