import type { CountryFacts } from './facts.ts';

/** Countries and territories of which little is known. */
export const elsewhere: Readonly<Record<string, CountryFacts>> = {
  AX: { languages: ['sv'] },
  FO: { languages: ['da'] },
  GL: { languages: ['da'] },
  IL: { address: { isNumberFirst: true } },
  MY: { address: { isNumberFirst: true } },
  TH: { address: { isNumberFirst: true, code: 'after-town' } },
  ZA: { address: { isNumberFirst: true, code: 'after-town' } },
};
