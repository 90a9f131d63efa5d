import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules.ts';

/** Receipts to consumers, which are sent to the Agenzia delle Entrate (chapter 07 §5). */
export default addon({
  definition: {
    key: 'it-ticket-v1',
    name: { en: 'Italy AdE ticket v1.x', it: 'Documento commerciale AdE v1.x' },
    description: {
      en: 'Receipts to consumers (documento commerciale), which Italian traders send to the tax office instead of invoices. Takes prices as including VAT, sets goods or services and the reasons of exemption, and checks the rates that a receipt may state.',
      it: 'Il documento commerciale che gli esercenti italiani rilasciano ai consumatori e trasmettono all’Agenzia delle Entrate al posto della fattura. Considera i prezzi IVA inclusa, distingue beni e servizi, imposta la natura e controlla le aliquote ammesse.',
    },
    sources: [
      {
        title: { en: 'Italian AdE Cassetto Fiscale' },
        url: 'https://www.agenziaentrate.gov.it/portale/schede/comunicazioni/fatture-e-corrispettivi',
        content_type: 'application/pdf',
      },
      {
        title: { en: 'Italian AdE Fattura e Corrispettivi' },
        url: 'https://www.agenziaentrate.gov.it/portale/schede/comunicazioni/fatture-e-corrispettivi',
        content_type: 'application/pdf',
      },
    ],
    extensions,
    corrections: [{ schema: 'bill/invoice', types: ['corrective'], stamps: ['ade-ref'] }],
  },
  normalisers,
  rules,
});
