/** The day by whose official rules e-invoices are judged. */
export const today = 'rules\u0004today';
export const otherDay = 'another day';
export const day = 'Day of the rules';
