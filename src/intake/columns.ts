/** The meanings of table columns, and the column names that suggest them. */

/** The contents of a column. */
export type Field =
  | 'number'
  | 'date'
  | 'due'
  | 'delivered'
  | 'currency'
  | 'kind'
  | 'note'
  | 'order'
  | 'supplier'
  | 'supplierTax'
  | 'customer'
  | 'customerTax'
  | 'street'
  | 'city'
  | 'postcode'
  | 'country'
  | 'email'
  | 'item'
  | 'itemRef'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'grossPrice'
  | 'discount'
  | 'rate'
  | 'net'
  | 'gross';

/**
 * Column names used by programs and people in English, German, Spanish, French, Italian, Portuguese, Polish, Dutch,
 * Swedish, Danish and Norwegian, in lower case without accents and signs. Earlier names have precedence, and fields
 * claim columns in this order.
 */
const NAMES: readonly (readonly [Field, string])[] = [
  [
    'due',
    'due date|due|payment due|due on|pay by|falligkeit|falligkeitsdatum|fallig am|zahlbar bis|zahlungsziel|fecha de vencimiento|vencimiento|date d echeance|echeance|data scadenza|scadenza|data de vencimento|data vencimento|termin platnosci|platne do|vervaldatum|vervaldag|forfallodatum|forfallsdag|forfaldsdato|forfallsdato|betalingsfrist|sista betalningsdag',
  ],
  [
    'delivered',
    'delivery date|date of supply|supply date|service date|lieferdatum|leistungsdatum|lieferung am|fecha de entrega|fecha de operacion|date de livraison|data consegna|data di consegna|data de entrega|data dostawy|data sprzedazy|leverdatum|leveringsdatum|leveransdatum|leveringsdato',
  ],
  [
    'order',
    'order number|order no|order id|order|purchase order|po number|po|name of order|bestellnummer|bestellnr|bestell nr|auftragsnummer|auftrag|pedido|numero de pedido|n pedido|commande|numero de commande|n commande|ordine|numero ordine|encomenda|zamowienie|numer zamowienia|bestelnummer|order nummer|ordernummer|ordrenummer|ordrenr|bestallningsnummer|bestillingsnummer',
  ],
  [
    'date',
    'invoice date|issue date|date of invoice|issued|issued on|date|created at|created|created utc|rechnungsdatum|belegdatum|ausstellungsdatum|datum|fecha de factura|fecha factura|fecha de emision|fecha emision|fecha expedicion|fecha|date de facture|date facture|date d emission|data fattura|data di emissione|data emissione|data documento|data da fatura|data fatura|data de emissao|data wystawienia|data faktury|data|factuurdatum|fakturadatum|fakturadato|dato',
  ],
  [
    'number',
    'invoice number|invoice no|invoice nr|invoice id|invoice|inv no|inv nr|bill no|bill number|doc no|rg nr|rgnr|rg nummer|re nr|renr|rechn nr|facture n|facture no|factura n|n fra|num fra|fattura n|number|no|nr|document number|rechnungsnummer|rechnungsnr|rechnung nr|rechnungs nr|rechnung|belegnummer|belegnr|beleg nr|nummer|numero de factura|num factura|n factura|no factura|factura|numero|num|numero de facture|n facture|facture|numero fattura|n fattura|fattura|numero documento|numero da fatura|n da fatura|fatura|numer faktury|nr faktury|faktura|numer|factuurnummer|factuurnr|factuur|fakturanummer|fakturanr|faktura nr|bilagsnummer',
  ],
  [
    'currency',
    'currency|currency code|wahrung|waehrung|wahrungscode|moneda|divisa|devise|monnaie|valuta|moeda|waluta|munt|valuta kod|valutakod|valutakode',
  ],
  [
    'kind',
    'type|document type|invoice type|kind|belegart|art|typ|tipo|tipo de documento|type de document|tipo documento|rodzaj|soort',
  ],
  [
    'supplierTax',
    'supplier vat|supplier vat number|supplier vat id|supplier tax id|seller vat|seller vat id|vendor vat|vendor tax id|ust id lieferant|ust id verkaufer|ust idnr lieferant|nif emisor|cif emisor|nif proveedor|cif proveedor|tva fournisseur|tva vendeur|siren fournisseur|partita iva fornitore|p iva fornitore|nif do fornecedor|nif fornecedor|nip sprzedawcy|btw nummer leverancier',
  ],
  [
    'supplier',
    'supplier|supplier name|seller|seller name|vendor|vendor name|from|lieferant|verkaufer|aussteller|emisor|proveedor|vendedor|razon social emisor|fournisseur|vendeur|emetteur|fornitore|cedente|venditore|fornecedor|sprzedawca|dostawca|leverancier|verkoper|leverantor|leverandor|saljare|saelger|selger',
  ],
  [
    'customerTax',
    'customer vat|customer vat number|customer vat id|customer tax id|buyer vat|client vat|vat number|vat id|vat no|vat registration|tax id|tax number|eu vat|ust id|ust idnr|ust id nr|umsatzsteuer id|uid|uid nummer|ust id kunde|nif|cif|nif cif|nif cliente|cif cliente|nif receptor|n tva|numero tva|tva intracommunautaire|numero de tva|partita iva|p iva|piva|codice fiscale|partita iva cliente|nif do cliente|nip|nip nabywcy|nip klienta|btw nummer|btw id|momsnummer|momsregistreringsnummer|momsnr|vat nummer|cvr|cvr nr|cvr nummer|org nr|organisationsnummer|organisasjonsnummer',
  ],
  [
    'email',
    'email|e mail|mail|customer email|email address|e mail adresse|correo|correo electronico|courriel|adresse email|posta elettronica|adres e mail|e mailadres|e post|epost',
  ],
  [
    'street',
    'street|address|address line 1|address 1|billing address|billing street|billing address 1|strasse|str|adresse|anschrift|strasse und hausnummer|strasse hausnr|direccion|calle|domicilio|rue|adresse de facturation|indirizzo|via|morada|endereco|rua|ulica|adres|straat|gata|gatuadress|adress|gade|vej|gate',
  ],
  [
    'postcode',
    'postcode|post code|postal code|zip|zip code|billing zip|billing postcode|plz|postleitzahl|codigo postal|cp|code postal|cap|cod postal|kod pocztowy|postcode klant|postnummer|postnr',
  ],
  [
    'city',
    'city|town|locality|billing city|ort|stadt|wohnort|ciudad|poblacion|localidad|municipio|ville|commune|citta|comune|cidade|localidade|miasto|miejscowosc|stad|plaats|woonplaats|postort|poststed',
  ],
  [
    'country',
    'country|country code|billing country|land|landercode|laendercode|staat|pais|pays|paese|nazione|kraj|landcode|landekode|landkod',
  ],
  [
    'customer',
    'customer|customer name|client|client name|buyer|buyer name|bill to|billed to|billing name|billing company|company|recipient|account name|name|kunde|kundenname|kaufer|empfanger|rechnungsempfanger|firma|cliente|nombre cliente|nombre del cliente|receptor|destinatario|razon social|nombre|acheteur|nom du client|nom client|nom|destinataire|ragione sociale|cessionario|nome cliente|nome|nabywca|klient|nazwa klienta|odbiorca|klant|klantnaam|koper|afnemer|naam|kund|kundnamn|kunde navn|kundenavn|kundnavn|mottagare|modtager|mottaker|kjoper',
  ],
  [
    'itemRef',
    'sku|item number|item no|item code|article number|article no|product code|product id|part number|lineitem sku|artikelnummer|artikelnr|art nr|artikel nr|referencia|codigo articulo|codigo|reference|ref|reference produit|codice articolo|codice|referencia do artigo|kod produktu|symbol|artikelcode|varenummer|varenr',
  ],
  [
    'quantity',
    'quantity|qty|units|count|hours|lineitem quantity|menge|anzahl|stuck|stuckzahl|stunden|cantidad|cant|unidades|horas|quantite|qte|nombre d heures|quantita|qta|ore|quantidade|qtd|qtde|ilosc|godziny|aantal|hoeveelheid|uren|antal|antall|mangd|timmar|timer',
  ],
  [
    'unit',
    'unit|unit of measure|uom|unit code|einheit|mengeneinheit|me|unidad|unidad de medida|unite|unite de mesure|unita|unita di misura|um|unidade|jednostka|jednostka miary|jm|j m|eenheid|enhet|enhed',
  ],
  [
    'discount',
    'discount|discount %|discount percent|discount rate|discount amount|rabatt|rabatt %|rabattbetrag|nachlass|descuento|importe descuento|dto|% dto|remise|remise %|montant remise|rabais|sconto|sconto %|importo sconto|desconto|valor desconto|rabat|kwota rabatu|korting|korting %|kortingsbedrag|rabatt procent|rabat procent|rabattbelopp|rabatbelob|rabattbelop',
  ],
  [
    'rate',
    'vat rate|tax rate|vat %|tax %|vat percent|vat percentage|gst rate|sales tax rate|mwst satz|mwst %|mwst|ust satz|ust %|ust|mehrwertsteuersatz|steuersatz|umsatzsteuersatz|steuer %|tipo iva|tipo de iva|% iva|iva %|iva|tipo impositivo|taux tva|taux de tva|tva %|% tva|tva|aliquota|aliquota iva|taxa iva|taxa de iva|stawka vat|stawka|vat|btw tarief|btw %|btw percentage|btw|momssats|moms %|moms|mva|mva %|mva sats|momssats %|tax|taxes|steuer|steuern|impuesto|impuestos|taxe|imposta|imposte|imposto|impostos|podatek|belasting|skatt|skat',
  ],
  [
    'grossPrice',
    'gross price|unit price gross|unit price incl vat|price incl vat|price incl tax|price including vat|price including tax|bruttopreis|einzelpreis brutto|preis brutto|preis inkl mwst|stuckpreis brutto|precio con iva|precio iva incluido|pvp|prix ttc|prix unitaire ttc|pu ttc|prezzo ivato|prezzo iva inclusa|prezzo lordo|preco com iva|cena brutto|cena jednostkowa brutto|prijs incl btw|stukprijs incl btw|pris inkl moms|pris inkl mva',
  ],
  [
    'price',
    'unit price|price|net price|unit net price|price each|unit cost|rate per hour|hourly rate|price excl vat|lineitem price|einzelpreis|stuckpreis|preis|nettopreis|einzelpreis netto|preis netto|stundensatz|ep|e preis|precio|precio unitario|precio unidad|precio sin iva|base unitaria|prix|prix unitaire|prix unitaire ht|pu ht|prix ht|pu|prezzo|prezzo unitario|prezzo netto|preco|preco unitario|preco sem iva|cena|cena netto|cena jednostkowa|cena jednostkowa netto|prijs|stukprijs|prijs excl btw|eenheidsprijs|a pris|apris|pris|enhetspris|enhedspris|styckpris|stykpris|stykkpris|pris exkl moms|pris ekskl moms|pris eks mva|timpris|timepris',
  ],
  [
    'net',
    'net|net amount|net total|subtotal|sub total|taxable amount|amount excl vat|total excl vat|total excl tax|amount before tax|amount|line total|netto|nettobetrag|summe netto|betrag netto|gesamt netto|netto gesamt|betrag|base imponible|base|importe neto|total sin iva|subtotal sin iva|importe|total ht|montant ht|ht|montant|imponibile|totale imponibile|netto totale|importo|importo netto|valor liquido|total sem iva|valor sem iva|total iliquido|wartosc netto|kwota netto|suma netto|kwota|bedrag excl btw|totaal excl btw|bedrag|netto bedrag|belopp exkl moms|belob ekskl moms|belop eks mva|nettobelopp|nettobelob|nettobelop|belopp|belob|belop',
  ],
  [
    'gross',
    'gross|gross amount|total|grand total|total amount|amount due|invoice total|total incl vat|total incl tax|amount incl vat|brutto|bruttobetrag|summe|summe brutto|betrag brutto|gesamtbetrag|gesamt|gesamtsumme|endbetrag|rechnungsbetrag|total factura|importe total|total con iva|total a pagar|total ttc|montant ttc|ttc|net a payer|totale|totale fattura|totale documento|importo totale|totale ivato|total da fatura|valor total|total com iva|wartosc brutto|kwota brutto|suma brutto|razem|do zaplaty|totaal|totaalbedrag|totaal incl btw|bedrag incl btw|bruttobelopp|totalt|att betala|at betale|a betale|belopp inkl moms|belob inkl moms|belop inkl mva',
  ],
  [
    'note',
    'note|notes|comment|comments|remark|remarks|memo|bemerkung|bemerkungen|notiz|kommentar|anmerkung|hinweis|observaciones|nota|notas|comentario|remarque|remarques|commentaire|commentaires|annotazioni|osservazioni|observacoes|uwagi|opmerking|opmerkingen|anteckning|anmarkning|bemaerkning|merknad',
  ],
  [
    'item',
    'item|item name|item description|description|product|product name|article|service|line item|lineitem name|details|text|title|subject|artikel|artikelbezeichnung|bezeichnung|beschreibung|produkt|leistung|position|betreff|concepto|descripcion|producto|articulo|servicio|detalle|designation|libelle|produit|prestation|objet|descrizione|prodotto|articolo|servizio|oggetto|causale|descricao|produto|artigo|servico|designacao|opis|nazwa|nazwa towaru|nazwa uslugi|towar|usluga|omschrijving|product naam|dienst|benamning|beskrivning|vara|tjanst|beskrivelse|vare|ydelse|tjeneste|varetekst',
  ],
];

