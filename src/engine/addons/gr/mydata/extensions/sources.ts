import type { Source } from '../../../../tax/definitions.ts';

/** Where AADE lays down the codes of myDATA. */
export const sources: readonly Source[] = [
  {
    title: {
      el: 'Τεχνική περιγραφή διεπαφών REST API για διαβίβαση & λήψη δεδομένων για χρήστες ERP (Έκδοση 2.0.0)',
      en: 'Technical description of REST API interfaces for sending & receiving data for ERP users (Version 2.0.0)',
    },
    url: 'https://www.aade.gr/sites/default/files/2025-12/myDATA%20API%20Documentation%20v2.0.0_official_erp.pdf',
  },
];
