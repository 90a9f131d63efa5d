/** The columns of booking batches for DATEV. */

export const AMOUNT = 'Umsatz (ohne Soll/Haben-Kz)';
export const CONTRA = 'Gegenkonto (ohne BU-Schlüssel)';

/** Returns numbered pairs of columns. The second name of additional information has no space before its hyphen. */
function pairs(count: number, kind: string, content: string): string[] {
  return Array.from({ length: count }, (_, i) => [`${kind} ${i + 1}`, `${content} ${i + 1}`]).flat();
}

/** The columns by their official names. Those in `NUMBERS` are not quoted. */
export const COLUMNS: readonly string[] = [
  ...[AMOUNT, 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz', 'WKZ Basis-Umsatz', 'Konto'],
  ...[CONTRA, 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
  ...['Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'],
  'Beleglink',
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
  ...['Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz'],
  ...['Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername'],
  ...['Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis'],
  ...['Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum'],
  ...['Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz'],
  ...['BVV-Position', 'EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];

export const NUMBERS: ReadonlySet<string> = new Set([
  ...[
    AMOUNT,
    'Kurs',
    'Basis-Umsatz',
    'Konto',
    'Gegenkonto (ohne BU-Schlüssel)',
    'Belegdatum',
    'Skonto',
    'Postensperre',
  ],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Kost-Menge', 'EU-Steuersatz (Bestimmung)'],
  ...['Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer'],
  ...['BU 49 Funktionsergänzung', 'Stück', 'Gewicht', 'Zahlweise', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'USt-Schlüssel (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)'],
  ...['Erlöskonto (Anzahlungen)', 'KOST-Datum', 'Skontosperre', 'Beteiligtennummer', 'Postensperre bis'],
  ...['Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'],
  ...['Steuersatz', 'BVV-Position', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]);
