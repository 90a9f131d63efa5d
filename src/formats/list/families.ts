/** The families of formats in UBL and CII. */

/** Names of families, and what their identifiers (BT-24) contain. The first one that fits counts. */
export const families: readonly { readonly name: string; readonly sign: RegExp }[] = [
  { name: 'XRechnung', sign: /xrechnung/i },
  { name: 'NLCIUS', sign: /nlcius/i },
  { name: 'CIUS-RO', sign: /cius-ro/i },
  { name: 'CIUS-PT', sign: /cius-pt/i },
  { name: 'HR eRačun', sign: /mfin\.gov\.hr/i },
  { name: 'ZATCA', sign: /zatca\.gov\.sa/ },
  { name: 'PINT', sign: /^urn:peppol:pint:/ },
  { name: 'Peppol BIS', sign: /peppol/i },
  { name: 'Factur-X', sign: /factur-x|zugferd/i },
  { name: 'EN 16931', sign: /urn:cen\.eu:en16931:2017/i },
];
