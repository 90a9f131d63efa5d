import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', it: 'IVA' },
    title: { en: 'Value Added Tax', it: 'Imposta sul Valore Aggiunto' },
    keys: vatKeys,
    rates: [
      standardRate('super-reduced', { en: 'Minimum Rate', it: 'Aliquota Minima' }, { percent: '4.0%' }),
      standardRate('reduced', { en: 'Reduced Rate', it: 'Aliquota Ridotta' }, { since: '2016-01-01', percent: '5.0%' }),
      standardRate('intermediate', { en: 'Intermediate Rate', it: 'Aliquota Intermedia' }, { percent: '10.0%' }),
      standardRate(
        'general',
        { en: 'General Rate', it: 'Aliquota Ordinaria' },
        { since: '2013-10-01', percent: '22.0%' },
        { since: '2011-09-17', percent: '21.0%' },
        { since: '1997-10-01', percent: '20.0%' },
      ),
    ],
  },
  {
    code: 'IRPEF',
    name: { en: 'IRPEF', it: 'IRPEF' },
    title: { en: 'Personal Income Tax', it: 'Imposta sul Reddito delle Persone Fisiche' },
    retained: true,
    map: { 'fatturapa-tipo-ritenuta': 'RT01' },
  },
  {
    code: 'IRES',
    name: { en: 'IRES', it: 'IRES' },
    title: { en: 'Corporate Income Tax', it: 'Imposta sul Reddito delle Società' },
    retained: true,
    map: { 'fatturapa-tipo-ritenuta': 'RT02' },
  },
  {
    code: 'INPS',
    name: { en: 'INPS Contribution', it: 'Contributo INPS' },
    title: {
      en: 'Contribution to the National Social Security Institute',
      it: 'Contributo Istituto Nazionale della Previdenza Sociale',
    },
    retained: true,
    map: { 'fatturapa-tipo-ritenuta': 'RT03' },
  },
  {
    code: 'ENASARCO',
    name: { en: 'ENASARCO Contribution', it: 'Contributo ENASARCO' },
    title: {
      en: 'Contribution to the National Welfare Board for Sales Agents and Representatives',
      it: 'Contributo Ente Nazionale Assistenza Agenti e Rappresentanti di Commercio',
    },
    retained: true,
    map: { 'fatturapa-tipo-ritenuta': 'RT04' },
  },
  {
    code: 'ENPAM',
    name: { en: 'ENPAM Contribution', it: 'Contributo ENPAM' },
    title: {
      en: 'Contribution to the National Pension and Welfare Board for Doctors',
      it: 'Contributo - Ente Nazionale Previdenza e Assistenza Medici',
    },
    retained: true,
    map: { 'fatturapa-tipo-ritenuta': 'RT05' },
  },
  {
    code: 'CP',
    name: { en: 'Other Social Security Contributions', it: 'Altro Contributo Previdenziale' },
    title: { en: 'Other Social Security Contributions', it: 'Altro Contributo Previdenziale' },
    retained: true,
    map: { 'fatturapa-tipo-ritenuta': 'RT06' },
  },
];
