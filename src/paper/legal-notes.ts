/** The sentences that the law requires, in the language of the paper. */

import { factsOf, speaks } from '../countries/countries.ts';
import { entryOf } from '../engine/model/json.ts';
import { ratesByKind } from '../engine/tax/untaxed.ts';
import type { Bill } from './documents.ts';
import { arabicReason } from './slips.ts';
import { statementsOf } from './statements.ts';
import { joined } from './texts.ts';
import { said, type Writing } from './writing.ts';

/**
 * Directive 2006/112/EC, article 226 (7a), (11a), (13) and (14), in its language versions, and the laws that follow it.
 * The margin schemes are compared with quotations of mervärdesskattelagen 17 kap. 24 § no. 16 and 17, zákon 222/2004 § 74 (1) and
 * momsbekendtgørelsen, the Norwegian one against SKD 16/1997.
 */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'reverse-charge': {
    en: 'Reverse charge: customer to account for VAT',
    de: 'Steuerschuldnerschaft des Leistungsempfängers',
    es: 'Inversión del sujeto pasivo',
    fr: 'Autoliquidation',
    it: 'Inversione contabile',
    nl: 'Btw verlegd',
    pl: 'Odwrotne obciążenie',
    pt: 'IVA – autoliquidação',
    ar: 'آلية الاحتساب العكسي',
    el: 'Αντίστροφη επιβάρυνση',
    sk: 'Prenesenie daňovej povinnosti',
    da: 'Omvendt betalingspligt',
    sv: 'Omvänd betalningsskyldighet',
    nb: 'Omvendt avgiftsplikt',
    fi: 'Käännetty verovelvollisuus',
  },
  'travel-agency': {
    en: 'Margin scheme – Travel agents',
    de: 'Sonderregelung für Reisebüros',
    es: 'Régimen especial de las agencias de viajes',
    fr: 'Régime particulier – Agences de voyages',
    it: 'Regime del margine – Agenzie di viaggio',
    nl: 'Bijzondere regeling reisbureaus',
    pl: 'Procedura marży dla biur podróży',
    pt: 'Regime da margem de lucro – Agências de viagens',
    el: 'Καθεστώς περιθωρίου – Ταξιδιωτικά πρακτορεία',
    sk: 'Úprava zdaňovania prirážky – cestovné kancelárie',
    da: 'Fortjenstmargenordning – rejsebureauer',
    sv: 'Vinstmarginalbeskattning för resebyråer',
    fi: 'Voittomarginaalijärjestelmä – matkatoimistot',
  },
  'second-hand-goods': {
    en: 'Margin scheme – Second-hand goods',
    de: 'Gebrauchtgegenstände/Sonderregelung',
    es: 'Régimen especial de los bienes usados',
    fr: 'Régime particulier – Biens d’occasion',
    it: 'Regime del margine – Beni usati',
    nl: 'Bijzondere regeling – Gebruikte goederen',
    pl: 'Procedura marży – towary używane',
    pt: 'Regime da margem de lucro – Bens em segunda mão',
    el: 'Καθεστώς περιθωρίου – Μεταχειρισμένα αγαθά',
    sk: 'Úprava zdaňovania prirážky – použitý tovar',
    da: 'Fortjenstmargenordning – brugte genstande – køber har ikke fradrag for momsen',
    sv: 'Vinstmarginalbeskattning för begagnade varor',
    nb: 'Avansesystemet for brukte varer',
    fi: 'Voittomarginaalijärjestelmä – käytetyt tavarat',
  },
  art: {
    en: 'Margin scheme – Works of art',
    de: 'Kunstgegenstände/Sonderregelung',
    es: 'Régimen especial de los objetos de arte',
    fr: 'Régime particulier – Objets d’art',
    it: 'Regime del margine – Oggetti d’arte',
    nl: 'Bijzondere regeling – Kunstvoorwerpen',
    pl: 'Procedura marży – dzieła sztuki',
    pt: 'Regime da margem de lucro – Objetos de arte',
    el: 'Καθεστώς περιθωρίου – Έργα τέχνης',
    sk: 'Úprava zdaňovania prirážky – umelecké diela',
    da: 'Fortjenstmargenordning – kunstgenstande – køber har ikke fradrag for momsen',
    sv: 'Vinstmarginalbeskattning för konstverk',
    nb: 'Avansesystemet for kunstverk',
    fi: 'Voittomarginaalijärjestelmä – taide-esineet',
  },
  antiques: {
    en: 'Margin scheme – Collectors’ items and antiques',
    de: 'Sammlungsstücke und Antiquitäten/Sonderregelung',
    es: 'Régimen especial de las antigüedades y objetos de colección',
    fr: 'Régime particulier – Objets de collection et d’antiquité',
    it: 'Regime del margine – Oggetti da collezione e di antiquariato',
    nl: 'Bijzondere regeling – Voorwerpen voor verzamelingen of antiquiteiten',
    pl: 'Procedura marży – przedmioty kolekcjonerskie i antyki',
    pt: 'Regime da margem de lucro – Objetos de coleção e antiguidades',
    el: 'Καθεστώς περιθωρίου – Συλλεκτικά αντικείμενα και αντίκες',
    sk: 'Úprava zdaňovania prirážky – zberateľské predmety a starožitnosti',
    da: 'Fortjenstmargenordning – samlerobjekter og antikviteter – køber har ikke fradrag for momsen',
    sv: 'Vinstmarginalbeskattning för samlarföremål och antikviteter',
    nb: 'Avansesystemet for samleobjekter og antikviteter',
    fi: 'Voittomarginaalijärjestelmä – keräily- ja antiikkiesineet',
  },
  'cash-basis': {
    en: 'Cash accounting',
    de: 'Besteuerung nach vereinnahmten Entgelten',
    es: 'Régimen especial del criterio de caja',
    fr: 'Comptabilité de caisse',
    it: 'IVA per cassa',
    nl: 'Kasstelsel',
    pl: 'Metoda kasowa',
    pt: 'IVA – regime de caixa',
    el: 'Καθεστώς καταβολής ΦΠΑ κατά την είσπραξη',
    sk: 'Daň sa uplatňuje na základe prijatia platby',
    sv: 'Kontantmetoden',
    fi: 'Maksuperusteinen arvonlisävero',
  },
};

