/** Fields of national e-invoices, in the terms of their countries. */
export const nationalFields = 'Fields of {format}';
export const tipoDocumento = 'Tipo documento';
export const regimeFiscale = 'Regime fiscale';
export const modalitaPagamento = 'Modalità di pagamento';
export const bolloVirtuale = 'Bollo virtuale';
export const rodzajFaktury = 'Rodzaj faktury';
export const formaPlatnosci = 'Forma płatności';
export const mpp = 'Mechanizm podzielonej płatności (MPP)';
export const metodaKasowa = 'Metoda kasowa';
export const samofakturowanie = 'Samofakturowanie';
export const odwrotneObciazenie = 'Odwrotne obciążenie';
export const zwolnienie = 'Podstawa zwolnienia';
export const marza = 'Procedura marży';
export const jst = 'Jednostka podrzędna JST';
export const gv = 'Członek grupy VAT';
