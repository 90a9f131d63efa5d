/** The words at values on invoices, in the languages of Europe, folded as `folded` does. */

import { folded } from './fold.ts';

/** Returns the role that the nearest label gives a value, by its last and longest words; undefined if no label has one. */
export function roleIn<R extends string>(labels: readonly string[], roles: Readonly<Record<R, RegExp>>): R | undefined {
  for (const label of labels) {
    const text = folded(label);
    let found: { role: R; end: number; length: number } | undefined;
    for (const role of Object.keys(roles) as R[]) {
      for (const match of text.matchAll(roles[role])) {
        const end = match.index + match[0].length;
        const { length } = match[0];
        const isBetter = found === undefined || end > found.end || (end === found.end && length > found.length);
        if (isBetter) found = { role, end, length };
      }
    }
    if (found) return found.role;
  }
  return undefined;
}

/** Returns a pattern of words, which `folded` has changed. */
function words(source: string, flags = 'g'): RegExp {
  const plain = source.replace(/([aou])e/g, '$1');
  return new RegExp(`(?<!\\p{L})(?:${plain})(?!\\p{L})`, `${flags}u`);
}

export const DATE_ROLES = {
  issue: words(
    String.raw`rechnungsdatum|rechnung vom|ausstellungsdatum|belegdatum|invoice date|date of invoice|issue date|date of issue|issued|tax point|date de facture|date de la facture|date facture|date d.?emission|facture du|emise? le|data fattura|data documento|data emissione|data di emissione|fecha de (la )?factura|fecha factura|fecha de emision|fecha de expedicion|factuurdatum|data wystawienia|data faktury|data da fatura|data de emissao|fakturadato|fakturadatum|datum vystaveni|rechnungs-?\/?leistungsdatum`,
  ),
  other: words(
    String.raw`liefer\w*|leistung\w*|versand\w*|erbracht\w*|ausgefuhrt|date of supply|supply\w*|deliver\w*|shipp\w*|service date|livraison|prestation|execution|consegna|prestazione|trasporto|entrega|prestacion|operacion|leverdatum|levering\w*|prestatie\w*|dostawy|sprzedazy|wykonania|dostaw\w*|prestacao|plneni|fallig\w*|zahlbar|zahlungsziel|zahlungstermin|bis (zum|spatestens)|due|payable|pay by|before|until|echeance|avant le|payer|reglement|regler|regle|paiement|scadenza|entro|vencimiento|antes del|vervaldatum|vervaldag|betalen|voor|termin\w*|platnosci|do dnia|vencimento|ate|splatnost\w*|forfald\w*|forfallo\w*|bestell\w*|auftrag\w*|order\w*|commande|ordine|pedido|bestelling|zamowien\w*|encomenda|skonto|discount|escompte|sconto|descuento|korting|period\w*|zeitraum|von|from|du|dal|desde|vertrag\w*|contract\w*|contrat|contratto|lastschrift|abgebucht|eingezogen|debit\w*|preleve\w*|mandat\w*`,
  ),
  plain: words('datum|date|data|fecha|dato|den|le|il|,'),
};

export const AMOUNT_ROLES = {
  net: words(
    String.raw`netto\w*|net|net amount|net total|subtotal|sub-total|zwischensumme|without (tax|vat)|excl\w*( of)?( vat| tax| btw)?|before (tax|vat)|taxable\w*|tax base|hors taxes?|ht|senza (imposte|iva)|sin (impuestos?|iva)|sem (impostos?|iva)|zonder (belasting\w*|btw)|bez (podatku|vat)|ohne steuern|total without tax|imponibile|base imponible|base|bemessungsgrundlage|exclusief|wartosc netto|suma netto|valor liquido|liquido|incidencia|ohne (mwst|ust|steuer)|total ht|warenwert`,
  ),
  tax: words(
    String.raw`ust|mwst\w*|mehrwertsteuer\w*|umsatzsteuer\w*|steuer\w*|vat|tax|tva|iva|btw|omzetbelasting|imposta|imposte|impuestos?|podatek|kwota vat|impostos?|moms|dph|taxes`,
  ),
  total: words(
    String.raw`gesamt\w*|brutto\w*|rechnungsbetrag|endbetrag|endsumme|summe|total\w*|grand total|amount due|ttc|toutes taxes|montant ttc|totale( fattura| documento)?|importe total|total factura|totaal\w*|inclusief|incl\w*( of)?( vat| tax| btw)?|with (tax|vat)|mit (mwst|ust|steuern?)|avec (taxes|tva)|con (iva|impuestos?|imposte)|com (iva|impostos?)|z (vat|podatkiem)|met (btw|belasting\w*)|iva incluida|iva inclusa|iva incluido|tva comprise|razem|do zaplaty|suma brutto|wartosc brutto|total a pagar|celkem|i alt|att betala|zu zahlen|zahlbetrag|net a payer`,
  ),
  other: words(
    String.raw`skonto\w*|discount\w*|escompte|sconto|descuento|korting|rabat\w*|desconto|abzug|nachlass|anzahlung\w*|bezahlt|gezahlt|paid|prepaid|acompte|deja (paye|regle)|pagato|anticipo|pagado|betaald|zaplacono|pago|rundung|rounding|arrondi|arrotondamento|redondeo|versand\w*|fracht|porto|einzelpreis|unit price|prix unitaire|prezzo unitario|precio unitario|stuk\w*prijs|cena|preco unitario|prix|preis|price|capital\w*|stammkapital|rest\w*|reste|saldo|mahn\w*|gebuhr\w*|fee`,
  ),
};

export const NUMBER_LABEL = words(
  String.raw`rechnungs?\s?-?\s?(nr|nummer|no)|rechnung\s?(nr|nummer|no)|belegnummer|beleg-?nr|invoice\s?(no|number|nr|ref\w*|#|id)|facture\s?(n|no|numero)|numero (de )?(la )?facture|n ?[o°º]? ?(de )?facture|fattura\s?(n|nr|numero)|numero (di )?(fattura|documento)|factura\s?(n|no|numero)|numero (de )?(la )?factura|factuur\s?-?(nr|nummer)|nr\.? faktury|numer faktury|faktura\s?(vat)?\s?(nr|numer)|fatura\s?(n|no|numero)|numero da fatura|fakturanummer|fakturanr|cislo faktury|rechnung|invoice|facture|fattura|factura|factuur|faktura|fatura|gutschrift|credit note|avoir`,
  '',
);

/** A label that names the number of the invoice and nothing else. */
export const NUMBER_WORD = words(
  String.raw`rechnungs?\W?(?:nr|nummer)|invoice (?:no|number)|facture n|numero de facture|fattura n|numero fattura|numero de factura|factuurnummer|nr faktury|numer faktury|numero da fatura`,
  '',
);

export const VAT_LABEL = words(
  String.raw`ust\.?-?\s?id|umsatzsteuer-?id\w*|uid|vat|tva|iva|nif|cif|btw|nip|moms|dic|steuer-?nr|steuernummer|tax (id|no|number)|intracom\w*|mwst`,
  '',
);
