/**
 * `node scripts/sbom.mjs FILE`: writes what a release is made of, as CycloneDX 1.6. All that runs is bundled, so that the packages are those whose licence
 * texts the builds lay beside their bundles, with the hashes of the lockfile. (`npm sbom` would list the tools as well, and refuses trees in which a tool
 * names another release of its own than is installed.) Needs what `npm run build` makes.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
assert.ok(file, 'name the file to write');

const LISTS = ['dist/node/THIRD-PARTY-LICENSES.txt', 'dist/workbench/third-party-licenses.txt'];
/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { name, version, license, repository } = json('package.json');

/** What the lockfile knows of packages, by name and version. @type {Map<string, { integrity?: string }>} */
const locked = new Map();
for (const [path, entry] of Object.entries(json('package-lock.json').packages)) {
  const named = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  locked.set(`${named}@${entry.version}`, entry);
}

/** The packages in a list of licence texts: lines such as `yaml 2.8.1 (ISC)`. @param {string} path */
function packagesIn(path) {
  const lines = readFileSync(path, 'utf8').matchAll(
    /^((?:@[\w.-]+\/)?[\w.-]+) (\d[\w.+-]*) \(([^()]+(?:\([^()]*\)[^()]*)*)\)$/gm,
  );
  return [...lines].map(([, named = '', release = '', terms = '']) => ({ named, release, terms }));
}

/** @param {string} named @param {string} release */
const purlOf = (named, release) => `pkg:npm/${named.replace(/^@/, '%40')}@${release}`;

/** @param {ReturnType<typeof packagesIn>[number]} shipped */
function component({ named, release, terms }) {
  // Some packages are within the files of others, which the lockfile does not tell.
  const { integrity = '' } = locked.get(`${named}@${release}`) ?? {};
  const [, algorithm = '', hash = ''] = /^(sha\d+)-(\S+)$/.exec(integrity) ?? [];
  const [, group, own = named] = /^(@[^/]+)\/(.+)$/.exec(named) ?? [];
  const purl = purlOf(named, release);
  return {
    ...{ type: 'library', 'bom-ref': purl, ...(group && { group }), name: own, version: release, purl },
    ...{ scope: 'required', licenses: [{ expression: terms }] },
    ...(hash && {
      hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
  };
}

const shipped = new Map(LISTS.flatMap(packagesIn).map((each) => [purlOf(each.named, each.release), each]));
assert.ok(shipped.size > 0, 'the builds list what they bundle');
const components = [...shipped.keys()].sort().flatMap((purl) => component(shipped.get(purl) ?? assert.fail(purl)));
const own = purlOf(name, version);
const body = {
  metadata: {
    component: {
      ...{ type: 'application', 'bom-ref': own, name, version, purl: own, licenses: [{ license: { id: license } }] },
      externalReferences: [{ type: 'vcs', url: repository.url.replace(/^git\+/, '') }],
    },
  },
  components,
  dependencies: [{ ref: own, dependsOn: components.map((each) => each['bom-ref']) }],
};
// The same content has the same number: a build can be repeated.
const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: `urn:uuid:${uuid}`, version: 1, ...body };
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${file}: ${components.length} packages`);
