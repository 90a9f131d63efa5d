import { codesIn } from '../../../../tax/code-table.ts';
import type { Definition } from '../../../../tax/definitions.ts';
import { USE } from './keys.ts';

/** The customer's use of a document (catalogue c_UsoCFDI). */
export const use: Definition = {
  key: USE,
  name: { en: 'CFDI Use Code', es: 'Código de Uso CFDI' },
  desc: {
    en: 'What the customer uses the document for (UsoCFDI), in the ext of the customer; CP01 on payments.',
    es: 'El uso que el receptor dará al comprobante (UsoCFDI), en el ext del receptor; CP01 en pagos.',
  },
  values: codesIn('en', 'es')`
    G01 Acquisition of goods | Adquisición de mercancías
    G02 Returns, discounts or rebates | Devoluciones, descuentos o bonificaciones
    G03 General expenses | Gastos en general
    I01 Construction | Construcciones
    I02 Office furniture and equipment as investment | Mobiliario y equipo de oficina por inversiones
    I03 Transport equipment | Equipo de transporte
    I04 Computer equipment and accessories | Equipo de computo y accesorios
    I05 Dies, punches, molds, matrices and other tooling | Dados, troqueles, moldes, matrices y herramental
    I06 Telephone communications | Comunicaciones telefónicas
    I07 Satellite communications | Comunicaciones satelitales
    I08 Other machinery and equipment | Otra maquinaria y equipo
    D01 Medical and dental fees and hospital expenses | Honorarios médicos, dentales y gastos hospitalarios
    D02 Medical expenses for disability or incapacity | Gastos médicos por incapacidad o discapacidad
    D03 Funeral expenses | Gastos funerales
    D04 Donations | Donativos
    D05 Interest actually paid on mortgage loans (housing) | Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)
    D06 Voluntary contributions to the SAR | Aportaciones voluntarias al SAR
    D07 Medical insurance premiums | Primas por seguros de gastos médicos
    D08 Mandatory school transportation expenses | Gastos de transportación escolar obligatoria
    D09 Deposits in savings accounts, pension plans premiums | Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones
    D10 Payments for educational services (school fees) | Pagos por servicios educativos (colegiaturas)
    S01 Without tax effects | Sin efectos fiscales
    CP01 Payments | Pagos
    CN01 Payroll | Nómina
  `,
};
