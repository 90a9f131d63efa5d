/** Extension keys shared with normalisers and rules. */

export const PAYMENT_MEANS = 'mx-cfdi-payment-means';
export const PROD_SERV = 'mx-cfdi-prod-serv';
export const FISCAL_REGIME = 'mx-cfdi-fiscal-regime';
export const USE = 'mx-cfdi-use';
