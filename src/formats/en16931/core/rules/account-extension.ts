/** The extension for blocked accounts, as BT-24 names it. */
export const EXTENSION = '#conformant#urn:fdc:nen.nl:gaccount:v1.0';

/** The rules of EN 16931 on elements that this extension adds. */
export const ON_ITS_ELEMENTS = ['UBL-CR-411', 'UBL-CR-453', 'UBL-CR-459'];
