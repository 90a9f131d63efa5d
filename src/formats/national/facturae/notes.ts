/** Spanish words that are written into files and documents. */

/** The Spanish names of the other taxes. */
export const TAX_NAMES: Readonly<Record<string, string>> = {
  '05': 'Otro impuesto',
  '06': 'ITPAJD',
  '07': 'Impuestos especiales',
  '08': 'Renta aduanas',
  '09': 'IGTECM',
  '10': 'IECDPCAC',
  '11': 'IIIMAB',
  '12': 'ICIO',
  '13': 'IMVDN',
  '14': 'IMSN',
  '15': 'IMGSN',
  '16': 'IMPN',
  '17': 'REIVA',
  '18': 'REIGIC',
  '19': 'REIPSI',
  '20': 'Primas de seguros',
  '21': 'RLEA',
  '22': 'IVPEE',
  '23': 'Combustible nuclear gastado',
  '24': 'Almacenamiento de combustible nuclear',
  '25': 'Depósitos de entidades de crédito',
  '26': 'Labores del tabaco en Canarias',
  '27': 'Gases fluorados',
  '28': 'IRNR',
  '29': 'Impuesto sobre Sociedades',
};

/** The Spanish names of means of payment. */
export const MEANS_NAMES: Readonly<Record<string, string>> = {
  '03': 'Recibo',
  '05': 'Letra aceptada',
  '06': 'Crédito documentario',
  '07': 'Contrato adjudicación',
  '08': 'Letra de cambio',
  '10': 'Pagaré no a la orden',
  '12': 'Reposición',
  '13': 'Especiales',
  '15': 'Giro postal',
  '16': 'Cheque conformado',
  '18': 'Pago contra reembolso',
};

/** Why a line has no tax, as stated in SpecialTaxableEvent. */
export const EVENTS: Readonly<Record<string, readonly [code: string, reason: string]>> = {
  exempt: ['01', 'Operación exenta'],
  export: ['01', 'Operación exenta: exportación'],
  'intra-community': ['01', 'Operación exenta: entrega intracomunitaria'],
  'outside-scope': ['02', 'Operación no sujeta'],
};

/** Names for offices without one. */
export const OFFICES = { body: 'Órgano gestor', unit: 'Unidad tramitadora' } as const;

/** The signer, by the issuer. */
export const ROLES: Readonly<Record<string, string>> = { EM: 'supplier', RE: 'customer', TE: 'third party' };
