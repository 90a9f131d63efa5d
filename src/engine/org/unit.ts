import { generalRule } from '../model/general-rule.ts';
import { oneOf, textType } from '../model/value-type.ts';

/**
 * The units that have a word of their own: [word, name, code]. The code is that of UN/ECE recommendations 20 and 21
 * (https://unece.org/trade/uncefact/cl-recommendations); a few packages have none.
 */
export const units: readonly (readonly [unit: string, name: string, code: string])[] = [
  ['mg', 'Milligram', 'MGM'],
  ['cg', 'Centigram', 'CGM'],
  ['g', 'Gram', 'GRM'],
  ['kg', 'Kilogram', 'KGM'],
  ['t', 'Tonne', 'TNE'],
  ['mm', 'Millimetre', 'MMT'],
  ['cm', 'Centimetre', 'CMT'],
  ['dm', 'Decimetre', 'DMT'],
  ['m', 'Metre', 'MTR'],
  ['lm', 'Linear metre', 'LM'],
  ['km', 'Kilometre', 'KMT'],
  ['in', 'Inch', 'INH'],
  ['ft', 'Foot', 'FOT'],
  ['lft', 'Linear foot', 'LF'],
  ['mm2', 'Square millimetre', 'MMK'],
  ['cm2', 'Square centimetre', 'CMK'],
  ['dm2', 'Square decimetre', 'DMK'],
  ['m2', 'Square metre', 'MTK'],
  ['ac', 'Acre', 'ACR'],
  ['ha', 'Hectare', 'HAR'],
  ['mm3', 'Cubic millimetre', 'MMQ'],
  ['cm3', 'Cubic centimetre', 'CMQ'],
  ['dm3', 'Cubic decimetre', 'DMQ'],
  ['m3', 'Cubic metre', 'MTQ'],
  ['ml', 'Millilitre', 'MLT'],
  ['cl', 'Centilitre', 'CLT'],
  ['dl', 'Decilitre', 'DLT'],
  ['l', 'Litre', 'LTR'],
  ['kl', 'Kilolitre', 'K6'],
  ['w', 'Watt', 'WTT'],
  ['kw', 'Kilowatt', 'KWT'],
  ['kwh', 'Kilowatt hour', 'KWH'],
  ['rate', 'Rate', 'A9'],
  ['yr', 'Year', 'ANN'],
  ['mon', 'Month', 'MON'],
  ['wk', 'Week', 'WEE'],
  ['day', 'Day', 'DAY'],
  ['s', 'Second', 'SEC'],
  ['h', 'Hour', 'HUR'],
  ['min', 'Minute', 'MIN'],
  ['piece', 'Piece', 'H87'],
  ['item', 'Item, each', 'EA'],
  ['pair', 'Pair', 'PR'],
  ['dozen', 'Dozen', 'DZN'],
  ['assortment', 'Assortment', 'AS'],
  ['service', 'Service unit', 'E48'],
  ['job', 'Job', 'E51'],
  ['activity', 'Activity', 'ACT'],
  ['trip', 'Trip', 'E54'],
  ['group', 'Group', '10'],
  ['outfit', 'Outfit', '11'],
  ['kit', 'Kit', 'KT'],
  ['basebox', 'Base box', 'BB'],
  ['pk', 'Bulk pack', 'AB'],
  ['one', 'One', 'C62'],
  ['bag', 'Bag', 'XBG'],
  ['box', 'Box', 'XBX'],
  ['bin', 'Bin', 'XBI'],
  ['can', 'Can', 'XCA'],
  ['tub', 'Tub', 'XTB'],
  ['case', 'Case', 'XCS'],
  ['tray', 'Tray', 'XDS'],
  ['portion', 'Portion', ''],
  ['set', 'Set', 'SET'],
  ['roll', 'Roll', 'XRO'],
  ['carton', 'Carton', 'XCT'],
  ['cylinder', 'Cylinder', 'XCY'],
  ['barrel', 'Barrel', 'XBA'],
  ['jerrican', 'Jerrican', 'XJY'],
  ['carboy', 'Carboy', 'XCO'],
  ['demijohn', 'Demijohn', 'XDJ'],
  ['bottle', 'Bottle', 'XBO'],
  ['6pack', 'Pack of six', ''],
  ['canister', 'Canister', 'XCI'],
  ['pkg', 'Package', 'XPK'],
  ['pkt', 'Packet', 'XPA'],
  ['bunch', 'Bunch', 'XBH'],
  ['bdl', 'Bundle', 'XBE'],
  ['blk', 'Block', 'XOK'],
  ['tetrabrik', 'Beverage carton', ''],
  ['pallet', 'Pallet', 'XPX'],
  ['reel', 'Reel', 'XRL'],
  ['sack', 'Sack', 'XSA'],
  ['sheet', 'Sheet', 'XST'],
  ['envelope', 'Envelope', 'XEN'],
  ['lot', 'Lot', 'XLT'],
  ['unit', 'Unit', 'XUN'],
];

const codes: ReadonlyMap<string, string> = new Map(units.map(([word, , code]) => [word, code]));

const CODE = /^[A-Z0-9]{2,3}$/;

/** Returns the UN/ECE code of a unit: that of a word, or the unit itself where it is one; undefined where there is none. */
export function unitCode(unit: string): string | undefined {
  return codes.get(unit) || (CODE.test(unit) ? unit : undefined);
}

/** The rule on every unit. */
const unitRule = generalRule(
  'GOBL-ORG-UNIT-01',
  'org.Unit',
  'No such unit is known; use a word such as h, kg or piece, or a UN/ECE code of two or three capital letters and digits, such as HUR.',
);

/** `org/unit`: what is counted or measured, by a word of its own or a UN/ECE code (chapter 03 §10.18). */
export const unit = textType('org.Unit', {
  title: 'Unit',
  description: 'What is counted or measured.',
  keywords: { oneOf: [...oneOf(units).oneOf, { pattern: CODE.source, title: 'UN/ECE code' }] },
  rules: [unitRule],
  check(value, validation) {
    if (value !== '' && !CODE.test(value) && !codes.has(value)) validation.failBy(unitRule);
  },
});
