/** Extension keys shared with normalisers and rules. */

export const INVOICE_TYPE = 'pt-saft-invoice-type';
export const WORK_TYPE = 'pt-saft-work-type';
export const MOVEMENT_TYPE = 'pt-saft-movement-type';
export const PAYMENT_TYPE = 'pt-saft-payment-type';
export const SOURCE = 'pt-saft-source';
export const SOURCE_REF = 'pt-saft-source-ref';
export const TAX_RATE = 'pt-saft-tax-rate';
export const EXEMPTION = 'pt-saft-exemption';
export const PRODUCT_TYPE = 'pt-saft-product-type';
export const PAYMENT_MEANS = 'pt-saft-payment-means';
