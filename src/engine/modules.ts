/**
 * The list of regimes and addons. It determines the order in which their normalisers run on the same object (chapter 06
 * §1.4), regardless of the order of addons in a document. A new regime or addon needs a folder and a line here: regimes
 * in alphabetical order, an addon after its regime and the addons it requires.
 */
import { schemaId } from './model/schema-id.ts';
import type { AddonModule, RegimeModule } from './tax/declare.ts';

export interface RegimeEntry {
  readonly kind: 'regime';
  readonly country: string;
  readonly load: () => Promise<RegimeModule>;
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
  readonly load: () => Promise<AddonModule>;
  /** The schema IDs of its complements. Documents with one of them need the addon, too. */
  readonly schemas: readonly string[];
}

function regime(
  country: string,
  load: () => Promise<{ default: RegimeModule }>,
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
    load: async () => (await load()).default,
    alternatives: options.alternatives ?? [],
    identityTypes: options.identityTypes ?? [],
    writes: options.writes ?? [],
    rulesAs: options.rulesAs ?? country.toLowerCase(),
  };
}

function addon(
  key: string,
  load: () => Promise<{ default: AddonModule }>,
  options: { complements?: readonly string[] } = {},
): AddonEntry {
  const schemas = (options.complements ?? []).map(schemaId);
  return { kind: 'addon', key, load: async () => (await load()).default, schemas };
}

export const modules: readonly (RegimeEntry | AddonEntry)[] = [
  addon('co-dian-v2', () => import('./addons/co/dian/index.ts')),
  addon('it-ticket-v1', () => import('./addons/it/ticket/index.ts')),
  addon('pl-favat-v3', () => import('./addons/pl/favat/index.ts')),
  regime('AE', () => import('./regimes/ae/index.ts')),
  regime('AR', () => import('./regimes/ar/index.ts')),
  addon('ar-arca-v4', () => import('./addons/ar/arca/index.ts')),
  regime('AT', () => import('./regimes/at/index.ts')),
  regime('AU', () => import('./regimes/au/index.ts')),
  regime('BE', () => import('./regimes/be/index.ts')),
  regime('BG', () => import('./regimes/bg/index.ts')),
  regime('BR', () => import('./regimes/br/index.ts')),
  addon('br-nfe-v4', () => import('./addons/br/nfe/index.ts')),
  addon('br-nfse-v1', () => import('./addons/br/nfse/index.ts')),
  regime('CA', () => import('./regimes/ca/index.ts')),
  regime('CH', () => import('./regimes/ch/index.ts')),
  regime('CO', () => import('./regimes/co/index.ts')),
  regime('CR', () => import('./regimes/cr/index.ts')),
  regime('CY', () => import('./regimes/cy/index.ts')),
  regime('CZ', () => import('./regimes/cz/index.ts')),
  regime('DE', () => import('./regimes/de/index.ts')),
  regime('DK', () => import('./regimes/dk/index.ts'), { identityTypes: ['CVR'] }),
  regime('EE', () => import('./regimes/ee/index.ts')),
  regime('ES', () => import('./regimes/es/index.ts')),
  addon('es-facturae-v3', () => import('./addons/es/facturae/index.ts')),
  addon('es-sii-v1', () => import('./addons/es/sii/index.ts')),
  addon('es-tbai-v1', () => import('./addons/es/tbai/index.ts')),
  addon('es-verifactu-v1', () => import('./addons/es/verifactu/index.ts')),
  regime('FI', () => import('./regimes/fi/index.ts')),
  regime('FR', () => import('./regimes/fr/index.ts')),
  addon('fr-ctc-flow6-v1', () => import('./addons/fr/ctc-flow6/index.ts')),
  addon('eu-en16931-v2017', () => import('./addons/eu/en16931/index.ts')),
  addon('dk-oioubl-v2', () => import('./addons/dk/oioubl/index.ts')),
  addon('fi-finvoice-v3', () => import('./addons/fi/finvoice/index.ts')),
  addon('de-xrechnung-v3', () => import('./addons/de/xrechnung/index.ts')),
  addon('de-zugferd-v2', () => import('./addons/de/zugferd/index.ts')),
  addon('fr-ctc-flow10-v1', () => import('./addons/fr/ctc-flow10/index.ts')),
  addon('fr-ctc-flow2-v1', () => import('./addons/fr/ctc-flow2/index.ts')),
  addon('sa-zatca-v1', () => import('./addons/sa/zatca/index.ts')),
  addon('fr-choruspro-v1', () => import('./addons/fr/choruspro/index.ts')),
  addon('fr-facturx-v1', () => import('./addons/fr/facturx/index.ts')),
  regime('GB', () => import('./regimes/gb/index.ts'), { alternatives: ['XI', 'XU'] }),
  regime('EL', () => import('./regimes/el/index.ts'), { alternatives: ['GR'], rulesAs: 'gr' }),
  addon('gr-mydata-v1', () => import('./addons/gr/mydata/index.ts')),
  regime('HR', () => import('./regimes/hr/index.ts')),
  regime('HU', () => import('./regimes/hu/index.ts')),
  regime('IE', () => import('./regimes/ie/index.ts')),
  regime('IN', () => import('./regimes/in/index.ts')),
  regime('IT', () => import('./regimes/it/index.ts')),
  addon('it-sdi-v1', () => import('./addons/it/sdi/index.ts')),
  regime('LT', () => import('./regimes/lt/index.ts')),
  regime('LU', () => import('./regimes/lu/index.ts')),
  regime('LV', () => import('./regimes/lv/index.ts')),
  regime('MT', () => import('./regimes/mt/index.ts')),
  regime('MX', () => import('./regimes/mx/index.ts')),
  addon('mx-cfdi-v4', () => import('./addons/mx/cfdi/index.ts'), {
    complements: ['regimes/mx/food-vouchers', 'regimes/mx/fuel-account-balance'],
  }),
  regime('NL', () => import('./regimes/nl/index.ts')),
  regime('NO', () => import('./regimes/no/index.ts')),
  regime('NZ', () => import('./regimes/nz/index.ts')),
  regime('PE', () => import('./regimes/pe/index.ts')),
  regime('PL', () => import('./regimes/pl/index.ts')),
  regime('PT', () => import('./regimes/pt/index.ts'), { writes: ['pt-saft-exemption'] }),
  addon('pt-saft-v1', () => import('./addons/pt/saft/index.ts')),
  regime('RO', () => import('./regimes/ro/index.ts')),
  regime('SA', () => import('./regimes/sa/index.ts')),
  regime('SE', () => import('./regimes/se/index.ts')),
  regime('SG', () => import('./regimes/sg/index.ts')),
  regime('SI', () => import('./regimes/si/index.ts')),
  regime('SK', () => import('./regimes/sk/index.ts')),
  regime('US', () => import('./regimes/us/index.ts')),
];
