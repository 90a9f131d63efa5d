import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';

/** The code lists of FA(3), the structure of invoices in KSeF. */
export const extensions: readonly Definition[] = [
  /** Kind of VAT rate, by the groups of FA(3) totals (P_13, P_14). */
  {
    key: 'pl-favat-tax-category',
    name: { en: 'Tax categories for KSeF', pl: 'Kategorie podatkowe dla KSeF' },
    values: codesIn('en', 'pl')`
      1 Base rate | Stawka podstawowa
      2 First reduced rate | Stawka obniżona pierwsza
      3 Second reduced rate | Stawka obniżona druga
      4 Taxi Rate | Ryczałt dla taksówek
      5 OSS (one stop shop) | Punkt kompleksowej obsługi (OSS)
      6.1 0% VAT | 0% WDT
      6.2 0% VAT for intra-community supply of goods | 0% VAT dla dostawy towarów wewnątrzwspólnotowych
      6.3 0% VAT for export | 0% VAT dla eksportu
      7 Exempt | Zwolnienie
      8 Foreign sales outside scope of Polish VAT | Sprzedaż zagraniczna poza zakresem polskiego VAT
      9 EU Reverse Charge | Odwrotne obciążenie UE
      10 Domestic Reverse charge | Odwrotne obciążenie krajowe
      11 Margin scheme | Schemat marży
    `,
  },
  /** Kind of invoice (RodzajFaktury). */
  {
    key: 'pl-favat-invoice-type',
    name: { en: 'Invoice type code for KSeF', pl: 'Kod rodzaju faktury dla KSeF' },
    values: codesIn('en', 'pl')`
      VAT Regular Invoice | Faktura Podstawowa
      ZAL Advance Invoice | Faktura Zaliczkowa
      ROZ Settlement Invoice | Faktura Rozliczeniowa
      UPR Simplified Invoice | Faktura Uproszczona
      KOR Credit note | Faktura korygująca
      KOR_ZAL advance credit note | Faktura korygująca fakturę zaliczkową
      KOR_ROZ Settlement credit note | Faktura korygująca fakturę rozliczeniową
    `,
  },
  /** Cash accounting (P_16). */
  {
    key: 'pl-favat-cash-accounting',
    name: { en: 'Cash accounting flag for KSeF', pl: 'Flaga księgowania gotówki dla KSeF (P_16)' },
    values: codesIn('en', 'pl')`
      1 Cash accounting | Księgowanie gotówkowe
      2 No cash accounting | Bez księgowania gotówki
    `,
  },
  /** Self-billing: the customer issues the invoice (P_17). */
  {
    key: 'pl-favat-self-billing',
    name: { en: 'Self-invoicing flag for KSeF', pl: 'Flaga samofakturowania dla KSeF (P_17)' },
    values: codesIn('en', 'pl')`
      1 Self-invoicing | Samofakturowanie
      2 Not self-invoicing | Bez samofakturowania
    `,
  },
  /** Reverse charge: the customer owes the tax (P_18). */
  {
    key: 'pl-favat-reverse-charge',
    name: { en: 'Reverse charge code for KSeF', pl: 'Kod odwrotnego obciążenia dla KSeF (P_18)' },
    values: codesIn('en', 'pl')`
      1 Reverse charge | Odwrotne obciążenie
      2 No reverse charge | Bez odwrotnego obciążenia
    `,
  },
  /** Split payment (P_18A). */
  {
    key: 'pl-favat-split-payment',
    name: { en: 'Split payment mechanism flag for KSeF', pl: 'Flaga mechanizmu płatności rozłożonej dla KSeF (P_18A)' },
    values: codesIn('en', 'pl')`
      1 Split payment mechanism | Mechanizm płatności rozłożonej
      2 No split payment mechanism | Bez mechanizmu płatności rozłożonej
    `,
  },
  /** The basis of an exemption (P_19A to P_19C). */
  {
    key: 'pl-favat-exemption',
    name: { en: 'Tax exemption code for KSeF', pl: 'Kod oznaczający zwolnienie od podatku dla KSeF' },
    values: codesIn('en', 'pl')`
      A Law or act issued under the Polish law | Ustawa lub akt wydany na podstawie ustawy
      B Directive 2006/112/EC | Dyrektywa 2006/112/WE
      C Other legal basis | Inna podstawa prawna
    `,
  },
  /** Margin schemes (P_PMarzy). */
  {
    key: 'pl-favat-margin-scheme',
    name: { en: 'Margin scheme code for KSeF', pl: 'Kod oznaczający procedurę marży dla KSeF (P_PMarzy)' },
    values: codesIn('en', 'pl')`
      2 Travel agency | Biuro podróży
      3.1 Second-hand goods | Towary używane
      3.2 Works of art | Dzieła sztuki
      3.3 Antiques and collectibles | Przedmioty kolekcjonerskie i antyki
    `,
  },
  /** Means of payment (FormaPlatnosci). */
  {
    key: 'pl-favat-payment-means',
    name: { en: 'Payment method code for KSeF', pl: 'Kod formy płatności dla KSeF (TFormaPlatnosci)' },
    values: codesIn('en', 'pl')`
      1 Cash | Gotówka
      2 Card | Karta
      3 Coupon | Bon
      4 Cheque | Czek
      5 Loan | Kredyt
      6 Wire Transfer | Przelew
      7 Mobile | Mobilna
    `,
  },
  /** Whether the customer is a unit of a local government (JST). */
  {
    key: 'pl-favat-jst',
    name: { en: 'Subordinate Local Government Unit flag', pl: 'Flaga jednostki samorządu terytorialnego (P_22)' },
    values: codesIn('en', 'pl')`
      1 Customer is a Subordinate Local Government Unit | Nabywca jest jednostką samorządu terytorialnego
      2 Customer is not a Subordinate Local Government Unit | Nabywca nie jest jednostką samorządu terytorialnego
    `,
  },
  /** Whether the customer is a member of a VAT group (GV). */
  {
    key: 'pl-favat-group-vat',
    name: { en: 'Group VAT member flag', pl: 'Flaga członka grupy podatkowej (P_23)' },
    values: codesIn('en', 'pl')`
      1 Customer is a Group VAT member | Nabywca jest członkiem grupy podatkowej
      2 Customer is not a Group VAT member | Nabywca nie jest członkiem grupy podatkowej
    `,
  },
  /** Role of a third party (RolaPodmiotu3). */
  {
    key: 'pl-favat-third-party-role',
    name: { en: 'Third party role', pl: 'Rola trzeciej strony (RolaPodmiotu)' },
    values: codesIn('en', 'pl')`
      1 Factor | Faktor
      2 Recipient | Odbiorca
      3 Original entity | Podmiot pierwotny
      4 Additional Purchaser | Dodatkowy nabywca
      5 Invoice Issuer | Wystawca faktury
      6 Payer | Zapłacający
      7 Local Government Unit (LGU) - issuer | Jednostka samorządu terytorialnego (JST) - wystawca
      8 Local Government Unit (LGU) - recipient | Jednostka samorządu terytorialnego (JST) - odbiorca
      9 GV member - issuer | Członek grupy podatkowej - wystawca
      10 GV member - recipient | Członek grupy podatkowej - odbiorca
      11 Employee | Pracownik
    `,
  },
  /** When a correction takes effect (TypKorekty). */
  {
    key: 'pl-favat-effective-date',
    name: { en: 'Effective date code', pl: 'Kod daty wejścia w życie (OkresFaKorygowanej)' },
    values: codesIn('en', 'pl')`
      1 Original | Pierwotna
      2 Correction | Korygująca
      3 Other | Inna
    `,
  },
];
