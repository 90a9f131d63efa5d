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

/** The names of value added tax. */
const TAX = `(?:vat|gst|tax(?:es)?|tva|iva|btw|mwst|ust|umsatzsteuer|mehrwertsteuer|steuern?|imposte|impuestos?|impostos?|podatku|podatkiem|belastingen|moms|dph|pdv|dds)`;
/** A rate that may stand before its name. */
const RATE = String.raw`(?:\d{1,2}(?:[.,]\d+)?\W{0,2}%?\W{0,2})?`;
const WITH_TAX = String.raw`(?:in[ck]l\w*|einschl\w*|compren\w*|avec|with|mit|met|con|com|z)\W{1,3}(?:of )?${RATE}${TAX}|${TAX}\W{1,3}(?:in[ck]l\w*|compris\w*)`;
const WITHOUT_TAX = String.raw`(?:ex[ck]l\w*|ex|before|without|ohne|hors|sans|senza|sin|sem|zonder|bez|utan|uden|ekskl\w*)\W{1,3}(?:of )?${RATE}${TAX}|${TAX}\W{1,3}(?:ex[ck]l\w*|non compris\w*)`;

/** The names of invoices, as titles of pages and in labels. */
const TITLE = `(?:(?:tax )?invoice|rechnung|facture|fattura|factura|factuur|faktura(?: vat)?|fatura)`;

export const DATE_ROLES = {
  issue: words(
    String.raw`rechnungsdatum|rechnung vom|ausstellungsdatum|ausgestellt( am)?|belegdatum|rg\W{0,2}datum|datum der rechnung|invoice date|date of invoice|issue date|date of issue|issued|tax point|date de facture|date de la facture|date facture|date d.?emission|facture du|emise? le|emessa il|emitid[ao]( em| el)?|wystawiono( dnia)?|wystawiona|udstedt|utstalld|vystaveno|data fattura|data documento|data emissione|data di emissione|fecha de (la )?factura|fecha factura|fecha de emision|fecha de expedicion|factuurdatum|data wystawienia|data faktury|data da fatura|data de emissao|fakturadato|fakturadatum|datum vystaveni|rechnungs-?\/?leistungsdatum|${TITLE}\W{1,3}(?:\p{L}+\W{1,3}){0,2}\S*\d\S*\W{1,3}(?:vom|du|of|dated|del|di|de|van|dd|z dnia|from)`,
  ),
  other: words(
    String.raw`liefer\w*|leistung\w*|versand\w*|erbracht\w*|ausgefuhrt|date of supply|supply\w*|deliver\w*|shipp\w*|service date|livraison|prestation|execution|consegna|prestazione|trasporto|entrega|prestacion|operacion|leverdatum|levering\w*|prestatie\w*|dostawy|sprzedazy|wykonania|dostaw\w*|prestacao|plneni|fallig\w*|zahlbar|zahlungsziel|zahlungstermin|bis|zahlung\w*|payment|pagamento|pago|pagar|betaal\w*|betaling|gedruckt|druckdatum|printed|imprime\w*|stampat\w*|impres[ao]|afgedrukt|wydrukowan\w*|due|payable|pay by|before|until|echeance|avant le|payer|reglement|regler|regle|paiement|scadenza|entro|vencimiento|antes del|vervaldatum|vervaldag|betalen|voor|termin\w*|platnosci|do dnia|vencimento|ate|splatnost\w*|forfald\w*|forfallo\w*|bestell\w*|auftrag\w*|order\w*|commande|ordine|pedido|bestelling|zamowien\w*|encomenda|skonto|discount|escompte|sconto|descuento|korting|period\w*|zeitraum|von|from|du|dal|desde|vertrag\w*|contract\w*|contrat|contratto|stylesheet\w*|version\w*|lastschrift|abgebucht|eingezogen|debit\w*|preleve\w*|mandat\w*`,
  ),
  plain: words('datum|date|data|fecha|dato|den|le|il|,'),
};

