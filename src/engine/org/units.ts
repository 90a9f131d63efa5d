/** The units of the standard (chapter 03 §10.18). The workbench also imports this data. */

/**
 * The units: [key, name, code]. The codes are from UN/ECE recommendations 20 and 21
 * (https://unece.org/trade/uncefact/cl-recommendations); each unit has exactly one.
 */
export const units = [
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
  ['kj', 'Kilojoule', 'KJO'],
  ['kcal', 'Kilocalorie', 'E14'],
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
  ['portion', 'Portion', '13'],
  ['set', 'Set', 'SET'],
  ['roll', 'Roll', 'XRO'],
  ['carton', 'Carton', 'XCT'],
  ['cylinder', 'Cylinder', 'XCY'],
  ['barrel', 'Barrel', 'XBA'],
  ['jerrican', 'Jerrican', 'XJY'],
  ['carboy', 'Carboy', 'XCO'],
  ['demijohn', 'Demijohn', 'XDJ'],
  ['bottle', 'Bottle', 'XBO'],
  ['canister', 'Canister', 'XCI'],
  ['pkg', 'Package', 'XPK'],
  ['pkt', 'Packet', 'XPA'],
  ['bunch', 'Bunch', 'XBH'],
  ['bdl', 'Bundle', 'XBE'],
  ['blk', 'Block', 'XOK'],
  ['pallet', 'Pallet', 'XPX'],
  ['reel', 'Reel', 'XRL'],
  ['sack', 'Sack', 'XSA'],
  ['sheet', 'Sheet', 'XST'],
  ['envelope', 'Envelope', 'XEN'],
  ['lot', 'Lot', 'XLT'],
  ['unit', 'Unit', 'XUN'],
] as const satisfies readonly (readonly [key: string, name: string, code: string])[];

const codes: ReadonlyMap<string, string> = new Map(units.map(([key, , code]) => [key, code]));
const keys: ReadonlyMap<string, string> = new Map(units.map(([key, , code]) => [code, key]));

/** Returns the UN/ECE code of a unit; undefined if the unit is unknown. */
export function codeOfUnit(unit: string): string | undefined {
  return codes.get(unit);
}

/** Returns the unit of a UN/ECE code; undefined if missing. */
export function unitOfCode(code: string): string | undefined {
  return keys.get(code);
}

/** Units of older releases and their replacements. */
export const RENAMED_UNITS: ReadonlyMap<string, string> = new Map([
  ['6pack', 'pkg'],
  ['tetrabrik', 'carton'],
]);

export const UNIT_CODE = /^[A-Z0-9]{2,3}$/;
