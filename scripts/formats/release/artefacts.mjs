/** Finds the official rules in a folder, and determines the set of each file. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isShared, schematronIn } from '../schematron.mjs';
import { shortened } from './report.mjs';

/** @typedef {import('../schematron.mjs').Schematron} Schematron */
/** @typedef {import('../schematron.mjs').Assert} Assert */
/** @typedef {{ key: string, rules: readonly { id: string }[] }} Candidate */
/** @typedef {{ set: string, files: string[], asserts: Assert[], sources: Schematron[], version: string }} Artefact The rules of a set, which several files may have. */

const NAMES = /\.(?:sch|xslt?)(?:\.gz)?$/i;

/** Names of files whose rules have the same identifiers, so that only the name identifies their set. @type {Readonly<Record<string, RegExp>>} */
const NAMED = {
  'facturx-minimum': /MINIMUM/i,
  'facturx-basicwl': /BASIC[-_ ]?WL/i,
  'facturx-basic': /BASIC(?![-_ ]?WL)/i,
  'facturx-en16931': /EN[-_ ]?16931/i,
  'facturx-extended': /EXTENDED/i,
  'en16931-ubl': /^(?!.*(?:EXTENDED|CTC-FR))/i,
  'en16931-cii': /^(?!.*(?:EXTENDED|CTC-FR))/i,
};
const SELF_BILLING = /self[-_ ]?bill|[-_]SB\b|\bsb\b/i;
const NON_TAX = /non[-_ ]?tax|\bntr\b/i;
/** The share of identifiers that a file must have in common with a set, of all that the two have. */
const ENOUGH = 0.25;

export class ReleaseError extends Error {}

/**
 * Returns the rules in a folder by set, and notes on the others.
 * @param {string} folder or a file @param {readonly Candidate[]} candidates @param {ReadonlyMap<string, string>} chosen Files by set.
 * @returns {{ artefacts: Artefact[], notes: string[] }}
 */
export function artefactsIn(folder, candidates, chosen = new Map()) {
  if (!existsSync(folder)) throw new ReleaseError(`there is no ${folder}`);
  const isFile = statSync(folder).isFile();
  const names = isFile ? [folder] : filesBelow(folder);
  const at = (/** @type {string} */ file) => (isFile ? basename(file) : relative(folder, file));
  /** @type {string[]} */
  const notes = [];
  // Variables that the files of an owner share, if they do not include them.
  const common = isFile ? undefined : names.find((name) => NAMES.test(name) && sharedIn(name));
  const read = (/** @type {string} */ file) => (file === common ? undefined : readFile(file, common));
  const found = names.filter((name) => isFile || NAMES.test(name)).flatMap((file) => read(file) ?? leftOut(file));
  for (const file of chosen.values()) if (read(file) === undefined) throw new ReleaseError(`${file} is no Schematron`);
  const included = new Set(found.flatMap((each) => each.included));
  const whole = found.filter(({ file }) => !included.has(file));
  const empty = whole.filter(({ asserts }) => asserts.length === 0);
  notes.push(...empty.map(({ file }) => `${at(file)} has no rules`));
  const rules = whole.filter(({ asserts }) => asserts.length > 0);
  if (rules.length === 0) {
    const others =
      names.length === 0 ? 'it is empty' : [...notes, `its files are ${shortened(names.map(at))}`].join('; ');
    throw new ReleaseError(
      isFile
        ? `${folder} is no Schematron, nor compiled from it`
        : `no Schematron (.sch, .sch.gz, .xslt) is in ${folder}; ${others}`,
    );
  }
  /** @type {Map<string, Schematron[]>} */
  const bySet = new Map([...chosen].map(([set, file]) => [set, [/** @type {Schematron} */ (read(file))]]));
  /** @type {string[]} */
  const unknown = [];
  const left = rules.filter(({ file }) => ![...chosen.values()].some((other) => relative(other, file) === ''));
  for (const each of left) {
    const set = setOf(each, at(each.file), candidates);
    if (set === undefined) unknown.push(at(each.file));
    else if (!chosen.has(set)) bySet.set(set, [...(bySet.get(set) ?? []), each]);
  }
  const placed = withCountries(bySet);
  if (unknown.length > 0) notes.push(`of no known set (--set SET=FILE names one): ${shortened(unknown)}`);
  return { artefacts: [...placed].map(([set, sources]) => united(set, sources, at, notes)), notes };

  /** @param {string} file @returns {Schematron[]} */
  function leftOut(file) {
    notes.push(
      file === common ? `${at(file)} has variables for the others` : `${at(file)} is no Schematron, and is left out`,
    );
    return [];
  }
}

