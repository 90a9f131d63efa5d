/** What of packages is let through. An exception that is needed no longer fails the check, so that none outlives its reason. */

/** Licences that ask for no more than their text to go along. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
];

/** @type {Record<'shipped' | 'tools', import('./licences.mjs').Policy>} */
export const licences = {
  /** Packages whose code is in what is built, and those that the former need. */
  shipped: {
    // The fonts of the workbench: OFL-1.1 lets them go along with software of any licence.
    allowed: [...permissive, 'OFL-1.1'],
    exceptions: [
      {
        names: 'neverpanic',
        licence: 'none',
        reason:
          'inside the script of the documentation page; its author states MIT from 0.0.7 on and forgot to before, the code is the same',
      },
    ],
  },
  /** Packages that build, check and measure, and are not in what is built. */
  tools: {
    allowed: permissive,
    exceptions: [
      { names: '@axe-core/playwright', licence: 'MPL-2.0', reason: 'finds faults of accessibility; used unchanged' },
      { names: 'axe-core', licence: 'MPL-2.0', reason: 'what @axe-core/playwright runs; used unchanged' },
      { names: 'lightningcss*', licence: 'MPL-2.0', reason: 'what Vite makes CSS small with; used unchanged' },
      {
        names: '@img/sharp-libvips-*',
        licence: 'LGPL-3.0-or-later',
        reason: 'linked by sharp, which miniflare asks for; a test runs miniflare, no image passes through it',
      },
      {
        names: '@img/sharp-wasm32',
        licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
        reason: 'sharp, as WebAssembly',
      },
      { names: '@img/sharp-win32-*', licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: 'sharp, for Windows' },
      {
        names: 'parse-cache-control',
        licence: 'none',
        reason: 'its file LICENSE is BSD-3-Clause, its package.json does not say so; lighthouse needs it',
      },
      {
        names: 'caniuse-lite',
        licence: 'CC-BY-4.0',
        reason: 'a table of what browsers know, which webpack asks for; a check of the packages runs webpack',
      },
      {
        names: 'argparse',
        licence: 'Python-2.0',
        reason: 'asks for no more than its text to go along; used by tools that judge the description of the service',
      },
      {
        names: 'reserved',
        licence: 'none',
        reason: 'its file LICENSE-MIT says what its package.json has under an old name; Spectral needs it',
      },
      { names: 'spdx-exceptions', licence: 'CC-BY-3.0', reason: 'a list of names, which this check reads' },
    ],
  },
};

/** Names of packages for other platforms, by how they begin, whose hash the lockfile lacks. */
const notServed = 'the registry that the lockfile was made with had them for Linux only';
export const withoutHash = {
  '@biomejs/cli-': notServed,
  '@oxc-parser/binding-': notServed,
  '@swc/core-': notServed,
  '@tailwindcss/oxide-': notServed,
};

/**
 * Advisories that are let through, each up to a day: `{ id: 'GHSA-…', until: '2027-01-31', reason: '…' }`.
 * @type {import('./advisories.mjs').Exception[]}
 */
export const advisories = [];
