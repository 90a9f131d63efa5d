import { addon } from '../../../tax/declare.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules.ts';
import { scenarios } from './scenarios.ts';

/** EN 16931-1:2017, the European standard for electronic invoices (chapter 06 §10). */
export default addon({
  definition: {
    key: 'eu-en16931-v2017',
    name: { en: 'EN 16931-1:2017' },
    description: {
      en: 'The European standard for electronic invoices. Sets the UNTDID codes for document type, tax category, payment means, allowances, charges and notes, and checks the business rules that every European format builds on.',
    },
    scenarios,
  },
  normalisers,
  rules,
});
