/** The titles of the kinds of invoices (RodzajFaktury) that differ from those of other documents of their type. */

import type { PaperLanguage } from '../../../paper/languages.ts';

export const TITLES: Readonly<Record<string, Readonly<Partial<Record<PaperLanguage, string>>>>> = {
  ZAL: {
    en: 'Advance invoice',
    de: 'Anzahlungsrechnung',
    es: 'Factura de anticipo',
    fr: 'Facture d’acompte',
    it: 'Fattura di acconto',
    nl: 'Voorschotfactuur',
    pl: 'Faktura zaliczkowa',
    pt: 'Fatura de adiantamento',
  },
  ROZ: {
    en: 'Settlement invoice',
    de: 'Schlussrechnung',
    es: 'Factura de liquidación final',
    fr: 'Facture de solde',
    it: 'Fattura a saldo',
    nl: 'Eindfactuur',
    pl: 'Faktura rozliczeniowa',
    pt: 'Fatura final',
  },
  KOR: {
    en: 'Corrective invoice',
    de: 'Rechnungskorrektur',
    es: 'Factura rectificativa',
    fr: 'Facture rectificative',
    it: 'Fattura rettificativa',
    nl: 'Correctiefactuur',
    pl: 'Faktura korygująca',
    pt: 'Fatura retificativa',
  },
  KOR_ZAL: {
    en: 'Correction of an advance invoice',
    de: 'Korrektur einer Anzahlungsrechnung',
    es: 'Rectificación de una factura de anticipo',
    fr: 'Rectification d’une facture d’acompte',
    it: 'Rettifica di una fattura di acconto',
    nl: 'Correctie van een voorschotfactuur',
    pl: 'Faktura korygująca fakturę zaliczkową',
    pt: 'Retificação de uma fatura de adiantamento',
  },
  KOR_ROZ: {
    en: 'Correction of a settlement invoice',
    de: 'Korrektur einer Schlussrechnung',
    es: 'Rectificación de una factura de liquidación final',
    fr: 'Rectification d’une facture de solde',
    it: 'Rettifica di una fattura a saldo',
    nl: 'Correctie van een eindfactuur',
    pl: 'Faktura korygująca fakturę rozliczeniową',
    pt: 'Retificação de uma fatura final',
  },
};
