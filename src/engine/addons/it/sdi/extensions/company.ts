import type { Definition } from '../../../../tax/definitions.ts';

/** Whether a company is being wound up (StatoLiquidazione). */
export const liquidationState: Definition = {
  key: 'it-sdi-liquidation-state',
  name: {
    en: 'Liquidation State',
    it: 'Stato di Liquidazione',
  },
  values: [
    { code: 'LS', name: { en: 'In liquidation', it: 'In liquidazione' } },
    { code: 'LN', name: { en: 'Not in liquidation', it: 'Non in liquidazione' } },
  ],
};

/** Whether a company has one shareholder or several (SocioUnico). */
export const shareholderState: Definition = {
  key: 'it-sdi-shareholder-state',
  name: {
    en: 'Shareholder State',
    it: 'Stato di Socio',
  },
  values: [
    { code: 'SU', name: { en: 'Sole shareholder', it: 'Socio unico' } },
    { code: 'SM', name: { en: 'Multiple shareholders', it: 'Più soci' } },
  ],
};
