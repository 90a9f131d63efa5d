/** Imports each regime and addon of modules.ts on demand, by its country or key. Generated: `npm run accept` writes it. */
import type { AddonEntry, RegimeEntry } from './modules.ts';
import type { AddonModule, RegimeModule } from './tax/declare.ts';

type Imports<M> = Readonly<Record<string, () => Promise<{ default: M }>>>;

const regimes: Imports<RegimeModule> = {
  AE: () => import('./regimes/ae/index.ts'),
  AR: () => import('./regimes/ar/index.ts'),
  AT: () => import('./regimes/at/index.ts'),
  AU: () => import('./regimes/au/index.ts'),
  BE: () => import('./regimes/be/index.ts'),
  BG: () => import('./regimes/bg/index.ts'),
  BR: () => import('./regimes/br/index.ts'),
  CA: () => import('./regimes/ca/index.ts'),
  CH: () => import('./regimes/ch/index.ts'),
  CO: () => import('./regimes/co/index.ts'),
  CR: () => import('./regimes/cr/index.ts'),
  CY: () => import('./regimes/cy/index.ts'),
  CZ: () => import('./regimes/cz/index.ts'),
  DE: () => import('./regimes/de/index.ts'),
  DK: () => import('./regimes/dk/index.ts'),
  EE: () => import('./regimes/ee/index.ts'),
  EL: () => import('./regimes/el/index.ts'),
  ES: () => import('./regimes/es/index.ts'),
  FI: () => import('./regimes/fi/index.ts'),
  FR: () => import('./regimes/fr/index.ts'),
  GB: () => import('./regimes/gb/index.ts'),
  HR: () => import('./regimes/hr/index.ts'),
  HU: () => import('./regimes/hu/index.ts'),
  IE: () => import('./regimes/ie/index.ts'),
  IN: () => import('./regimes/in/index.ts'),
  IT: () => import('./regimes/it/index.ts'),
  LT: () => import('./regimes/lt/index.ts'),
  LU: () => import('./regimes/lu/index.ts'),
  LV: () => import('./regimes/lv/index.ts'),
  MT: () => import('./regimes/mt/index.ts'),
  MX: () => import('./regimes/mx/index.ts'),
  NL: () => import('./regimes/nl/index.ts'),
  NO: () => import('./regimes/no/index.ts'),
  NZ: () => import('./regimes/nz/index.ts'),
  PE: () => import('./regimes/pe/index.ts'),
  PL: () => import('./regimes/pl/index.ts'),
  PT: () => import('./regimes/pt/index.ts'),
  RO: () => import('./regimes/ro/index.ts'),
  SA: () => import('./regimes/sa/index.ts'),
  SE: () => import('./regimes/se/index.ts'),
  SG: () => import('./regimes/sg/index.ts'),
  SI: () => import('./regimes/si/index.ts'),
  SK: () => import('./regimes/sk/index.ts'),
  US: () => import('./regimes/us/index.ts'),
};

const addons: Imports<AddonModule> = {
  'ar-arca-v4': () => import('./addons/ar/arca/index.ts'),
  'br-nfe-v4': () => import('./addons/br/nfe/index.ts'),
  'br-nfse-v1': () => import('./addons/br/nfse/index.ts'),
  'co-dian-v2': () => import('./addons/co/dian/index.ts'),
  'de-xrechnung-v3': () => import('./addons/de/xrechnung/index.ts'),
  'de-zugferd-v2': () => import('./addons/de/zugferd/index.ts'),
  'dk-oioubl-v2': () => import('./addons/dk/oioubl/index.ts'),
  'es-facturae-v3': () => import('./addons/es/facturae/index.ts'),
  'es-sii-v1': () => import('./addons/es/sii/index.ts'),
  'es-tbai-v1': () => import('./addons/es/tbai/index.ts'),
  'es-verifactu-v1': () => import('./addons/es/verifactu/index.ts'),
  'eu-en16931-v2017': () => import('./addons/eu/en16931/index.ts'),
  'fi-finvoice-v3': () => import('./addons/fi/finvoice/index.ts'),
  'fr-choruspro-v1': () => import('./addons/fr/choruspro/index.ts'),
  'fr-ctc-flow2-v1': () => import('./addons/fr/ctc-flow2/index.ts'),
  'fr-ctc-flow6-v1': () => import('./addons/fr/ctc-flow6/index.ts'),
  'fr-ctc-flow10-v1': () => import('./addons/fr/ctc-flow10/index.ts'),
  'fr-facturx-v1': () => import('./addons/fr/facturx/index.ts'),
  'gr-mydata-v1': () => import('./addons/gr/mydata/index.ts'),
  'it-sdi-v1': () => import('./addons/it/sdi/index.ts'),
  'it-ticket-v1': () => import('./addons/it/ticket/index.ts'),
  'mx-cfdi-v4': () => import('./addons/mx/cfdi/index.ts'),
  'pl-favat-v3': () => import('./addons/pl/favat/index.ts'),
  'pt-saft-v1': () => import('./addons/pt/saft/index.ts'),
  'sa-zatca-v1': () => import('./addons/sa/zatca/index.ts'),
};

/** Imports a regime, without registering it. */
export function regimeModule({ country }: RegimeEntry): Promise<RegimeModule> {
  return moduleOf(regimes, country);
}

/** Imports an addon, without registering it. */
export function addonModule({ key }: AddonEntry): Promise<AddonModule> {
  return moduleOf(addons, key);
}

async function moduleOf<M>(imports: Imports<M>, name: string): Promise<M> {
  const load = imports[name];
  if (!load) throw new Error(`engine/imports.ts has no ${name}: run npm run accept`);
  return (await load()).default;
}
