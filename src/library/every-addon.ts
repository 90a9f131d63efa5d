/**
 * Every addon of engine/modules.ts, imported statically. This file is generated: after a change there,
 * run `npx vitest run src/engine/imports.test.ts -u`.
 */
export { default as addonArArca } from '../engine/addons/ar/arca/index.ts';
export { default as addonBrNfe } from '../engine/addons/br/nfe/index.ts';
export { default as addonBrNfse } from '../engine/addons/br/nfse/index.ts';
export { default as addonCoDian } from '../engine/addons/co/dian/index.ts';
export { default as addonDeXrechnung } from '../engine/addons/de/xrechnung/index.ts';
export { default as addonDeZugferd } from '../engine/addons/de/zugferd/index.ts';
export { default as addonDkOioubl } from '../engine/addons/dk/oioubl/index.ts';
export { default as addonEsFacturae } from '../engine/addons/es/facturae/index.ts';
export { default as addonEsSii } from '../engine/addons/es/sii/index.ts';
export { default as addonEsTbai } from '../engine/addons/es/tbai/index.ts';
export { default as addonEsVerifactu } from '../engine/addons/es/verifactu/index.ts';
export { default as addonEuEn16931 } from '../engine/addons/eu/en16931/index.ts';
export { default as addonFiFinvoice } from '../engine/addons/fi/finvoice/index.ts';
export { default as addonFrChoruspro } from '../engine/addons/fr/choruspro/index.ts';
export { default as addonFrCtcFlow2 } from '../engine/addons/fr/ctc-flow2/index.ts';
export { default as addonFrCtcFlow6 } from '../engine/addons/fr/ctc-flow6/index.ts';
export { default as addonFrCtcFlow10 } from '../engine/addons/fr/ctc-flow10/index.ts';
export { default as addonFrFacturx } from '../engine/addons/fr/facturx/index.ts';
export { default as addonGrMydata } from '../engine/addons/gr/mydata/index.ts';
export { default as addonItSdi } from '../engine/addons/it/sdi/index.ts';
export { default as addonItTicket } from '../engine/addons/it/ticket/index.ts';
export { default as addonMxCfdi } from '../engine/addons/mx/cfdi/index.ts';
export { default as addonPlFavat } from '../engine/addons/pl/favat/index.ts';
export { default as addonPtSaft } from '../engine/addons/pt/saft/index.ts';
export { default as addonSaZatca } from '../engine/addons/sa/zatca/index.ts';
