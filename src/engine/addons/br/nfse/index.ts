import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules.ts';

/** NFS-e, the invoices for services of the Brazilian municipalities (chapter 08 §9). */
export default addon({
  definition: {
    key: 'br-nfse-v1',
    name: { en: 'Brazil NFS-e 1.X', pt: 'NFS-e do Brasil 1.X' },
    description: {
      en: "NFS-e, the electronic invoice for services that Brazilian municipalities and the national portal issue from a provider's declaration (DPS or RPS). Fills in the usual codes for fiscal incentive and liability for the service tax ISS, and checks numbering, supplier, taxes and service codes.",
      pt: 'NFS-e, a nota fiscal de serviços eletrônica que os municípios e o portal nacional emitem a partir da declaração do prestador (DPS ou RPS). Preenche os códigos usuais de incentivo fiscal e de exigibilidade do ISS e confere numeração, prestador, tributos e códigos de serviço.',
    },
    extensions,
    identities: [
      {
        key: 'br-nfse-municipal-reg',
        name: { en: 'Company Municipal Registration', pt: 'Inscrição Municipal da Empresa' },
      },
    ],
  },
  normalisers,
  rules,
});