/**
 * Invoice properties as column names: `customer.name`, `lines[0].item.price`, without indexes and without leading
 * `lines` or `line`.
 */
const PATHS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['code', 'number'],
  ['issue_date', 'date'],
  ['payment.terms.due_dates.date', 'due'],
  ['op_date', 'delivered'],
  ['delivery.date', 'delivered'],
  ['currency', 'currency'],
  ['type', 'kind'],
  ['notes.text', 'note'],
  ['ordering.code', 'order'],
  ['supplier.name', 'supplier'],
  ['supplier.tax_id.code', 'supplierTax'],
  ['customer.name', 'customer'],
  ['customer.tax_id.code', 'customerTax'],
  ['customer.addresses.street', 'street'],
  ['customer.addresses.locality', 'city'],
  ['customer.addresses.code', 'postcode'],
  ['customer.addresses.country', 'country'],
  ['customer.tax_id.country', 'country'],
  ['customer.emails.addr', 'email'],
  ['item.name', 'item'],
  ['item.ref', 'itemRef'],
  ['item.unit', 'unit'],
  ['item.price', 'price'],
  ['quantity', 'quantity'],
  ['discounts.percent', 'discount'],
  ['discounts.amount', 'discount'],
  ['taxes.percent', 'rate'],
  ['sum', 'net'],
  ['total', 'net'],
]);

