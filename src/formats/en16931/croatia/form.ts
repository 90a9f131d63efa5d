import type { FormatForm } from '../../declare/form.ts';

export const hrForm: FormatForm = {
  country: 'HR',
  name: 'eRačun',
  addon: 'eu-en16931-v2017',
  fields: [
    { path: ['issue_time'], label: 'Vrijeme izdavanja' },
    { path: ['meta', 'hr-operator'], label: 'Oznaka operatera' },
    { path: ['meta', 'hr-operator-oib'], label: 'OIB operatera' },
    { path: ['meta', 'hr-process'], label: 'Poslovni proces' },
  ],
};
