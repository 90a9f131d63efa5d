/** The sets of rules whose official files are read, and the lists that are kept of them. */

/** @typedef {Pick<import('./schematron.mjs').Assert, 'id' | 'flag' | 'digests'>} Listed What the list of a set has of each rule. */

/**
 * The folder of each set, and for rules on elements the module, its constants and the set it is compared with.
 * @type {Readonly<Record<string, { folder: string, module?: string, constant?: string, base?: string, name?: string }>>}
 */
export const SETS = {
  'en16931-ubl': { folder: 'core', module: 'ubl-syntax', constant: 'UBL_SYNTAX', name: 'EN 16931 in UBL' },
  'en16931-cii': { folder: 'core', module: 'cii-syntax', constant: 'CII_SYNTAX', name: 'EN 16931 in CII' },
  'fr-extended-ubl': {
    folder: 'france',
    module: 'extended-syntax-ubl',
    constant: 'EXTENDED_UBL',
    base: 'en16931-ubl',
    name: 'EXTENDED-CTC-FR in UBL',
  },
  'fr-extended-cii': {
    folder: 'france',
    module: 'extended-syntax-cii',
    constant: 'EXTENDED_CII',
    base: 'en16931-cii',
    name: 'EXTENDED-CTC-FR in CII',
  },
  'fr-flux2-ubl': { folder: 'france' },
  'fr-flux2-cii': { folder: 'france' },
  'xrechnung-ubl': { folder: 'xrechnung' },
  'xrechnung-cii': { folder: 'xrechnung' },
  'peppol-ubl': { folder: 'peppol' },
  'peppol-sb-ubl': { folder: 'peppol' },
  'facturx-minimum': { folder: 'facturx' },
  'facturx-basicwl': { folder: 'facturx' },
  'facturx-basic': { folder: 'facturx' },
  'facturx-en16931': { folder: 'facturx' },
  'facturx-extended': { folder: 'facturx' },
};

/** Returns the line of a rule in the list of its set: identifier, level, digests. @param {Listed} rule */
export function lineOf({ id, flag, digests: { context, test, text } }) {
  return `${id}  ${flag}  ${context} ${test} ${text}`;
}

/** Returns the rules in the list of a set. @param {string} list @returns {Listed[]} */
export function linesIn(list) {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', flag = '', context = '', test = '', text = ''] = line.split(/ +/);
      return { id, flag, digests: { context, test, text } };
    });
}