/** Returns the field of a column that is named after a property; undefined if the name is not a path. */
export function fieldOfPath(name: string): Field | undefined {
  const path = name
    .trim()
    .toLowerCase()
    .replace(/\[\d{0,9}\]/g, '')
    .replace(/\.\d{1,9}(?=\.|$)/g, '')
    .replace(/^\$\.?/, '')
    .replace(/^doc\./, '');
  if (!/[._]/.test(path)) return undefined;
  return PATHS.get(path.replace(/^lines?\./, ''));
}

const named: readonly { field: Field; names: readonly string[] }[] = NAMES.map(([field, names]) => ({
  field,
  names: names.split('|'),
}));

/** Returns a column name in the form used for comparison: `USt-IdNr.` becomes `ust idnr`. */
function plain(name: string): string {
  return name
    .replace(/([a-zà-ÿ])([A-ZÀ-Þ])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9%]+/g, ' ')
    .replace(/ (?:eur|usd|gbp|chf|pln)$/, '')
    .trim();
}

/**
 * Returns whether a name is a property path, whose parts do not count as words. Abbreviations such as `p.iva` are not.
 */
function isPath(name: string): boolean {
  const parts = name.trim().split('.');
  const isLong = parts.some((part) => part.length > 4);
  return parts.length > 1 && isLong && parts.every((part) => /^[$a-z_\d]{1,40}(?:\[\d{0,9}\])?$/.test(part));
}