/** Returns a sentence of the law by key, in the language of the paper. */
export function legalWords(key: string, writing: Writing): string {
  return entryOf(writing.labels.legal ?? {}, key) ?? said(entryOf(WORDS, key) ?? key, writing);
}

/** The sentences that the regimes of chapter 27 add, in English and in the words of the law. */
const IN_TWO_LANGUAGES = /^(?:Reverse charge|Self-billing) \/ (?<words>[\p{L} ]+)$/u;

/** The sentence on reverse charge that the standard adds, in two languages or in English only. */
const REVERSE_CHARGE =
  /^Reverse charge(?:: Customer to account for VAT to the relevant tax authority\.| \/ (?:Umkehr der Steuerschuld\.|Inversione del soggetto passivo|Inversión del sujeto pasivo\.|Αντίστροφη φόρτιση|Autoliquidation de la TVA - Article 283-1 du CGI\. Le client est redevable de la TVA\.))?$/i;

/** Returns the sentences of an invoice about its taxes, each once. Sentences that the standard added are in the language of the paper. */
export function legalNotes(bill: Bill, isSelfBilled: boolean, writing: Writing): { text: string }[] {
  const { tax, totals } = bill;
  const { labels, country } = writing;
  const given = (tax?.notes ?? []).flatMap(({ key, text }) => (text ? inLanguage(key, text, writing) : []));
  // Directive 2006/112/EC, article 226 (11a), and the laws of other countries with VAT.
  const isReversed =
    !tax?.notes?.some(({ key }) => key === 'reverse-charge') &&
    totals?.taxes?.categories?.some(({ code, rates = [] }) =>
      ratesByKind(code, rates, bill).some(({ key }) => key === 'reverse-charge'),
    );
  const { mentions = {} } = factsOf(country);
  const national = Object.entries(mentions).flatMap(([extension, byCode]) => {
    const name = entryOf(byCode, entryOf(tax?.ext ?? {}, extension));
    return name === undefined ? [] : [said(name, writing)];
  });
  const all = [
    ...(isSelfBilled ? [labels.selfBilling] : []),
    ...given,
    ...(isReversed ? [inLanguage('reverse-charge', 'Reverse charge', writing)] : []),
    ...national,
    ...statementsOf(bill, country),
  ];
  return [...new Map(all.map((text) => [text.toLowerCase(), { text }])).values()];
}

function inLanguage(key: string | undefined, text: string, writing: Writing): string {
  const { language, labels, country } = writing;
  const words = entryOf(WORDS, key);
  const bare = text.replace(/\.$/, '');
  const lawful = IN_TWO_LANGUAGES.exec(text)?.groups?.words;
  if (key === 'self-billed' && (bare === SELF_BILLED || lawful !== undefined)) return labels.selfBilling;
  const isStandard = key === 'reverse-charge' ? lawful !== undefined || REVERSE_CHARGE.test(text) : words?.es === bare;
  const arabic = arabicReason(country, text);
  if (arabic !== undefined) return said({ ar: arabic, en: text }, writing);
  const own = factsOf(country).notes?.[key ?? ''];
  if (!isStandard || !words) return text;
  const ofCountry = typeof own === 'object' ? own[language] : own;
  // The supplier's law stays recognisable in a foreign language.
  const [ownLanguage = language] = factsOf(country).languages ?? [];
  const national = speaks(country, language) ? undefined : (words[ownLanguage] ?? lawful);
  return ofCountry ?? joined(' / ', legalWords(key ?? '', writing), national);
}

/** The sentence on self-billing that the standard adds in Spain. */
const SELF_BILLED = 'Facturación por el destinatario';
