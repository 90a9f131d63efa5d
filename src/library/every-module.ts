/**
 * Every regime and addon of engine/modules.ts, imported statically. Derived from it: after a change there,
 * `npx vitest run src/library/every-module.test.ts -u` writes this file anew.
 */
import addonArArca from '../engine/addons/ar/arca/index.ts';
import addonBrNfse from '../engine/addons/br/nfse/index.ts';
import addonCoDian from '../engine/addons/co/dian/index.ts';
import addonDeXrechnung from '../engine/addons/de/xrechnung/index.ts';
import addonDeZugferd from '../engine/addons/de/zugferd/index.ts';
import addonEsFacturae from '../engine/addons/es/facturae/index.ts';
import addonEsSii from '../engine/addons/es/sii/index.ts';
import addonEsTbai from '../engine/addons/es/tbai/index.ts';
import addonEsVerifactu from '../engine/addons/es/verifactu/index.ts';
import addonEuEn16931 from '../engine/addons/eu/en16931/index.ts';
import addonFrChoruspro from '../engine/addons/fr/choruspro/index.ts';
import addonFrCtcFlow2 from '../engine/addons/fr/ctc-flow2/index.ts';
import addonFrCtcFlow6 from '../engine/addons/fr/ctc-flow6/index.ts';
import addonFrCtcFlow10 from '../engine/addons/fr/ctc-flow10/index.ts';
import addonFrFacturx from '../engine/addons/fr/facturx/index.ts';
import addonGrMydata from '../engine/addons/gr/mydata/index.ts';
import addonItSdi from '../engine/addons/it/sdi/index.ts';
import addonItTicket from '../engine/addons/it/ticket/index.ts';
import addonMxCfdi from '../engine/addons/mx/cfdi/index.ts';
import addonPlFavat from '../engine/addons/pl/favat/index.ts';
import addonPtSaft from '../engine/addons/pt/saft/index.ts';
import addonSaZatca from '../engine/addons/sa/zatca/index.ts';
import regimeAe from '../engine/regimes/ae/index.ts';
import regimeAr from '../engine/regimes/ar/index.ts';
import regimeAt from '../engine/regimes/at/index.ts';
import regimeBe from '../engine/regimes/be/index.ts';
import regimeBr from '../engine/regimes/br/index.ts';
import regimeCa from '../engine/regimes/ca/index.ts';
import regimeCh from '../engine/regimes/ch/index.ts';
import regimeCo from '../engine/regimes/co/index.ts';
import regimeDe from '../engine/regimes/de/index.ts';
import regimeDk from '../engine/regimes/dk/index.ts';
import regimeEl from '../engine/regimes/el/index.ts';
import regimeEs from '../engine/regimes/es/index.ts';
import regimeFi from '../engine/regimes/fi/index.ts';
import regimeFr from '../engine/regimes/fr/index.ts';
import regimeGb from '../engine/regimes/gb/index.ts';
import regimeIe from '../engine/regimes/ie/index.ts';
import regimeIn from '../engine/regimes/in/index.ts';
import regimeIt from '../engine/regimes/it/index.ts';
import regimeMx from '../engine/regimes/mx/index.ts';
import regimeNl from '../engine/regimes/nl/index.ts';
import regimeNo from '../engine/regimes/no/index.ts';
import regimePl from '../engine/regimes/pl/index.ts';
import regimePt from '../engine/regimes/pt/index.ts';
import regimeSa from '../engine/regimes/sa/index.ts';
import regimeSe from '../engine/regimes/se/index.ts';
import regimeSg from '../engine/regimes/sg/index.ts';
import regimeUs from '../engine/regimes/us/index.ts';
import type { AddonModule, RegimeModule } from '../engine/tax/declare.ts';

export const everyModule: readonly (RegimeModule | AddonModule)[] = [
  addonCoDian,
  addonItTicket,
  addonPlFavat,
  regimeAe,
  regimeAr,
  addonArArca,
  regimeAt,
  regimeBe,
  regimeBr,
  addonBrNfse,
  regimeCa,
  regimeCh,
  regimeCo,
  regimeDe,
  regimeDk,
  regimeEs,
  addonEsFacturae,
  addonEsSii,
  addonEsTbai,
  addonEsVerifactu,
  regimeFi,
  regimeFr,
  addonFrCtcFlow6,
  addonEuEn16931,
  addonDeXrechnung,
  addonDeZugferd,
  addonFrCtcFlow10,
  addonFrCtcFlow2,
  addonSaZatca,
  addonFrChoruspro,
  addonFrFacturx,
  regimeGb,
  regimeEl,
  addonGrMydata,
  regimeIe,
  regimeIn,
  regimeIt,
  addonItSdi,
  regimeMx,
  addonMxCfdi,
  regimeNl,
  regimeNo,
  regimePl,
  regimePt,
  addonPtSaft,
  regimeSa,
  regimeSe,
  regimeSg,
  regimeUs,
];
