/**
 * Packs tables of rules, codes, schemas, profiles and terms (which saves browsers some 5 KB per format). Files have an entry per line, to compare
 * with the official page; their readers also accept omitted repetitions of the previous line. scripts/pack-tables.test.ts reads both.
 * Own code, because minifiers leave texts as they are.
 */

import { packed } from '../src/formats/schema/table.ts';

const TABLE = /\/src\/formats\/(?:terms\/\w+|en16931\/[\w-]+\/terms|.*\/generated\/[\w-]+)\.ts$/;

/** A Vite plugin. @returns {import('vite').Plugin} */
export function packTables() {
  return {
    name: 'billwright:pack-tables',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: TABLE },
      handler: (code) => ({ code: packedModule(code), map: null }),
    },
  };
}

/** Returns a generated module with its tables packed. @param {string} code */
export function packedModule(code) {
  return code
    .replace(/\bpacked\((\{.*\})\)(?=,?\s*\)?;)/s, (_, data) => literal(packed(Function(`return ${data}`)())))
    .replace(/(?<=_SYNTAX = `)[^`]+/g, packedSyntax)
    .replace(/(?<=_WITHOUT = `)[^`]+/g, (list) => packedIds(list.trim().split('\n')).join(' '))
    .replace(/(?<=ADMITTED = `)[^`]+/g, packedProfiles)
    .replace(/(?<= TABLE = `\n)[^`]+/g, (terms) => terms.replace(/^ +/gm, ''))
    .replace(/(?<=(?:new CodeList|\.with)\(`)[^`]+/g, (list) => packedCodes(list.trim().split('\n')));
}

/** Returns data as code, with line breaks in texts as they are, which are shorter. @param {object} data */
function literal(data) {
  const members = Object.entries(data).map(([name, value]) => {
    const text = JSON.stringify(value);
    return `${name}: ${typeof value === 'string' ? `\`${value}\`` : text}`;
  });
  return `{ ${members.join(', ')} }`;
}

/**
 * Returns the elements of profiles in the form of `linesIn`: without repeated cardinalities and the dots in them, and with `>` for one
 * level deeper than the previous line, `<` for one less, so that equal parts are equal texts.
 * @param {string} table
 */
function packedProfiles(table) {
  let [last, level] = ['', 0];
  const lines = table
    .trim()
    .split('\n')
    .map((line) => {
      const [cells = '', element = ''] = line.split('| ');
      const times = cells
        .trim()
        .replace(/ +/g, ' ')
        .replace(/^(?:- )+/, '')
        .replaceAll('..', '');
      const depth = element.search(/\S/) / 2;
      const packed = `${times === last ? '' : `${times}|`}${depth > level ? '>' : '<'.repeat(level - depth)}${element.trim()}`;
      [last, level] = [times, depth];
      return packed;
    });
  return lines.join('\n');
}

/** Returns identifiers in the form of `idsIn`: the first of a series in full, then numbers. @param {readonly string[]} ids */
function packedIds(ids) {
  let series = '';
  return ids.map((id) => {
    const named = id.replace(/\d+$/, '');
    const written = named === series ? id.slice(named.length) : id;
    series = named;
    return written;
  });
}

/**
 * Returns a rule table in the form of `contextsOf`: without consecutive identifiers, equal levels and equal forms, and with `~` for a
 * repeated path prefix.
 * @param {string} table
 */
function packedSyntax(table) {
  let [next, same, parent] = ['', '', ''];
  const lines = table.split('\n').filter((line) => line !== '');
  return lines
    .map((line) => {
      if (!line.startsWith(' ')) return line;
      const [id = '', flag = '', form = '', path = ''] = line.trim().split(/ +/);
      const kind = `${flag} ${form}`;
      const end = path.lastIndexOf('/') + 1;
      const words = [
        id === next ? '' : id,
        kind === same ? '' : kind,
        end > 0 && path.slice(0, end) === parent ? `~${path.slice(end)}` : path,
      ];
      [next, same, parent] = [following(id), kind, path.slice(0, end)];
      return ` ${words.filter((word) => word !== '').join(' ')}`;
    })
    .join('\n');
}

/**
 * Returns codes in the form of `CodeList`: adjacent ones that differ only in the last character form a group. @param {readonly string[]}
 * codes
 */
function packedCodes(codes) {
  /** @type {string[]} */
  const groups = [];
  let start = '';
  for (const code of codes) {
    const beginning = `${code.slice(0, -1)}:`;
    if (groups.length > 0 && beginning === start) groups.push((groups.pop() ?? '') + code.slice(-1));
    else groups.push(beginning + code.slice(-1));
    start = beginning;
  }
  return groups.join(' ');
}

/** Returns the next identifier of a series. @param {string} id */
function following(id) {
  return id.replace(/\d+$/, (number) => String(Number(number) + 1).padStart(number.length, '0'));
}