export const AMOUNT_ROLES = {
  net: words(
    String.raw`netto\w*|net|net amount|net total|sub-?tot(?:al|aal|ale)|sous-?total|neto|zwischensumme|${WITHOUT_TAX}|excl\w*|taxable\w*|tax base|hors taxes?|ht|total without tax|imponibile|base imponible|base|bemessungsgrundlage|exclusief|wartosc netto|suma netto|valor liquido|liquido|incidencia|total ht|warenwert`,
  ),
  tax: words(
    String.raw`ust|mwst\w*|mehrwertsteuer\w*|umsatzsteuer\w*|steuer\w*|vat|tax|tva|iva|btw|omzetbelasting|imposta|imposte|impuestos?|podatek|kwota vat|impostos?|moms|dph|taxes`,
  ),
  total: words(
    String.raw`gesamt\w*|brutto\w*|rechnungsbetrag|endbetrag|endsumme|summe|total\w*|grand total|(?:amount|balance) (?:due|payable)|payable|to pay|ttc|toutes taxes|montant ttc|totale( fattura| documento)?|importe total|total factura|(?:eind|factuur)?totaal\w*|eindbedrag|rechnungssumme|gesamtsumme|inclusief|${WITH_TAX}|incl\w*|razem|do zaplaty|suma brutto|wartosc brutto|total a pagar|celkem|i alt|zu zahlen|zahlbetrag|net a payer|netto (?:a|da) pagare|netto dovuto|a payer|da pagare|te betalen|a pagar|por pagar|za uhradu|k uhrade|att betala|til betaling`,
  ),
  other: words(
    String.raw`skonto\w*|discount\w*|escompte|sconto|descuento|korting|rabat\w*|desconto|abzug|nachlass|anzahlung\w*|bezahlt|gezahlt|paid|prepaid|acompte|deja (paye|regle)|pagato|anticipo|pagado|betaald|zaplacono|pago|rundung|rounding|arrondi|arrotondamento|redondeo|versand\w*|fracht|porto|einzelpreis|unit price|prix unitaire|prezzo unitario|precio unitario|stuk\w*prijs|cena|preco unitario|prix|preis|price|capital\w*|stammkapital|rest\w*|reste|saldo|mahn\w*|gebuhr\w*|fee`,
  ),
};

export const NUMBER_LABEL = words(
  String.raw`(?:rechnungs?|rech|rng|rg|re)\W{0,3}(?:nr|nummer|no)|rechnung\s?(nr|nummer|no)|belegnummer|beleg-?nr|invoice\s?(no|number|nr|ref\w*|#|id)|facture\s?(n|no|numero)|numero (de )?(la )?facture|n ?[o°º]? ?(de )?facture|fattura\s?(n|nr|numero)|numero (di )?(fattura|documento)|factura\s?(n|no|numero)|numero (de )?(la )?factura|factuur\s?-?(nr|nummer)|nr\.? faktury|numer faktury|faktura\s?(vat)?\s?(nr|numer)|fatura\s?(n|no|numero)|numero da fatura|fakturanummer|fakturanr|cislo faktury|rechnung|invoice|facture|fattura|factura|factuur|faktura|fatura|gutschrift|credit note|avoir`,
  '',
);

const DOCUMENT = `(?:rechnungs?|rg|re|beleg|inv|document|documento|doc|faktury|${TITLE})`;
const NUMBER = `(?:nr|no|n|num|nummer|number|numero|numer)`;

/** A label that names the number of the invoice and nothing else, right before its value. */
export const NUMBER_WORD = new RegExp(
  [
    String.raw`(?<!\p{L})${DOCUMENT}\W{0,3}(?:${NUMBER}(?!\p{L})|#)`,
    String.raw`(?<!\p{L})${NUMBER}\W{1,3}(?:d[aeio]?l*a?\W{0,2})?(?:la )?${DOCUMENT}`,
    String.raw`^\W*(?:${TITLE}\W{1,3})?(?:numero|nummer|number|numer)`,
    String.raw`^\W*${TITLE}`,
  ]
    .map((each) => `(?:${each})`)
    .join('|'),
  'u',
);

export const VAT_LABEL = words(
  String.raw`ust\W{0,2}id\w*|umsatzsteuer\W?id\w*|uid|vat|(?:n\W{1,3})?tva|(?:p\W{0,2}|partita )?iva|nif|nipc|contribuinte|cif|btw|nip|moms|dic|oib|pdv|cui|cod fiscal|codice fiscale|afm|alv|dds|ddv|steuer-?nr|steuernummer|tax (id|no|number)|intracom\w*|mwst`,
  '',
);