const TAX = /^(?:tax|taxes|steuer|steuern|impuestos?|taxe|imposta|imposte|impostos?|podatek|belasting|skatt|skat)$/;

/** Returns whether a column name only says tax. Its cells may be rates or amounts. */
export function isTax(name: string): boolean {
  return TAX.test(plain(name));
}

/** Returns whether a column name only says rate, of a tax or per unit. */
export function isRate(name: string): boolean {
  return plain(name) === 'rate';
}

const TAX_WORD =
  '(?:vat|tax|taxes|gst|mwst|mw st|ust|u st|mehrwertsteuer|umsatzsteuer|steuer|iva|tva|taxe|btw|moms|mva|podatkiem|podatku|impuestos?|imposto|imposta)';
const INCLUDES = new RegExp(
  String.raw`\b(?:gross|brutto|bruto|ttc|ivato|ivata|lordo)\b|\b(?:incl\w*|inkl\w*|with|mit|con|avec|com|met|med|z)\b.*\b${TAX_WORD}\b|\b${TAX_WORD}\b.*\b(?:incl\w*|inkl\w*|compris\w*)\b`,
);
const EXCLUDES = new RegExp(
  String.raw`\b(?:net|netto|neto|ht)\b|\b(?:excl\w*|exkl\w*|ekskl\w*|eks|without|before|ohne|sin|sem|senza|hors|bez|zonder|utan|uden|uten)\b.*\b${TAX_WORD}\b`,
);

