/**
 * The list of regimes and addons. `imports.ts`, which loads modules on demand, is derived from it. The list determines the order in which
 * their normalisers run on the same object (chapter 06 §1.4), regardless of the order of addons in a document. A new regime or addon needs
 * a folder and a line here: regimes in alphabetical order, an addon after its regime and the addons it requires.
 */
import { schemaId } from './model/schema-id.ts';

export interface RegimeEntry {
  readonly kind: 'regime';
  readonly country: string;
  /** Other country codes of the regime. */
  readonly alternatives: readonly string[];
  /** Identity types that the regime checks in documents of any regime. */
  readonly identityTypes: readonly string[];
  /**
   * Extension keys of addons that the regime's normalisers write, with or without the addon. The regime makes them
   * known, too.
   */
  readonly writes: readonly string[];
  /** Its position among the rules of regimes, if it differs from the position of its country (chapter 01 §13.2). */
  readonly rulesAs: string;
}

export interface AddonEntry {
  readonly kind: 'addon';
  readonly key: string;
  /** The schema IDs of its complements. Documents with one of them need the addon, too. */
  readonly schemas: readonly string[];
}

function regime(
  country: string,
  options: {
    alternatives?: readonly string[];
    identityTypes?: readonly string[];
    writes?: readonly string[];
    rulesAs?: string;
  } = {},
): RegimeEntry {
  return {
    kind: 'regime',
    country,
    alternatives: options.alternatives ?? [],
    identityTypes: options.identityTypes ?? [],
    writes: options.writes ?? [],
    rulesAs: options.rulesAs ?? country.toLowerCase(),
  };
}

function addon(key: string, options: { complements?: readonly string[] } = {}): AddonEntry {
  const schemas = (options.complements ?? []).map(schemaId);
  return { kind: 'addon', key, schemas };
}

export const modules: readonly (RegimeEntry | AddonEntry)[] = [
  addon('co-dian-v2'),
  addon('it-ticket-v1'),
  addon('pl-favat-v3'),
  regime('AE'),
  regime('AR'),
  addon('ar-arca-v4'),
  regime('AT'),
  regime('AU'),
  regime('BE'),
  regime('BG'),
  regime('BR'),
  addon('br-nfe-v4'),
  addon('br-nfse-v1'),
  regime('CA'),
  regime('CH'),
  regime('CO'),
  regime('CR'),
  regime('CY'),
  regime('CZ'),
  regime('DE'),
  regime('DK', { identityTypes: ['CVR'] }),
  regime('EE'),
  regime('ES'),
  addon('es-facturae-v3'),
  addon('es-sii-v1'),
  addon('es-tbai-v1'),
  addon('es-verifactu-v1'),
  regime('FI'),
  regime('FR'),
  addon('fr-ctc-flow6-v1'),
  addon('eu-en16931-v2017'),
  addon('dk-oioubl-v2'),
  addon('fi-finvoice-v3'),
  addon('de-xrechnung-v3'),
  addon('de-zugferd-v2'),
  addon('fr-ctc-flow10-v1'),
  addon('fr-ctc-flow2-v1'),
  addon('sa-zatca-v1'),
  addon('fr-choruspro-v1'),
  addon('fr-facturx-v1'),
  regime('GB', { alternatives: ['XI', 'XU'] }),
  regime('EL', { alternatives: ['GR'], rulesAs: 'gr' }),
  addon('gr-mydata-v1'),
  regime('HR'),
  regime('HU'),
  regime('IE'),
  regime('IN'),
  regime('IT'),
  addon('it-sdi-v1'),
  regime('LT'),
  regime('LU'),
  regime('LV'),
  regime('MT'),
  regime('MX'),
  addon('mx-cfdi-v4', {
    complements: ['regimes/mx/food-vouchers', 'regimes/mx/fuel-account-balance'],
  }),
  regime('NL'),
  regime('NO'),
  regime('NZ'),
  regime('PE'),
  regime('PL'),
  regime('PT', { writes: ['pt-saft-exemption'] }),
  addon('pt-saft-v1'),
  regime('RO'),
  regime('SA'),
  regime('SE'),
  regime('SG'),
  regime('SI'),
  regime('SK'),
  regime('US'),
];
