import { regime } from '../../tax/declare.ts';
import { euroNotices } from '../../tax/euro.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';

/** Bulgaria (chapter 27 §4.1). */
export default regime({
  definition: {
    name: { en: 'Bulgaria', bg: 'България' },
    description: {
      en: 'VAT (ДДС) is administered by the National Revenue Agency (НАП). The VAT number, ДДС №, is BG and nine digits of a company or ten of a person.',
    },
    sources: [
      { title: { en: 'NRA - Value Added Tax' }, url: 'https://nra.bg' },
      { title: { en: 'ЗДДС, чл. 66 и 66а (ставки), чл. 114 (фактура)' }, url: 'https://lex.bg' },
    ],
    time_zone: 'Europe/Sofia',
    country: 'BG',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [
      { code: 'EIK', name: { en: 'Unified Identification Code', bg: 'Единен идентификационен код (ЕИК)' } },
      { code: 'EGN', name: { en: 'Personal Number', bg: 'Единен граждански номер (ЕГН)' } },
    ],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  notices: euroNotices('BG', '2026-01-01', 'BGN', '1.95583'),
  identity: { rules: identityRules },
});
