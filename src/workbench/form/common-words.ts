/** What people call entries of lists in English and other languages, by field and key: single words, for search alone. */
export const commonWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  unit: {
    piece: 'pc pcs stück stk pieza pza unidad ud uds pièce pce unité pezzo pz peça szt sztuka stuk',
    item: 'each ea artikel artículo article articolo artigo',
    one: 'unit unidad einheit unité unità jednostka eenheid',
    h: 'hr hrs stunde std hora heure ora godzina uur',
    day: 'tag día jour giorno dia dzień dag',
    wk: 'woche semana semaine settimana tydzień week',
    mon: 'monat mes mois mese mês miesiąc maand',
    yr: 'jahr año an année anno ano rok jaar',
    min: 'minute minuto minuta minuut',
    kg: 'kilo kilogramm kilogramo kilogramme',
    l: 'liter litro litr',
    m: 'meter metro mètre metr',
    m2: 'sqm qm quadratmeter',
    km: 'kilometer kilómetro kilomètre',
    set: 'satz juego jeu serie zestaw',
    service: 'leistung pauschale servicio prestation servizio serviço usługa dienst flat',
    box: 'schachtel caja boîte scatola caixa pudełko doos',
    pkg: 'paket paquete colis pacco pacote paczka pakket',
    bottle: 'flasche botella bouteille bottiglia garrafa butelka fles',
  },
  key: {
    'credit-transfer':
      'bank transfer wire überweisung banküberweisung transferencia virement bonifico przelew overboeking',
    'direct-debit': 'lastschrift einzug domiciliación adeudo prélèvement addebito débito polecenie incasso',
    card: 'karte tarjeta carte carta cartão karta kaart',
    cash: 'bar bargeld efectivo metálico espèces contanti dinheiro gotówka contant',
    cheque: 'check scheck talón chèque assegno czek',
    online: 'paypal stripe link',
  },
};