const PRICE = /\b(?:price|preis|prix|precio|prezzo|preco|cena|prijs|pris|cost)\b/;

/** Returns the meaning of a name that contains a known one, if it also says whether tax is included, or names the price of a unit. */
function withTax(known: Field, name: string): Field {
  const field = known === 'unit' && PRICE.test(name) ? 'price' : known;
  if (INCLUDES.test(name)) return field === 'price' ? 'grossPrice' : field === 'net' ? 'gross' : field;
  if (EXCLUDES.test(name)) return field === 'grossPrice' ? 'price' : field === 'gross' ? 'net' : field;
  return field;
}

/** The columns whose names are compared with known ones, and the characters of the longest name. A broken table is one long cell, or thousands. */
const MOST_NAMES = 200;
const LONGEST_NAME = 100;

/** Returns the most likely field of each column, by name. A field is assigned to one column only, the best match. */
export function matchColumns(names: readonly string[]): (Field | undefined)[] {
  const found: (Field | undefined)[] = names.map(() => undefined);
  const compared = names.map((name, at) => (at < MOST_NAMES && name.length <= LONGEST_NAME ? plain(name) : ''));
  const give = (
    isMatch: (name: string, known: string) => boolean,
    meaning = (field: Field, _name: string): Field => field,
  ) => {
    for (const { field, names: knownNames } of named) {
      for (const known of knownNames) {
        const index = compared.findIndex(
          (name, i) =>
            found[i] === undefined && name !== '' && isMatch(name, known) && !found.includes(meaning(field, name)),
        );
        if (index < 0) continue;
        found[index] = meaning(field, compared[index] ?? '');
        break;
      }
    }
  };
  for (const [index, name] of names.entries()) {
    const field = fieldOfPath(name);
    if (field && !found.includes(field)) found[index] = field;
    else if (isPath(name)) compared[index] = '';
  }
  const dense = (text: string) => text.replaceAll(' ', '');
  const joined = new Map(compared.map((name) => [name, dense(name)]));
  give((name, known) => joined.get(name) === dense(known));
  // Of two columns with one name, only the first has a meaning.
  for (const [index, name] of compared.entries()) {
    if (found[index] === undefined && found[compared.indexOf(name)] !== undefined) compared[index] = '';
  }
  give((name, known) => known.length > 3 && ` ${name} `.includes(` ${known} `), withTax);
  // The price per unit if there are quantities. If there are also sums, the rows show whether it is a tax rate.
  const rate = compared.indexOf('rate');
  if (rate >= 0 && found[rate] === undefined && found.includes('quantity')) {
    found[rate] = found.includes('price') ? undefined : 'price';
  }
  // The number of the document if rows name the customer, otherwise the number of an article.
  const code = compared.indexOf('code');
  if (code >= 0 && found[code] === undefined) {
    const field = found.includes('customer') || found.includes('customerTax') ? 'number' : 'itemRef';
    if (!found.includes(field)) found[code] = field;
  }
  return found;
}

/** Returns the number of known column names. */
export function knownNames(row: readonly string[]): number {
  return matchColumns(row).filter((field) => field !== undefined).length;
}

/**
 * Returns whether a row consists of column names: at least two are known, or none has a digit and the next row has
 * some.
 */
export function isHeader(row: readonly string[], next: readonly string[] = []): boolean {
  if (knownNames(row) >= 2) return true;
  const digits = (cells: readonly string[]) => cells.filter((cell) => /\d/.test(cell)).length;
  return digits(row) === 0 && digits(next) > 0;
}
