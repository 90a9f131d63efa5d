import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { partyNormaliser, partyRules } from './party.ts';

/** Brazil (chapter 04 §3.5): its own taxes by percentage, none of them an ordinary value added tax. */
export default regime({
  definition: {
    name: { en: 'Brazil', pt: 'Brasil' },
    sources: [
      {
        title: { en: 'NFS-e Technical Documentation (ABRASF)' },
        url: 'https://abrasf.org.br/biblioteca/arquivos-publicos/nfs-e',
      },
      {
        title: { en: 'IBGE Municipality Codes' },
        url: 'https://www.ibge.gov.br/explica/codigos-dos-municipios.php',
      },
    ],
    time_zone: 'America/Sao_Paulo',
    country: 'BR',
    currency: 'BRL',
    extensions: [
      {
        key: 'br-ibge-municipality',
        name: { en: 'IBGE Municipality Code', pt: 'Código do Município do IBGE' },
        sources: [
          {
            title: { en: 'IBGE - Municipalities Codes', pt: 'IBGE - Códigos dos Municípios' },
            url: 'https://www.ibge.gov.br/explica/codigos-dos-municipios.php',
          },
        ],
        pattern: '^\\d{7}$',
      },
    ],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  identity: { rules: identityRules },
  normalisers: [partyNormaliser],
  rules: [partyRules],
});
