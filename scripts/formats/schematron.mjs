/**
 * Reads Schematron rules: the asserts of each pattern in order, with their context and everything their test depends on. Own code, because
 * Schematron processors run rules, and list none.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { readXml } from './read-xml.mjs';

/**
 * @typedef {{ id: string, flag: string, pattern: string, context: string, test: string, digest: string }} Assert `digest` changes with the
 * context, the
 *   test, and the variables and functions they use.
 */

/**
 * Returns the asserts of a file without includes, and its version.
 * @param {string} file @param {string} [common] A file with shared variables.
 * @returns {{ asserts: Assert[], version: string }}
 */
export function readSchematron(file, common) {
  const text = readFileSync(file, 'utf8');
  /** Variables of the common file, and functions. @type {Map<string, string>} */
  const shared = new Map(common === undefined ? [] : variablesIn(common));
  /** @type {{ name: string, lets: [name: string, value: string][], attributes: Record<string, string> }[]} */
  const open = [];
  /** @type {(Omit<Assert, 'digest'> & { lets: Map<string, string> })[]} */
  const found = [];
  let pattern = '';
  let functionName = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name: qualified, attributes }) => {
    const name = qualified.slice(qualified.indexOf(':') + 1);
    if (name === 'pattern') pattern = attributes.id ?? '';
    if (name === 'function') functionName = attributes.name ?? '';
    else if (functionName !== '') add(shared, functionName, JSON.stringify([name, attributes]));
    if (name === 'let') open.at(-1)?.lets.push([`$${attributes.name}`, attributes.value ?? '']);
    if (name === 'assert' || name === 'report') {
      found.push({
        id: attributes.id ?? '',
        flag: attributes.flag ?? attributes.role ?? 'fatal',
        pattern,
        context: spaced(open.at(-1)?.attributes.context ?? ''),
        test: `${name === 'report' ? 'report ' : ''}${spaced(attributes.test ?? '')}`,
        lets: new Map(open.flatMap(({ lets }) => lets)),
      });
    }
    open.push({ name, attributes, lets: [] });
  });
  parser.on('text', (words) => {
    const rule = found.at(-1);
    // Some have their identifier only in the text.
    if (rule?.id === '') rule.id = /^\s*\[([\w-]+)\]/.exec(words)?.[1] ?? '';
    if (functionName !== '' && words.trim() !== '') add(shared, functionName, spaced(words));
  });
  parser.on('closetag', () => {
    if (open.pop()?.name === 'function') functionName = '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  const asserts = found
    .filter(({ id }) => id !== '')
    .map(({ lets, ...assert }) => ({ ...assert, digest: digestOf(assert, lets, shared) }));
  return { asserts, version: /Schematron version (\S+)/.exec(text)?.[1] ?? '' };
}

/**
 * Returns a file of a folder, or of its subfolder `schematron`, whose name matches.
 * @param {string} folder @param {RegExp} name
 * @returns {string | undefined}
 */
export function findFile(folder, name) {
  for (const place of [folder, join(folder, 'schematron')]) {
    const found = filesIn(place).find((each) => name.test(each));
    if (found !== undefined) return join(place, found);
  }
  return undefined;
}

/** @param {string} folder */
function filesIn(folder) {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** @param {string} file @returns {[name: string, value: string][]} */
function variablesIn(file) {
  /** @param {import('./read-xml.mjs').Node} node @returns {[string, string][]} */
  const within = ({ name, attributes, children }) => [
    ...(name.endsWith('}let')
      ? [/** @type {[string, string]} */ ([`$${attributes.name}`, attributes.value ?? ''])]
      : []),
    ...children.flatMap(within),
  ];
  return within(readXml(file));
}

/** @param {Map<string, string>} map @param {string} name @param {string} more */
function add(map, name, more) {
  map.set(name, `${map.get(name) ?? ''}${more}\n`);
}

/** @param {string} text */
function spaced(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Returns six digits that represent a rule with its variables and functions.
 * @param {Omit<Assert, 'digest'>} assert @param {Map<string, string>} lets @param {Map<string, string>} functions
 */
function digestOf({ context, test }, lets, functions) {
  const parts = [context, test];
  const used = new Set();
  for (const part of parts) {
    for (const [name] of part.matchAll(/\$[\w.-]+|[\w-]+:[\w-]+(?=\()/g)) {
      const value = lets.get(name) ?? functions.get(name);
      if (value === undefined || used.has(name)) continue;
      used.add(name);
      parts.push(spaced(value));
    }
  }
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 6);
}
