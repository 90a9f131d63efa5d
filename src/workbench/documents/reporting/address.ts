/** The part of the address at which the page makes a report of documents. */
export const REPORTING = 'e-reporting';
