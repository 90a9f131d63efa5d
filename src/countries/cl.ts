import type { CountryFacts } from './facts.ts';

export const cl: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'RUT', masks: ['##.###.###-#', '#.###.###-#'] },
  words: { es: { issueDate: 'Fecha de emisión' } },
};
