/**
 * Repairs the mutants of e-invoices in vectors-xml, whose README describes them. Each may be repaired, but values that only its issuer decides
 * must not change: amounts, rates, quantities, categories, accounts, names and numbers of parties. A valid one stays as it is. Prints how many
 * of those that only change a notation become valid.
 *
 *   npx tsx .ci/fix-mutants.mjs ../shared/vectors-xml [--every 8] [--floor 90] [--show 5] [--out FILE]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { repairXml } from '../src/formats/repair/repair.ts';
import { dateOf } from '../src/formats/repair/values.ts';
import { Work } from '../src/formats/repair/work.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '8' },
    part: { type: 'string', default: '0' },
    floor: { type: 'string', default: '0' },
    show: { type: 'string', default: '5' },
    out: { type: 'string' },
  },
});
const [given = '../shared/vectors-xml'] = positionals;
const folder = resolve(given);
const tool = pathToFileURL(join(folder, '../tools/fix/xmltext.mjs')).href;
const { all, parse, value } = await import(tool);
const every = Number(values.every);
const show = Number(values.show);
const NOW = new Date('2026-11-27T12:00:00Z');

/** The last elements of paths whose values only the issuer decides. */
const GUARDED =
  /(?:Amount|Percent|Quantity|Rate|Name|IBANID|CompanyID|CategoryCode)$|\/(?:PayeeFinancialAccount|TaxCategory|ClassifiedTaxCategory|Invoice|CreditNote|ExchangedDocument|SpecifiedTaxRegistration)\/ID$/;

/** @typedef {{ id: string, how: string, base: string, edits: [from: number, to: number, by: string][] }} Vector */

/**
 * What a value means, however it is written: `3.482,84` is 3482.84, a number of a taxpayer has no dashes.
 * @param {string} text
 */
function meaningOf(text) {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '').replace(/EUR|PLN|€|zł/gi, '');
  if (/^[+-]?\d+(?:\.\d*)?E[+-]?\d+$/i.test(bare)) return String(Math.round(Number(bare) * 1e6) / 1e6);
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,']+)%?$/.exec(bare) ?? [];
  if (!/\d/.test(digits)) return bare.replace(/[-./]/g, '').toUpperCase();
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const whole = (last < 0 ? digits : digits.slice(0, last)).replace(/[.,']/g, '');
  const fraction = last < 0 ? '0' : digits.slice(last + 1) || '0';
  return String(Math.round(Number(`${sign}${whole}.${fraction}`) * 1e6) / 1e6);
}

/** @param {any} node */
function pathOf(node) {
  /** @type {string[]} */
  const steps = [];
  for (let at = node; at?.parent; at = at.parent) steps.unshift(at.name);
  return `/${steps.join('/')}`;
}

/** Returns the guarded values of a file by path, in their order. Indexes do not count: they change if an empty element is removed. @param {string} xml */
function guardedIn(xml) {
  const document = parse(xml);
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const node of all(document)) {
    const path = pathOf(node);
    if (node.children.length > 0 || !GUARDED.test(path)) continue;
    const text = value(document, node);
    if (text.trim() === '') continue;
    found.set(path, [...(found.get(path) ?? []), meaningOf(text)]);
  }
  return found;
}

/** Categories and rates, which an exact copy of their group may repeat. */
const OF_CATEGORY = /(?:TaxCategory\/(?:ID|Percent)|TradeTax\/(?:CategoryCode|RateApplicablePercent))$/;

/** @param {string} before @param {string} after @param {boolean} isCopied whether exact copies were removed */
function changedIn(before, after, isCopied) {
  const [was, is] = [guardedIn(before), guardedIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    const [one = [], other = []] = [was.get(path), is.get(path)];
    const isSame =
      isCopied && OF_CATEGORY.test(path) ? isWithoutCopies(one, other) : one.join(' | ') === other.join(' | ');
    return isSame ? [] : [`${path}: ${one.join(' | ')} → ${other.join(' | ')}`];
  });
}

/** Whether only values were removed that equal the previous one. @param {string[]} was @param {string[]} is */
function isWithoutCopies(was, is) {
  let at = 0;
  for (const [index, value] of was.entries()) {
    if (is[at] === value) at++;
    else if (was[index - 1] !== value) return false;
  }
  return at === is.length;
}

/** @type {Map<string, string>} */
const bases = new Map();

/** @param {Pick<Vector, 'base' | 'edits'>} vector */
function xmlOf({ base, edits }) {
  if (!bases.has(base)) bases.set(base, readFileSync(join(folder, 'bases', `${base}.xml`), 'utf8'));
  const text = bases.get(base) ?? '';
  let [xml, at] = ['', 0];
  for (const [from, to, by] of edits) {
    xml += text.slice(at, from) + by;
    at = to;
  }
  return xml + text.slice(at);
}