/** @param {string} file @param {string} [common] */
function readFile(file, common) {
  try {
    return schematronIn(file, common);
  } catch (error) {
    throw new ReleaseError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** @param {string} file */
function sharedIn(file) {
  try {
    return isShared(file);
  } catch {
    return false;
  }
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.')) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** Returns the set that a file has most rules of. @param {Schematron} source @param {string} name @param {readonly Candidate[]} candidates */
function setOf({ asserts }, name, candidates) {
  const ids = namesOf(asserts);
  const syntax = syntaxOf(asserts);
  const fitting = candidates.filter(
    ({ key }) =>
      isIn(syntax, key) &&
      (!/^(?:peppol|pint)-/.test(key) || SELF_BILLING.test(name) === /-sb\b/.test(key)) &&
      (!key.startsWith('pint-jp') || NON_TAX.test(name) === key.includes('-ntr')),
  );
  const scored = fitting
    .map(({ key, rules }) => ({
      key,
      isNamed: NAMED[key]?.test(name) ?? true,
      score: alike(ids, namesOf(rules)),
    }))
    .filter(({ isNamed, score }) => isNamed && score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.score >= ENOUGH ? best.key : undefined;
}

/** Factur-X gives the rules on its profiles new names in each release. @param {readonly { id: string }[]} rules */
function namesOf(rules) {
  return new Set(rules.map(({ id }) => id).filter((id) => !id.startsWith('FX-')));
}

/** Returns sets in which the shared rules of PINT are those of the country in the same folder. @param {ReadonlyMap<string, Schematron[]>} bySet */
function withCountries(bySet) {
  /** @type {Map<string, Schematron[]>} */
  const placed = new Map();
  for (const [set, sources] of bySet) {
    for (const each of sources) {
      const [neighbour] =
        [...bySet].find(
          ([key, others]) =>
            /^pint-(?!.*-base$)/.test(key) && others.some(({ file }) => dirname(file) === dirname(each.file)),
        ) ?? [];
      const key = /^pint-.*-base$/.test(set) && neighbour ? `${neighbour}-base` : set;
      placed.set(key, [...(placed.get(key) ?? []), each]);
    }
  }
  return placed;
}

/** @param {readonly Assert[]} asserts */
function syntaxOf(asserts) {
  const text = asserts.map(({ context, test }) => `${context} ${test}`).join(' ');
  const count = (/** @type {RegExp} */ form) => text.match(form)?.length ?? 0;
  return count(/\b(?:cbc|cac):/g) >= count(/\b(?:ram|rsm):/g) ? 'ubl' : 'cii';
}

/** @param {'ubl' | 'cii'} syntax @param {string} key */
function isIn(syntax, key) {
  return (key.endsWith('-cii') || key.startsWith('facturx-')) === (syntax === 'cii');
}

/** @param {ReadonlySet<string>} a @param {ReadonlySet<string>} b */
function alike(a, b) {
  const both = [...a].filter((id) => b.has(id)).length;
  return both / (a.size + b.size - both || 1);
}

/** Returns the rules of files of one set. @param {string} set @param {Schematron[]} sources @param {(file: string) => string} at @param {string[]} notes @returns {Artefact} */
function united(set, sources, at, notes) {
  /** @type {Schematron[]} */
  const kept = [];
  const inOrder = sources.toSorted((a, b) => Number(isSecond(a.file)) - Number(isSecond(b.file)));
  for (const each of inOrder) {
    const same = kept.find((other) => alike(idsOf(each), idsOf(other)) > ENOUGH);
    if (same === undefined) kept.push(each);
    else if (listOf(each) === listOf(same)) notes.push(`${at(each.file)} has the rules of ${at(same.file)}`);
    else if (/warning/i.test(at(each.file)) && !/warning/i.test(at(same.file)))
      notes.push(`${at(each.file)} is left out: it has other levels than ${at(same.file)}`);
    else {
      throw new ReleaseError(
        `${at(same.file)} and ${at(each.file)} are both ${set}, and differ; choose one: --set ${set}=FILE`,
      );
    }
  }
  const asserts = kept.flatMap((each) => each.asserts);
  return { set, files: kept.map(({ file }) => at(file)), asserts, sources: kept, version: kept[0]?.version ?? '' };
}

/** Sources come before what is compiled from them, and errors before warnings. @param {string} file */
function isSecond(file) {
  return /\.xslt?(?:\.gz)?$/i.test(file) || /warning/i.test(file);
}

/** @param {Schematron} source */
function idsOf({ asserts }) {
  return new Set(asserts.map(({ id }) => id));
}

/** @param {Schematron} source */
function listOf({ asserts }) {
  return asserts
    .map(({ id, flag, digests }) => `${id} ${flag} ${digests.context} ${digests.test}`)
    .sort()
    .join('\n');
}
