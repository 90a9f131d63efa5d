/** Data that only the user can provide: the flag for each answer, the term or element that it fills, and the faults that ask for it. */

import type { TermId } from '../terms/declare.ts';

/** What a question is about. */
export interface Question {
  /** The flag: `buyer-reference`. */
  readonly name: string;
  /** The term that the answer fills. */
  readonly term?: TermId;
  /** The local names of the element in a national format, from the root on. */
  readonly path?: readonly string[];
  /** Whether each line has its own. */
  readonly isOfLine?: true;
  /** An answer to show. */
  readonly example: string;
}

/** `flag term example`; lines end with `[]`. */
const TERMS = `
buyer-reference BT-10 04011000-12345-03
due-date BT-9 2026-04-30
delivery-date BT-72 2026-04-02
payment-terms BT-20 30 days net
payment-means BT-81 58
purchase-order-reference BT-13 PO-4711
sales-order-reference BT-14 SO-4711
contract-reference BT-12 C-2026-7
project-reference BT-11 P-12
preceding-invoice-reference BT-25 2026-0011
preceding-invoice-date BT-26 2026-01-31
seller-legal-information BT-33 Sitz Beispielstadt, HRB 1234
seller-contact-name BT-41 Katrin Muster
seller-contact-phone BT-42 +49 341 5550112
seller-contact-email BT-43 billing@example.com
seller-electronic-address BT-34 9930:DE123456789
seller-address BT-35 Hauptstr. 1
seller-city BT-37 Leipzig
seller-post-code BT-38 04103
seller-country BT-40 DE
buyer-contact-name BT-56 Jan Muster
buyer-contact-phone BT-57 +49 341 5550113
buyer-contact-email BT-58 office@example.com
buyer-electronic-address BT-49 0208:0123456749
buyer-address BT-50 Hauptstr. 1
buyer-city BT-52 Leipzig
buyer-post-code BT-53 04103
buyer-country BT-55 DE
deliver-to-city BT-77 Leipzig
deliver-to-post-code BT-78 04103
deliver-to-country BT-80 DE
period-start BT-73 2026-03-01
period-end BT-74 2026-03-31
business-process BT-23 B1
item-name[] BT-153 Paper A4
unit[] BT-130 H87
line-reference[] BT-132 10
line-period-start[] BT-134 2026-03-01
line-period-end[] BT-135 2026-03-31`;

/** `flag path example` in FatturaPA. */
const FATTURAPA = `
transmission-number FatturaElettronicaHeader/DatiTrasmissione/ProgressivoInvio 00001
recipient-code FatturaElettronicaHeader/DatiTrasmissione/CodiceDestinatario ABC1234
recipient-email FatturaElettronicaHeader/DatiTrasmissione/PECDestinatario fatture@pec.example
tax-regime FatturaElettronicaHeader/CedentePrestatore/DatiAnagrafici/RegimeFiscale RF01
seller-address FatturaElettronicaHeader/CedentePrestatore/Sede/Indirizzo Via Roma
seller-post-code FatturaElettronicaHeader/CedentePrestatore/Sede/CAP 00100
seller-city FatturaElettronicaHeader/CedentePrestatore/Sede/Comune Roma
seller-country FatturaElettronicaHeader/CedentePrestatore/Sede/Nazione IT
seller-province FatturaElettronicaHeader/CedentePrestatore/Sede/Provincia RM
buyer-address FatturaElettronicaHeader/CessionarioCommittente/Sede/Indirizzo Via Roma
buyer-post-code FatturaElettronicaHeader/CessionarioCommittente/Sede/CAP 00100
buyer-city FatturaElettronicaHeader/CessionarioCommittente/Sede/Comune Roma
buyer-country FatturaElettronicaHeader/CessionarioCommittente/Sede/Nazione IT
buyer-province FatturaElettronicaHeader/CessionarioCommittente/Sede/Provincia RM
due-date FatturaElettronicaBody/DatiPagamento/DettaglioPagamento/DataScadenzaPagamento 2026-04-30
payment-terms FatturaElettronicaBody/DatiPagamento/CondizioniPagamento TP02
payment-means FatturaElettronicaBody/DatiPagamento/DettaglioPagamento/ModalitaPagamento MP05
item-name[] FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee/Descrizione Carta A4
unit[] FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee/UnitaMisura kg`;