/** The mutations that only change the notation of a value, an element or the file, by their descriptions in the vectors. */
const WRITTEN =
  /^(?:(?:trailing zeros|in lines|blank (?:before|after)|lower case|upper case|plus sign|leading zeros|point at the end|exponent|decimal comma): |blank lines around |another prefix for |the default namespace for |a comment |the value of .* as CDATA|the (?:first|last) character of .* as a reference|\S+ \(line \d+\) after |added \S+ with nothing in it to |many decimals: \S+Amount )/;

/** @param {Vector} vector */
function isWritten({ how, edits }) {
  // An element that is empty may come in an allowance with an amount, which is more than notation.
  if (edits.some(([, , by]) => /Amount>/.test(by) && how.includes('with nothing in it'))) return false;
  return how.split('; ').every((part) => WRITTEN.test(part) || isSameDate(part));
}

/** @param {string} part */
function isSameDate(part) {
  const [, from = '', to] = /^date: .* from "([^"]*)" to "([^"]*)"$/.exec(part) ?? [];
  return to !== undefined && dateOf(from) !== undefined && dateOf(from) === dateOf(to);
}

/** @type {Map<string, string[]>} */
const sound = new Map();

/** Whether the e-invoice before its mutation is valid. @param {Vector} vector */
async function isSound({ base }) {
  if (!sound.has(base)) sound.set(base, await faultsIn(new TextEncoder().encode(xmlOf({ base, edits: [] }))));
  return sound.get(base)?.length === 0;
}

/** @param {Uint8Array} bytes */
async function faultsIn(bytes) {
  const work = new Work(bytes, { now: NOW });
  await work.begin();
  if (work.isDone) return [];
  return work.state.faults.length > 0 ? work.state.faults.map(({ code }) => code) : ['BW-XML-SYNTAX'];
}

const vectors = readdirSync(join(folder, 'rules'))
  .flatMap((name) =>
    gunzipSync(readFileSync(join(folder, 'rules', name)))
      .toString()
      .trim()
      .split('\n'),
  )
  .map((line) => JSON.parse(line))
  .filter((_, index) => index % every === Number(values.part));
const count = { mutants: 0, valid: 0, changed: 0, repairable: 0, repaired: 0 };
/** @type {{ id: string, how: string, why: string[], changes?: unknown }[]} */
const hurt = [];
/** @type {{ id: string, how: string, codes: string[], remaining: unknown, changes: unknown }[]} */
const left = [];

for (const vector of vectors) {
  const xml = xmlOf(vector);
  const bytes = new TextEncoder().encode(xml);
  count.mutants++;
  try {
    await judge(vector, xml, bytes);
  } catch (error) {
    hurt.push({ id: vector.id, how: vector.how, why: [String(error)] });
  }
}

/** @param {Vector} vector @param {string} xml @param {Uint8Array} bytes */
async function judge(vector, xml, bytes) {
  const { id, how } = vector;
  const faults = await faultsIn(bytes);
  const fixed = await repairXml(bytes, { now: NOW });
  if (faults.length === 0) {
    count.valid++;
    if (fixed.changes.length > 0) hurt.push({ id, how, why: ['valid, and changed'] });
    return;
  }
  if (fixed.changes.length > 0) {
    count.changed++;
    const isCopied = fixed.changes.some(({ what }) => what === 'copy');
    const why = changedIn(xml, new TextDecoder().decode(fixed.bytes), isCopied);
    if (why.length > 0)
      hurt.push({ id, how, why, changes: fixed.changes.map(({ rule, xpath, from, to }) => [rule, xpath, from, to]) });
  }
  const codes = [...new Set(faults)];
  if (!isWritten(vector) || !(await isSound(vector))) return;
  count.repairable++;
  if (fixed.remaining.length === 0) count.repaired++;
  else
    left.push({
      id,
      how,
      codes,
      remaining: fixed.remaining.map(({ rule, kind, xpath }) => [rule, kind, xpath]),
      changes: fixed.changes.map(({ rule, xpath, from, to }) => [rule, xpath, from, to]),
    });
}

for (const { id, how, why } of hurt.slice(0, show))
  console.log(`touched: ${id}, ${how}: ${why.slice(0, 3).join('; ')}`);
for (const { id, how, codes } of left.slice(0, show)) console.log(`not valid: ${id}, ${how}: ${codes.join(' ')}`);
if (values.out) writeFileSync(values.out, JSON.stringify({ count, hurt, left }, undefined, 1));
const share = (100 * count.repaired) / Math.max(1, count.repairable);
console.log(
  `${count.mutants} mutants, ${count.valid} valid, ${count.changed} changed, ${count.repaired} of ${count.repairable} repairable ones valid (${share.toFixed(1)} %)`,
);
const failed = hurt.length + (share < Number(values.floor) ? 1 : 0);
console.log(`${count.mutants - hurt.length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
