import { codesIn } from '../../../../tax/code-table.ts';
import type { Definition } from '../../../../tax/definitions.ts';
import { FISCAL_REGIME } from './keys.ts';

/** The tax regime of a party (catalogue c_RegimenFiscal). */
export const fiscalRegime: Definition = {
  key: FISCAL_REGIME,
  name: { en: 'Fiscal Regime Code', es: 'Código de Régimen Fiscal' },
  desc: {
    en: 'The regime under which the supplier or the customer is taxed (RegimenFiscal, RegimenFiscalReceptor), in the ext of the party.',
    es: 'El régimen en que tributa el emisor o el receptor (RegimenFiscal, RegimenFiscalReceptor), en el ext de cada parte.',
  },
  values: codesIn('en', 'es')`
    601 General, legal entities | General de Ley Personas Morales
    603 Non-profit legal entities | Personas Morales con Fines no Lucrativos
    605 Wages, salaries and similar income | Sueldos y Salarios e Ingresos Asimilados a Salarios
    606 Renting | Arrendamiento
    607 Transfer or acquisition of goods | Régimen de Enajenación o Adquisición de Bienes
    608 Other income | Demás ingresos
    610 Residents abroad without permanent establishment in Mexico | Residentes en el Extranjero sin Establecimiento Permanente en México
    611 Dividends (partners and shareholders) | Ingresos por Dividendos (socios y accionistas)
    612 Individuals with business and professional activities | Personas Físicas con Actividades Empresariales y Profesionales
    614 Interest | Ingresos por intereses
    615 Prizes | Régimen de los ingresos por obtención de premios
    616 Without tax obligations | Sin obligaciones fiscales
    620 Production cooperatives that defer their income | Sociedades Cooperativas de Producción que optan por diferir sus ingresos
    621 Tax incorporation | Incorporación Fiscal
    622 Agriculture, livestock, forestry and fishing | Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras
    623 Optional for groups of companies | Opcional para Grupos de Sociedades
    624 Coordinated carriers | Coordinados
    625 Business with income through technological platforms | Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas
    626 Simplified regime of trust | Régimen Simplificado de Confianza
  `,
};
