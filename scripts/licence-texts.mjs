/**
 * The licence texts that go along with what is bundled: of each package its name, version and licence, and what its makers
 * ship as licence, notice, or notices of what they have bundled themselves.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, version: string, license?: string, author?: string | { name?: string } }} Manifest */

/** What holds the words of a licence. */
const texts = /^(licen[cs]e|copying|notice|third-?party-?notices?)([-.].*)?$/i;
/** … among which these are code or data. */
const otherwise = /\.(?:[cm]?[jt]s|json|map|css|html)$/i;

/** The MIT licence, for packages whose makers say so but ship no text. https://spdx.org/licenses/MIT.html */
const mit = (/** @type {string} */ holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The ISC licence, for packages whose makers say so but ship no text. https://spdx.org/licenses/ISC.html */
const isc = (/** @type {string} */ holder) => `ISC License

Copyright (c) ${holder}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF
CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

/** Packages that state no licence themselves, with what their makers say in later releases. */
const stated = new Map([['neverpanic', 'MIT']]);

/** Packages inside the script of the documentation page that are not installed with it, as the registry has them. */
const elsewhere = [{ name: 'unist-util-find-after', version: '5.0.0', license: 'MIT', author: 'Titus Wormer' }];

/**
 * Returns the text for these packages, each once, by name: they are given by their folders, or as they are stated. Throws
 * for one that states no licence, or whose makers ship no text and state another licence than MIT or ISC.
 * @param {Iterable<string | Manifest>} packages
 */
export function licenceTexts(packages) {
  /** @type {Map<string, { title: string, text: string }>} */
  const found = new Map();
  for (const each of packages) {
    /** @type {Manifest} */
    const manifest = typeof each === 'string' ? JSON.parse(readFileSync(join(each, 'package.json'), 'utf8')) : each;
    const title = `${manifest.name} ${manifest.version}`;
    if (found.has(title)) continue;
    const license = manifest.license ?? stated.get(manifest.name);
    if (license === undefined) throw new Error(`${title} states no licence: scripts/licence-texts.mjs`);
    const words = typeof each === 'string' ? wordsIn(each) : '';
    found.set(title, { title: `${title} (${license})`, text: words || standardText(manifest, license) });
  }
  const sorted = [...found.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const { title, text } of sorted) byText.set(text, [...(byText.get(text) ?? []), title]);
  const parts = [...byText].map(
    ([text, titles]) => `${'='.repeat(80)}\n${titles.join('\n')}\n${'-'.repeat(80)}\n${text}\n`,
  );
  return `What is bundled here contains these packages of others, each under its own licence.\n\n${parts.join('\n')}`;
}

/** What a package's makers ship of words; empty where there are none. @param {string} folder */
function wordsIn(folder) {
  const files = readdirSync(folder).filter((file) => texts.test(file) && !otherwise.test(file));
  const words = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim());
  return words.join(`\n\n${'-'.repeat(40)}\n\n`);
}

/** @param {Manifest} manifest @param {string} license */
function standardText({ name, author }, license) {
  const words = { MIT: mit, ISC: isc }[license];
  if (!words) throw new Error(`${name} is under ${license} and ships no text: scripts/licence-texts.mjs`);
  const holder = typeof author === 'string' ? author : author?.name;
  return words(holder ?? `the authors of ${name}`);
}

/**
 * Returns where packages are installed, of that version where there are several of the name; one that is not is returned
 * as it is stated. Throws for one of which nothing is known.
 * @param {{ name: string, version?: string }[]} wanted @returns {(string | Manifest)[]}
 */
export function installed(wanted) {
  const paths = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
  return wanted.map(({ name, version }) => {
    const found = paths.filter(([path]) => path.endsWith(`node_modules/${name}`) && existsSync(path));
    const [folder] = found.find(([, entry]) => entry.version === version) ?? found[0] ?? [];
    const known = folder ?? elsewhere.find((each) => each.name === name);
    if (known === undefined)
      throw new Error(`${name} is bundled by others and not installed: its licence is not known`);
    return known;
  });
}
