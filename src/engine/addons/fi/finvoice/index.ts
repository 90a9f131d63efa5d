import { addon } from '../../../tax/declare.ts';
import { normalisers } from './normalise.ts';
import { invoiceRules } from './rules.ts';

/** Finvoice, the invoices that Finnish banks and operators exchange (chapter 08 §12). */
export default addon({
  definition: {
    key: 'fi-finvoice-v3',
    requires: ['eu-en16931-v2017'],
    name: { en: 'Finland Finvoice 3.0' },
    description: {
      en: 'Finvoice 3.0, in which Finnish banks and operators exchange invoices. Adds EN 16931 and checks what it asks for beyond it: a customer, payment by transfer with reference, IBAN and BIC, and a due date.',
      fi: 'Finvoice 3.0, jolla suomalaiset pankit ja operaattorit välittävät laskuja. Lisää EN 16931:n ja tarkistaa, mitä sen lisäksi vaaditaan: asiakas, tilisiirto viitteineen, IBAN ja BIC sekä eräpäivä.',
    },
  },
  normalisers,
  rules: [invoiceRules],
});
