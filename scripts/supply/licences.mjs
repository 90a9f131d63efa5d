/** Which licences packages have, and which are allowed. */
import parse from 'spdx-expression-parse';
import { label, nameAt } from './lockfile.mjs';

/**
 * @typedef {import('./lockfile.mjs').Packages} Packages
 * @typedef {{ names: string, licence: string, reason: string }} Exception a package, or all whose name begins so (`sharp-*`), may have this licence
 * @typedef {{ allowed: readonly string[], exceptions: readonly Exception[] }} Policy SPDX identifiers, and what is let through besides
 */

/**
 * Tells whether an SPDX expression can be met with the allowed licences: of `A OR B` one will do, `A AND B` needs both.
 * @param {string} expression @param {readonly string[]} allowed
 */
export function isMet(expression, allowed) {
  /** @param {import('spdx-expression-parse').Info} part @returns {boolean} */
  const met = (part) => {
    if (!('conjunction' in part)) return !part.exception && allowed.includes(part.license);
    const [left, right] = [met(part.left), met(part.right)];
    return part.conjunction === 'or' ? left || right : left && right;
  };
  try {
    return met(parse(expression));
  } catch {
    return false;
  }
}

/** @param {Exception} exception @param {string} name */
const covers = ({ names }, name) => (names.endsWith('*') ? name.startsWith(names.slice(0, -1)) : name === names);

/**
 * Returns which packages have a licence that is not allowed, or other than the lockfile says, and which exceptions are for nothing.
 * @param {Packages} packages
 * @param {Set<string>} shipped paths of the packages whose code is bundled or runs
 * @param {{ shipped: Policy, tools: Policy }} policies for those, and for the tools beside them
 * @param {Map<string, import('./lockfile.mjs').Installed>} installed by path
 */
export function licenceFaults(packages, shipped, policies, installed) {
  /** @type {string[]} */
  const faults = [];
  const used = new Set();
  for (const [path, { license }] of Object.entries(packages)) {
    if (path === '') continue;
    const stated = installed.get(path)?.license;
    if (typeof stated === 'string' && stated !== license)
      faults.push(`${label(packages, path)} is under ${stated}, the lockfile says ${license}: run npm install`);
    const { allowed, exceptions } = shipped.has(path) ? policies.shipped : policies.tools;
    if (isMet(license ?? '', allowed)) continue;
    const exception = exceptions.find((each) => covers(each, nameAt(path)) && each.licence === (license ?? 'none'));
    if (exception) used.add(exception);
    else
      faults.push(
        `${label(packages, path)}, ${shipped.has(path) ? 'which is shipped,' : 'a tool,'} has the licence ${license ?? 'none'}, which is not allowed: scripts/supply/policy.mjs`,
      );
  }
  for (const exception of [...policies.shipped.exceptions, ...policies.tools.exceptions])
    if (!used.has(exception))
      faults.push(`the exception for ${exception.names} (${exception.licence}) is needed no longer: remove it`);
  return faults;
}
