/** The numbers that tax offices give to invoices, in the words of their countries, by provider of the stamp. */
export const officeNumbers: Readonly<Record<string, string>> = {
  'ade-ref': 'Riferimento AdE',
  'dian-cude': 'CUDE',
  'favat-ksef-number': 'Numer KSeF',
  'iapr-mark': 'ΜΑΡΚ',
  'sat-uuid': 'Folio fiscal (UUID)',
  'sefaz-key': 'Chave de acesso',
};