/** The same in KSeF. */
const KSEF = `
local-government-unit Podmiot2/JST 2
vat-group-member Podmiot2/GV 2
seller-address Podmiot1/Adres/AdresL1 ul. Długa 1
seller-country Podmiot1/Adres/KodKraju PL
seller-contact-email Podmiot1/DaneKontaktowe/Email biuro@example.com
seller-contact-phone Podmiot1/DaneKontaktowe/Telefon 221234567
buyer-address Podmiot2/Adres/AdresL1 ul. Długa 1
buyer-country Podmiot2/Adres/KodKraju PL
delivery-date Fa/P_6 2026-04-02
place-of-issue Fa/P_1M Warszawa
due-date Fa/Platnosc/TerminPlatnosci/Termin 2026-04-30
payment-means Fa/Platnosc/FormaPlatnosci 6
purchase-order-reference Fa/WarunkiTransakcji/Zamowienia/NrZamowienia PO-4711
item-name[] Fa/FaWiersz/P_7 Papier A4
unit[] Fa/FaWiersz/P_8A szt.`;

function questionsIn(table: string, place: (word: string) => Pick<Question, 'term' | 'path'>): readonly Question[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [flag = '', word = '', ...example] = line.split(' ');
      const name = flag.replace('[]', '');
      return { name, ...place(word), ...(flag !== name && { isOfLine: true as const }), example: example.join(' ') };
    });
}

const ofTerms = questionsIn(TERMS, (word) => ({ term: word as TermId }));
const ofPath = (word: string) => ({ path: word.split('/') });

/** The questions for each syntax. */
export const questions: Readonly<Record<string, readonly Question[]>> = {
  ubl: ofTerms,
  cii: ofTerms,
  fatturapa: questionsIn(FATTURAPA, ofPath),
  ksef: questionsIn(KSEF, ofPath),
};

/** The flags that rules of EN 16931 and those after it ask for. */
const ASKED = `
buyer-reference BR-DE-15 PEPPOL-EN16931-R003
due-date BR-CO-25
delivery-date BR-IC-11
deliver-to-country BR-57 BR-IC-12
seller-country BR-09
buyer-country BR-11
payment-means BR-49 BR-DE-1 MODPAI_ERR
preceding-invoice-reference BR-55 BR-DE-26
item-name BR-25
unit BR-23 BR-CL-23
seller-electronic-address BR-62 PEPPOL-EN16931-R020
purchase-order-reference CMD_ERR
contract-reference REF_CT_ABSENT
buyer-electronic-address BR-63 PEPPOL-EN16931-R010 FD ROUTAGE_ERR CODE_ROUTAGE_ERR DEST_ERR DEST_INC ADR_ERR REJ_ADR SIRET_ERR
recipient-code SDI-00311 SDI-00312
seller-contact-name BR-DE-5
seller-contact-phone BR-DE-6 BR-DE-27
seller-contact-email BR-DE-7 BR-DE-28
seller-city BR-DE-3
seller-post-code BR-DE-4
buyer-city BR-DE-8
buyer-post-code BR-DE-9
deliver-to-city BR-DE-10
deliver-to-post-code BR-DE-11`;

const SEVERAL: readonly (readonly [string, readonly string[]])[] = [
  ['BR-DE-2', ['seller-contact-name', 'seller-contact-phone', 'seller-contact-email']],
  ['BR-08', ['seller-country']],
  ['BR-10', ['buyer-country']],
];

/** The flags by rule. */
export const askedBy: ReadonlyMap<string, readonly string[]> = new Map([
  ...ASKED.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...codes] = line.split(' ');
      return codes.map((code) => [code, [name]] as const);
    }),
  ...SEVERAL,
]);

/** The terms that a user may simply provide. A rule that is about no other terms asks for them. */
export const sayable: ReadonlyMap<TermId, string> = new Map(
  ofTerms.flatMap(({ name, term }) => (term === undefined ? [] : [[term, name] as const])),
);
