import { searchWords } from '../../../countries/countries.ts';

/** Common words for list entries, in English and other languages, and codes of UNTDID 4461 and 1001, by list and key. Used only for search. */
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
    service:
      'leistung pauschale servicio prestation servizio serviço usługa dienst flat forfait forfettario ryczałt lump sum',
    box: 'schachtel caja boîte scatola caixa pudełko doos',
    pkg: 'paket paquete colis pacco pacote paczka pakket',
    bottle: 'flasche botella bouteille bottiglia garrafa butelka fles',
  },
  key: {
    'credit-transfer':
      '30 58 bank transfer wire überweisung banküberweisung transferencia virement bonifico przelew overboeking',
    'direct-debit': '49 59 lastschrift einzug domiciliación adeudo prélèvement addebito débito polecenie incasso',
    card: '48 54 karte tarjeta carte carta cartão karta kaart',
    cash: '10 bar bargeld efectivo metálico espèces contanti dinheiro gotówka contant',
    cheque: '20 check scheck talón chèque assegno czek',
    online: 'paypal stripe link',
  },
  type: {
    standard: '380 invoice rechnung factura facture fattura fatura faktura factuur bill commercial',
    proforma: '325 pro-forma estimate vorabrechnung provisional provisoire provvisoria',
    corrective:
      '384 correction replacement korrekturrechnung rectificativa rectificative correttiva corretiva korygująca korekta',
    'credit-note':
      '381 refund gutschrift stornorechnung storno abono nota de crédito di credito avoir creditnota rectificativa korekta',
    'debit-note': '383 lastschriftanzeige nota de débito débit di debito debetnota obciążeniowa',
    other: 'sonstige otro otra autre altro outro inny andere',
  },
  tags: {
    simplified: 'receipt ticket kleinbetragsrechnung simplificada simplifiée semplificata uproszczona vereenvoudigd',
    'reverse-charge': 'steuerschuldnerschaft inversión autoliquidation inversione autoliquidação odwrotne verlegd',
    'self-billed': 'gutschriftsverfahren autofactura autofacturation autofattura autofatura samofakturowanie',
    partial: 'abschlag parcial partielle acconto częściowa',
    prepayment: 'advance anzahlung vorauszahlung anticipo acompte acconto adiantamento zaliczka aanbetaling',
    factoring: 'abtretung cesión affacturage cessione',
  },
  schema: {
    'bill/invoice': 'rechnung factura facture fattura fatura faktura factuur bill',
    'bill/order':
      'purchase quote bestellung auftrag angebot pedido presupuesto commande devis ordine preventivo zamówienie',
    'bill/delivery': 'dispatch lieferschein albarán entrega livraison bolla ddt consegna guia dostawa wz pakbon',
    'bill/payment':
      'receipt zahlung quittung zahlungsbeleg pago recibo paiement reçu pagamento ricevuta płatność betaling',
    'bill/status': 'response antwort estado respuesta statut réponse stato risposta odpowiedź',
    'org/party': 'company person firma unternehmen empresa cliente société azienda bedrijf customer supplier',
    'note/message': 'letter nachricht brief mensaje nota message lettre messaggio wiadomość bericht',
  },
  kind: {
    'credit-note':
      'gutschrift stornorechnung storno abono rectificativa nota de crédito di credito avoir korekta creditnota',
    'reverse-charge': 'steuerschuldnerschaft inversión autoliquidation inversione odwrotne verlegd',
    simplified: 'receipt ticket kleinbetragsrechnung simplificada simplifiée semplificata uproszczona',
    prepaid: 'advance anzahlung vorausbezahlt anticipo pagada acompte payée acconto zaliczka',
    freelance: 'freiberufler autónomo indépendant libero professionista',
    quote: 'angebot presupuesto devis preventivo oferta offerte estimate',
    proforma: 'pro-forma',
  },
  tax: {
    VAT: 'ust mwst umsatzsteuer mehrwertsteuer iva tva btw moms ptu podatek sales tax',
    GST: 'sales tax vat',
    IGIC: 'canarias canary',
    retained:
      'withholding ritenuta acconto retención retenida retenção fonte retefuente retenue einbehalt inhouding potrącenie',
    general: 'standard normal full regelsteuersatz ordinaria podstawowa',
    reduced: 'ermäßigt reducido réduit ridotta reduzida obniżona verlaagd',
    'super-reduced': 'superreducido minima',
    intermediate: 'intermédiaire intermedia',
    zero: 'nullsatz nullsteuersatz cero zéro zerowa nul nulo nultarief zero-rated',
    exempt:
      'no none without ohne sin sans senza sem bez zonder tax-free befreit befreiung steuerfrei steuerbefreit umsatzsteuerfrei exento exenta exención exonéré exonération exempté esente esenzione isento isenção zwolniony zwolnione zwolniona zwolnienie zw vrijgesteld vrijstelling',
    'small-business':
      'kleinunternehmer kleinunternehmerregelung franchise base micro auto entrepreneur forfettario minimi zwolnienie podmiotowe nievatowiec kleineondernemersregeling kor pequeña',
    'reverse-charge':
      '§ 13b 13b steuerschuldnerschaft inversión sujeto pasivo isp autoliquidation inversione contabile autoliquidação odwrotne oo verlegd',
    export: 'ausfuhr drittland exportación exportation esportazione exportação eksport uitvoer',
    'intra-community': 'eu ig innergemeinschaftlich intracomunitaria intracommunautaire intracomunitario wdt icp',
    'VATEX-FR-FRANCHISE': '293b cgi franchise base micro auto entrepreneur',
    'outside-scope':
      'nicht steuerbar no sujeto sujeta hors champ non soumis fuori campo escluso não sujeito poza zakresem nie podlega np buiten niet onderworpen out',
    eqs: 'recargo equivalencia',
  },
  addon: { 'eu-en16931-v2017': 'peppol e-invoice european european-standard norm', ...searchWords },
  command: {
    open: 'öffnen abrir importar ouvrir apri otwórz openen',
    new: 'neu nuevo nueva nouveau nuovo novo nowy nieuw',
    settings: 'einstellungen ajustes configuración paramètres réglages impostazioni ustawienia instellingen',
    shortcuts: 'tasten atajos raccourcis scorciatoie skróty sneltoetsen',
    build: 'berechnen prüfen calcular comprobar calculer vérifier calcola controlla oblicz berekenen calculate check',
    replicate: 'kopieren duplizieren copiar duplicar copier dupliquer copia duplica kopiuj kopiëren copy duplicate',
    correct: 'gutschrift storno korrigieren rectificar abono corriger avoir correggere credito korekta credit refund',
    sign: 'signieren unterschreiben firmar signer firma podpisz ondertekenen',
    validate: 'prüfen validar valider convalida sprawdź controleren check',
    verify: 'prüfen verificar vérifier verifica zweryfikuj',
    'save-json': 'speichern guardar enregistrer salva zapisz opslaan',
    'save-xml': 'speichern guardar enregistrer salva zapisz opslaan',
    'save-as': 'speichern guardar exportar enregistrer salva esporta zapisz opslaan download pdf',
    print: 'drucken imprimir imprimer stampa drukuj afdrukken',
    share: 'teilen compartir partager condividi udostępnij delen send',
    undo: 'rückgängig deshacer annuler annulla cofnij',
    redo: 'wiederholen rehacer rétablir ripeti ponów',
    history: 'verlauf historial historique cronologia historia geschiedenis',
    view: 'formular formulario formulaire modulo formularz formulier',
    'theme-dark': 'dunkel oscuro sombre scuro ciemny donker night',
    'theme-light': 'hell claro clair chiaro jasny licht day',
    close: 'schließen cerrar fermer chiudi zamknij sluiten',
  },
};

/** Returns the words for keys of a list. */
export function wordsFor(list: string, ...keys: readonly string[]): string {
  const words = commonWords[list] ?? {};
  return keys.map((key) => words[key] ?? '').join(' ');
}
