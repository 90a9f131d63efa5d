import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules/index.ts';
import { scenarios } from './scenarios.ts';
import { tags } from './tags.ts';

/** FatturaPA, the format of all Italian invoices, sent through the Sistema di Interscambio (chapter 07 §4). */
export default addon({
  definition: {
    key: 'it-sdi-v1',
    name: { en: 'Italy SDI FatturaPA v1.x', it: 'FatturaPA v1.x per lo SDI' },
    description: {
      en: 'FatturaPA is the XML format in which nearly every Italian invoice passes through the exchange system (SdI) of the tax office. Sets format, document type, tax regime, reasons of exemption and means of payment, and checks what makes SdI reject an invoice.',
      it: 'FatturaPA è il formato XML in cui quasi ogni fattura italiana passa per il Sistema di Interscambio (SdI) dell’Agenzia delle Entrate. Imposta formato, tipo documento, regime fiscale, natura e modalità di pagamento, e controlla ciò che porta allo scarto.',
    },
    extensions,
    tags,
    scenarios,
    inboxes: [
      { key: 'it-sdi-code', name: { en: 'SDI Destination Code', it: 'Codice Destinatario SDI' } },
      { key: 'it-sdi-pec', name: { en: 'SDI PEC Destination', it: 'PEC Destinatario SDI' } },
    ],
  },
  // The customer issues the invoice and owes the Italian tax (art. 17 c. 2 DPR 633/1972).
  regimeOf: ({ $tags, customer }) =>
    $tags?.includes('self-billed') && customer?.tax_id?.country === 'IT' ? 'IT' : undefined,
  normalisers,
  rules,
});
