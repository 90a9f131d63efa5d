/** The code of the warning that an invoice claims no rules of any format here. */
export const UNJUDGED = 'BW-XML-UNJUDGED';
