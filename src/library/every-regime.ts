/**
 * Every regime of engine/modules.ts, imported statically. This file is generated: after a change there,
 * run `npx vitest run src/engine/imports.test.ts -u`.
 */
export { default as regimeAe } from '../engine/regimes/ae/index.ts';
export { default as regimeAr } from '../engine/regimes/ar/index.ts';
export { default as regimeAt } from '../engine/regimes/at/index.ts';
export { default as regimeAu } from '../engine/regimes/au/index.ts';
export { default as regimeBe } from '../engine/regimes/be/index.ts';
export { default as regimeBg } from '../engine/regimes/bg/index.ts';
export { default as regimeBr } from '../engine/regimes/br/index.ts';
export { default as regimeCa } from '../engine/regimes/ca/index.ts';
export { default as regimeCh } from '../engine/regimes/ch/index.ts';
export { default as regimeCo } from '../engine/regimes/co/index.ts';
export { default as regimeCr } from '../engine/regimes/cr/index.ts';
export { default as regimeCy } from '../engine/regimes/cy/index.ts';
export { default as regimeCz } from '../engine/regimes/cz/index.ts';
export { default as regimeDe } from '../engine/regimes/de/index.ts';
export { default as regimeDk } from '../engine/regimes/dk/index.ts';
export { default as regimeEe } from '../engine/regimes/ee/index.ts';
export { default as regimeEl } from '../engine/regimes/el/index.ts';
export { default as regimeEs } from '../engine/regimes/es/index.ts';
export { default as regimeFi } from '../engine/regimes/fi/index.ts';
export { default as regimeFr } from '../engine/regimes/fr/index.ts';
export { default as regimeGb } from '../engine/regimes/gb/index.ts';
export { default as regimeHr } from '../engine/regimes/hr/index.ts';
export { default as regimeHu } from '../engine/regimes/hu/index.ts';
export { default as regimeIe } from '../engine/regimes/ie/index.ts';
export { default as regimeIn } from '../engine/regimes/in/index.ts';
export { default as regimeIt } from '../engine/regimes/it/index.ts';
export { default as regimeLt } from '../engine/regimes/lt/index.ts';
export { default as regimeLu } from '../engine/regimes/lu/index.ts';
export { default as regimeLv } from '../engine/regimes/lv/index.ts';
export { default as regimeMt } from '../engine/regimes/mt/index.ts';
export { default as regimeMx } from '../engine/regimes/mx/index.ts';
export { default as regimeNl } from '../engine/regimes/nl/index.ts';
export { default as regimeNo } from '../engine/regimes/no/index.ts';
export { default as regimeNz } from '../engine/regimes/nz/index.ts';
export { default as regimePe } from '../engine/regimes/pe/index.ts';
export { default as regimePl } from '../engine/regimes/pl/index.ts';
export { default as regimePt } from '../engine/regimes/pt/index.ts';
export { default as regimeRo } from '../engine/regimes/ro/index.ts';
export { default as regimeSa } from '../engine/regimes/sa/index.ts';
export { default as regimeSe } from '../engine/regimes/se/index.ts';
export { default as regimeSg } from '../engine/regimes/sg/index.ts';
export { default as regimeSi } from '../engine/regimes/si/index.ts';
export { default as regimeSk } from '../engine/regimes/sk/index.ts';
export { default as regimeUs } from '../engine/regimes/us/index.ts';
