/** What package-lock.json says of the packages, and what is wrong with it. */
import { isDeepStrictEqual } from 'node:util';

/**
 * @typedef {object} Locked an entry of the lockfile, under its path (`node_modules/a/node_modules/b`)
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [optional]
 * @property {boolean} [hasInstallScript]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 *
 * @typedef {Record<string, Locked>} Packages entries by path; the project itself is under ''
 *
 * @typedef {object} Installed what an installed package's package.json says of itself
 * @property {string} [version]
 * @property {unknown} [license]
 * @property {Record<string, string>} [scripts]
 *
 * @typedef {Record<string, unknown> & { allowScripts?: Record<string, boolean> }} Manifest package.json
 */

/** Returns the name of the package at a path of the lockfile. @param {string} path */
export const nameAt = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns name and version, as in `zod@4.6.0`. @param {Packages} packages @param {string} path */
export const label = (packages, path) => `${nameAt(path)}@${packages[path]?.version}`;

/**
 * Returns the path under which Node finds a package from another one, if the lockfile has it.
 * @param {Packages} packages @param {string} from @param {string} name @returns {string | undefined}
 */
function found(packages, from, name) {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[path]) return path;
  if (from === '') return undefined;
  const end = from.lastIndexOf('/node_modules/');
  return found(packages, end < 0 ? '' : from.slice(0, end), name);
}

/** The names that a package cannot do without, or has for some platform. @param {Locked} entry */
function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...new Set([...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers])];
}

/**
 * Returns the paths of the named packages, as the project finds them, and of all that they need.
 * @param {Packages} packages @param {Iterable<string>} names @returns {Set<string>}
 */
export function closure(packages, names) {
  const reached = new Set();
  const pending = [...names].map((name) => found(packages, '', name));
  for (let path = pending.pop(); path !== undefined || pending.length > 0; path = pending.pop()) {
    if (path === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const name of needs(packages[path] ?? {})) pending.push(found(packages, path, name));
  }
  return reached;
}

const copied = ['name', 'version', 'license', 'bin', 'engines', 'dependencies', 'devDependencies'];

/** SHA-512 in the form of Subresource Integrity. */
const hash = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** What the lockfile, and the one of the folder above, lack of what an entry needs. @param {Packages} packages @param {string} path @param {Packages} above */
function missing(packages, path, above) {
  const who = path === '' ? 'the project' : label(packages, path);
  return needs(packages[path] ?? {})
    .filter((name) => !found(packages, path, name) && !found(above, '', name))
    .map((name) => `${who} needs ${name}, which the lockfile lacks, perhaps for another platform`);
}

/**
 * Returns what is out of order in a lockfile: hosts of a registry, packages that others need and that are not there
 * (among them those for other platforms), entries without a hash, differences from package.json and from what is installed.
 * @param {Packages} packages
 * @param {Manifest} manifest
 * @param {Map<string, Installed>} installed by path
 * @param {Record<string, string>} withoutHash beginnings of names of packages for other platforms that may lack a hash, each with the reason
 * @param {Packages} [above] of the project that this one's folder lies in, whose packages Node finds from there as well
 */
export function lockfileFaults(packages, manifest, installed, withoutHash, above = {}) {
  const faults = copied
    .filter((name) => !isDeepStrictEqual(packages['']?.[/** @type {keyof Locked} */ (name)], manifest[name]))
    .map((name) => `package.json and its lockfile differ in "${name}": run npm install`);
  const excuses = Object.keys(withoutHash);
  const used = new Set();
  for (const [path, { resolved, integrity = '', version, ...entry }] of Object.entries(packages)) {
    faults.push(...missing(packages, path, above));
    if (path === '') continue;
    const who = label(packages, path);
    if (resolved !== undefined)
      faults.push(`${who} names an address, ${resolved}: .npmrc has npm leave it out; run npm install again`);
    const own = installed.get(path);
    if (own && own.version !== version) faults.push(`${who} is installed as ${own.version}: run npm ci`);
    if (hash.test(integrity)) continue;
    const excuse = excuses.find((start) => nameAt(path).startsWith(start));
    const isElsewhere = entry.optional && (entry.os ?? entry.cpu) !== undefined && !own;
    if (excuse !== undefined && isElsewhere && integrity === '') used.add(excuse);
    else faults.push(`${who} has no SHA-512 hash in the lockfile, so that whatever a registry sends would be taken`);
  }
  const unused = excuses.filter((start) => !used.has(start));
  return [...faults, ...unused.map((start) => `the exception for hashes of ${start}… is needed no longer: remove it`)];
}

/**
 * Returns which packages run a script when they are installed and are not in `allowScripts` of package.json (whose
 * `true` lets npm run them, `false` keeps it from it), and which entries there are for nothing.
 * @param {Packages} packages @param {Manifest} manifest @param {Map<string, Installed>} installed
 */
export function scriptFaults(packages, { allowScripts = {} }, installed) {
  const hooks = ['preinstall', 'install', 'postinstall'];
  const running = Object.keys(packages).filter(
    (path) => packages[path]?.hasInstallScript || hooks.some((hook) => installed.get(path)?.scripts?.[hook]),
  );
  const names = new Set(running.map(nameAt));
  return [
    ...[...names]
      .filter((name) => !(name in allowScripts))
      .map(
        (name) => `${name} runs a script when installed: read it, then npm approve-scripts or npm deny-scripts ${name}`,
      ),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name))
      .map((name) => `"allowScripts" of package.json names ${name}, which has no script to run: remove it`),
  ];
}
