import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', pt: 'IVA' },
    title: { en: 'Value Added Tax', pt: 'Imposto sobre o Valor Acrescentado' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General Rate', pt: 'Tipo Geral' },
        { ext: { 'pt-region': 'PT-AC' }, since: '2021-07-01', percent: '16.0%' },
        { ext: { 'pt-region': 'PT-AC' }, since: '2014-01-01', percent: '18.0%' },
        { ext: { 'pt-region': 'PT-AC' }, since: '2011-01-01', percent: '16.0%' },
        { ext: { 'pt-region': 'PT-MA' }, since: '2012-04-01', percent: '22.0%' },
        { ext: { 'pt-region': 'PT-MA' }, since: '2011-01-01', percent: '16.0%' },
        { since: '2011-01-01', percent: '23.0%' },
      ),
      standardRate(
        'intermediate',
        { en: 'Intermediate Rate', pt: 'Taxa Intermédia' },
        { ext: { 'pt-region': 'PT-AC' }, since: '2015-07-01', percent: '9.0%' },
        { ext: { 'pt-region': 'PT-AC' }, since: '2014-01-01', percent: '10.0%' },
        { ext: { 'pt-region': 'PT-AC' }, since: '2011-01-01', percent: '9.0%' },
        { ext: { 'pt-region': 'PT-MA' }, since: '2012-04-01', percent: '12.0%' },
        { ext: { 'pt-region': 'PT-MA' }, since: '2011-01-01', percent: '9.0%' },
        { since: '2011-01-01', percent: '13.0%' },
      ),
      standardRate(
        'reduced',
        { en: 'Reduced Rate', pt: 'Taxa Reduzida' },
        { ext: { 'pt-region': 'PT-AC' }, since: '2015-07-01', percent: '4.0%' },
        { ext: { 'pt-region': 'PT-AC' }, since: '2014-01-01', percent: '5.0%' },
        { ext: { 'pt-region': 'PT-AC' }, since: '2011-01-01', percent: '4.0%' },
        { ext: { 'pt-region': 'PT-MA' }, since: '2024-10-01', percent: '4.0%' },
        { ext: { 'pt-region': 'PT-MA' }, since: '2012-04-01', percent: '5.0%' },
        { ext: { 'pt-region': 'PT-MA' }, since: '2011-01-01', percent: '4.0%' },
        { since: '2011-01-01', percent: '6.0%' },
      ),
      { rate: 'other', keys: ['standard'], name: { en: 'Other', pt: 'Outro' } },
    ],
  },
  {
    code: 'IRS',
    name: { en: 'IRS', pt: 'IRS' },
    title: { en: 'Personal income tax', pt: 'Imposto sobre o Rendimento das Pessoas Singulares' },
    retained: true,
  },
  {
    code: 'IRC',
    name: { en: 'IRC', pt: 'IRC' },
    title: { en: 'Corporate income tax', pt: 'Imposto sobre o Rendimento das Pessoas Coletivas' },
    retained: true,
  },
];
