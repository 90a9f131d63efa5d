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

/** Their forms, as far as all of them have one: a UUID (SAT, Anexo 20), 14 digits (ARCA, RG 4291), 44 digits (Manual de Orientação da NF-e). */
export const officeNumberForms: Readonly<Record<string, RegExp>> = {
  'arca-cae': /^\d{14}$/,
  'sat-uuid': /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  'sefaz-key': /^\d{44}$/,
};
