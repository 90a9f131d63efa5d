import type { Format } from '../format.ts';

const BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const SELF_BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0';

/** Countries whose invoices usually go through Peppol, for lack of a national format. */
const COUNTRIES = 'AE AT AU BE CH CY CZ DK EE EL FI GB IE IS LI LT LU LV MT NL NO NZ SE SG SI SK XI'.split(' ');

const billing = {
  specification: BILLING,
  extensions: [BILLING],
  process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  addons: ['eu-en16931-v2017'],
  inboxes: 'peppol',
  reads: true,
  writes: true,
  writing: { oneNote: true, orderOrNothing: true },
} as const;

/**
 * Peppol BIS Billing 3 in UBL, as transmitted on the Peppol network: https://docs.peppol.eu/poacc/billing/3.0/ (chapter
 * 13 §1).
 */
export const peppolUbl: Format = {
  ...billing,
  key: 'peppol-ubl',
  usualFor: { countries: COUNTRIES },
  name: { en: 'Peppol BIS Billing 3 (UBL)' },
  description: {
    en: 'The European standard in UBL 2.1 with the rules of the Peppol network and of its countries.',
    de: 'Die europäische Norm in UBL 2.1 mit den Regeln des Peppol-Netzes und seiner Länder.',
    el: 'Το ευρωπαϊκό πρότυπο σε UBL 2.1, με τους κανόνες του δικτύου Peppol και των χωρών του.',
    es: 'La norma europea en UBL 2.1 con las reglas de la red Peppol y de sus países.',
    fr: 'La norme européenne en UBL 2.1 avec les règles du réseau Peppol et de ses pays.',
    it: 'La norma europea in UBL 2.1 con le regole della rete Peppol e dei suoi paesi.',
    pl: 'Norma europejska w UBL 2.1 z regułami sieci Peppol i jej krajów.',
    pt: 'A norma europeia em UBL 2.1 com as regras da rede Peppol e dos seus países.',
  },
  syntax: 'ubl',
  schema: 'ubl',
  rules: ['en16931-ubl', 'peppol-ubl'],
};

/** Peppol BIS Billing 3 in CII; Peppol has rules for it, though its network uses UBL (chapter 13 §8). */
export const peppolCii: Format = {
  ...billing,
  key: 'peppol-cii',
  name: { en: 'Peppol BIS Billing 3 (CII)' },
  description: {
    en: 'The European standard in UN/CEFACT Cross Industry Invoice with the rules of the Peppol network.',
    de: 'Die europäische Norm in UN/CEFACT Cross Industry Invoice mit den Regeln des Peppol-Netzes.',
    el: 'Το ευρωπαϊκό πρότυπο σε UN/CEFACT Cross Industry Invoice, με τους κανόνες του δικτύου Peppol.',
    es: 'La norma europea en UN/CEFACT Cross Industry Invoice con las reglas de la red Peppol.',
    fr: 'La norme européenne en UN/CEFACT Cross Industry Invoice avec les règles du réseau Peppol.',
    it: 'La norma europea in UN/CEFACT Cross Industry Invoice con le regole della rete Peppol.',
    pl: 'Norma europejska w UN/CEFACT Cross Industry Invoice z regułami sieci Peppol.',
    pt: 'A norma europeia em UN/CEFACT Cross Industry Invoice com as regras da rede Peppol.',
  },
  syntax: 'cii',
  schema: 'cii-d16b',
  rules: ['en16931-cii', 'peppol-cii'],
};

/** Peppol BIS Self-Billing 3: the buyer issues the invoice (chapter 13 §1). */
export const peppolSelfBillingUbl: Format = {
  key: 'peppol-selfbilling-ubl',
  name: { en: 'Peppol BIS Self-Billing 3 (UBL)' },
  description: {
    en: 'Invoices that the buyer issues in the name of the seller, in UBL 2.1, by the rules of the Peppol network.',
    de: 'Gutschriften, die der Käufer im Namen des Verkäufers ausstellt (Gutschriftverfahren), in UBL 2.1, nach den Regeln des Peppol-Netzes.',
    el: 'Τιμολόγια που εκδίδει ο αγοραστής στο όνομα του πωλητή (αυτοτιμολόγηση), σε UBL 2.1, με τους κανόνες του δικτύου Peppol.',
    es: 'Facturas que el comprador expide en nombre del vendedor (autofacturación), en UBL 2.1, con las reglas de la red Peppol.',
    fr: 'Factures que l’acheteur émet au nom du vendeur (autofacturation), en UBL 2.1, selon les règles du réseau Peppol.',
    it: 'Fatture che l’acquirente emette in nome del venditore (autofatturazione), in UBL 2.1, con le regole della rete Peppol.',
    pl: 'Faktury, które nabywca wystawia w imieniu sprzedawcy (samofakturowanie), w UBL 2.1, według reguł sieci Peppol.',
    pt: 'Faturas que o comprador emite em nome do vendedor (autofaturação), em UBL 2.1, com as regras da rede Peppol.',
  },
  specification: SELF_BILLING,
  extensions: [SELF_BILLING],
  process: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
  addons: ['eu-en16931-v2017'],
  inboxes: 'peppol',
  reads: true,
  writes: true,
  writing: { oneNote: true, orderOrNothing: true },
  syntax: 'ubl',
  schema: 'ubl',
  rules: ['en16931-ubl', 'peppol-sb-ubl'],
};
