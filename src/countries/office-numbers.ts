/** The numbers that tax offices give to invoices, in the words of their countries, by provider of the stamp. */
export const officeNumbers: Readonly<Record<string, string>> = {
  'ade-ref': 'Riferimento AdE',
  'arca-cae': 'CAE',
  'arca-cae-expiry': 'Vencimiento del CAE',
  'at-atcud': 'ATCUD',
  'dian-cude': 'CUDE',
  'favat-ksef-number': 'Numer KSeF',
  'iapr-mark': 'ΜΑΡΚ',
  'sat-uuid': 'Folio fiscal (UUID)',
  'sefaz-auth': 'Protocolo de autorização',
  'sefaz-key': 'Chave de acesso',
  'tbai-code': 'TicketBAI',
};
