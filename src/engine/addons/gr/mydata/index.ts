import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { tags } from './tags.ts';

/** myDATA, the electronic books of the Greek tax office AADE (chapter 07 §3). */
export default addon({
  definition: {
    key: 'gr-mydata-v1',
    name: { en: 'Greece MyData v1.x', el: 'Ελλάδα myDATA v1.x' },
    description: {
      en: 'The electronic books of the Greek tax office AADE, to which every invoice and receipt is reported. Sets the kind of document, the VAT category, the cause of exemption and the means of payment, and checks what AADE asks for.',
      el: 'Τα ηλεκτρονικά βιβλία της ΑΑΔΕ, στα οποία διαβιβάζεται κάθε τιμολόγιο και απόδειξη. Συμπληρώνει το είδος παραστατικού, την κατηγορία ΦΠΑ, την αιτία εξαίρεσης και τον τρόπο πληρωμής, και ελέγχει όσα ζητά η ΑΑΔΕ.',
    },
    sources: [
      {
        title: { en: 'myDATA API Documentation v1.0.7' },
        url: 'https://www.aade.gr/sites/default/files/2023-10/myDATA%20API%20Documentation_v1.0.7_eng.pdf',
        content_type: 'application/pdf',
      },
      {
        title: { en: 'Greek Peppol BIS Billing 3.0' },
        url: 'https://www.gsis.gr/sites/default/files/eInvoice/Instructions%20to%20B2G%20Suppliers%20and%20certified%20PEPPOL%20Providers%20for%20the%20Greek%20PEPPOL%20BIS-EN-%20v1.0.pdf',
        content_type: 'application/pdf',
      },
    ],
    extensions,
    tags,
    scenarios,
  },
  normalisers,
  rules,
});
