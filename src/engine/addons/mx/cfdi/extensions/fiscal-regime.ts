import type { Definition } from '../../../../tax/definitions.ts';
import { FISCAL_REGIME } from './keys.ts';

/** How a party is taxed (catalogue c_RegimenFiscal). */
export const fiscalRegime: Definition = {
  key: FISCAL_REGIME,
  name: { en: 'Fiscal Regime Code', es: 'Código de Régimen Fiscal' },
  desc: {
    en: 'The regime under which the supplier or the customer is taxed (RegimenFiscal, RegimenFiscalReceptor), in the ext of the party.',
    es: 'El régimen en que tributa el emisor o el receptor (RegimenFiscal, RegimenFiscalReceptor), en el ext de cada parte.',
  },
  values: [
    { code: '601', name: { en: 'General, legal entities', es: 'General de Ley Personas Morales' } },
    { code: '603', name: { en: 'Non-profit legal entities', es: 'Personas Morales con Fines no Lucrativos' } },
    {
      code: '605',
      name: { en: 'Wages, salaries and similar income', es: 'Sueldos y Salarios e Ingresos Asimilados a Salarios' },
    },
    { code: '606', name: { en: 'Renting', es: 'Arrendamiento' } },
    {
      code: '607',
      name: { en: 'Transfer or acquisition of goods', es: 'Régimen de Enajenación o Adquisición de Bienes' },
    },
    { code: '608', name: { en: 'Other income', es: 'Demás ingresos' } },
    {
      code: '610',
      name: {
        en: 'Residents abroad without permanent establishment in Mexico',
        es: 'Residentes en el Extranjero sin Establecimiento Permanente en México',
      },
    },
    {
      code: '611',
      name: { en: 'Dividends (partners and shareholders)', es: 'Ingresos por Dividendos (socios y accionistas)' },
    },
    {
      code: '612',
      name: {
        en: 'Individuals with business and professional activities',
        es: 'Personas Físicas con Actividades Empresariales y Profesionales',
      },
    },
    { code: '614', name: { en: 'Interest', es: 'Ingresos por intereses' } },
    { code: '615', name: { en: 'Prizes', es: 'Régimen de los ingresos por obtención de premios' } },
    { code: '616', name: { en: 'Without tax obligations', es: 'Sin obligaciones fiscales' } },
    {
      code: '620',
      name: {
        en: 'Production cooperatives that defer their income',
        es: 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos',
      },
    },
    { code: '621', name: { en: 'Tax incorporation', es: 'Incorporación Fiscal' } },
    {
      code: '622',
      name: {
        en: 'Agriculture, livestock, forestry and fishing',
        es: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras',
      },
    },
    { code: '623', name: { en: 'Optional for groups of companies', es: 'Opcional para Grupos de Sociedades' } },
    { code: '624', name: { en: 'Coordinated carriers', es: 'Coordinados' } },
    {
      code: '625',
      name: {
        en: 'Business with income through technological platforms',
        es: 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
      },
    },
    { code: '626', name: { en: 'Simplified regime of trust', es: 'Régimen Simplificado de Confianza' } },
  ],
};
