import type { Definition } from '../../../../tax/definitions.ts';
import { USE } from './keys.ts';

/** What the customer uses a document for (catalogue c_UsoCFDI). */
export const use: Definition = {
  key: USE,
  name: { en: 'CFDI Use Code', es: 'Código de Uso CFDI' },
  desc: {
    en: 'What the customer uses the document for (UsoCFDI), in the ext of the customer; CP01 on payments.',
    es: 'El uso que el receptor dará al comprobante (UsoCFDI), en el ext del receptor; CP01 en pagos.',
  },
  values: [
    { code: 'G01', name: { en: 'Acquisition of goods', es: 'Adquisición de mercancías' } },
    {
      code: 'G02',
      name: { en: 'Returns, discounts or rebates', es: 'Devoluciones, descuentos o bonificaciones' },
    },
    { code: 'G03', name: { en: 'General expenses', es: 'Gastos en general' } },
    { code: 'I01', name: { en: 'Construction', es: 'Construcciones' } },
    {
      code: 'I02',
      name: {
        en: 'Office furniture and equipment as investment',
        es: 'Mobiliario y equipo de oficina por inversiones',
      },
    },
    { code: 'I03', name: { en: 'Transport equipment', es: 'Equipo de transporte' } },
    { code: 'I04', name: { en: 'Computer equipment and accessories', es: 'Equipo de computo y accesorios' } },
    {
      code: 'I05',
      name: {
        en: 'Dies, punches, molds, matrices and other tooling',
        es: 'Dados, troqueles, moldes, matrices y herramental',
      },
    },
    { code: 'I06', name: { en: 'Telephone communications', es: 'Comunicaciones telefónicas' } },
    { code: 'I07', name: { en: 'Satellite communications', es: 'Comunicaciones satelitales' } },
    { code: 'I08', name: { en: 'Other machinery and equipment', es: 'Otra maquinaria y equipo' } },
    {
      code: 'D01',
      name: {
        en: 'Medical and dental fees and hospital expenses',
        es: 'Honorarios médicos, dentales y gastos hospitalarios',
      },
    },
    {
      code: 'D02',
      name: {
        en: 'Medical expenses for disability or incapacity',
        es: 'Gastos médicos por incapacidad o discapacidad',
      },
    },
    { code: 'D03', name: { en: 'Funeral expenses', es: 'Gastos funerales' } },
    { code: 'D04', name: { en: 'Donations', es: 'Donativos' } },
    {
      code: 'D05',
      name: {
        en: 'Interest actually paid on mortgage loans (housing)',
        es: 'Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)',
      },
    },
    { code: 'D06', name: { en: 'Voluntary contributions to the SAR', es: 'Aportaciones voluntarias al SAR' } },
    { code: 'D07', name: { en: 'Medical insurance premiums', es: 'Primas por seguros de gastos médicos' } },
    {
      code: 'D08',
      name: {
        en: 'Mandatory school transportation expenses',
        es: 'Gastos de transportación escolar obligatoria',
      },
    },
    {
      code: 'D09',
      name: {
        en: 'Deposits in savings accounts, pension plans premiums',
        es: 'Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones',
      },
    },
    {
      code: 'D10',
      name: {
        en: 'Payments for educational services (school fees)',
        es: 'Pagos por servicios educativos (colegiaturas)',
      },
    },
    { code: 'S01', name: { en: 'Without tax effects', es: 'Sin efectos fiscales' } },
    { code: 'CP01', name: { en: 'Payments', es: 'Pagos' } },
    { code: 'CN01', name: { en: 'Payroll', es: 'Nómina' } },
  ],
};
