/**
 * Finds the files that a release judges differently than we do now: samples, broken rule by rule as in the project's own cases, and given files. The
 * official rules run on Saxon-HE.
 */
import '../../examples-from-source.mjs';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { canJudge, judge } from '../../judges/saxon.mjs';
import { styleSheetOf } from '../schematron/xslt.mjs';

const { formats } = await import('../../../src/formats/list/formats.ts');
const { validateXml } = await import('../../../src/formats/index.ts');
const { SampleMaker } = await import('../../../src/node/cli/sample/make.ts');

/** @typedef {import('./artefacts.mjs').Artefact} Artefact */
/** @typedef {{ name: string, more: string[], fewer: string[], stopped?: string }} Changed What the official rules find in a file and we do not, and vice versa. */

/** Of sets with more rules, only the rules that differ are tried. */
const MOST_RULES = 400;
const VALID = 10;

/**
 * Returns the files of a set that are judged differently; undefined if the official rules cannot run.
 * @param {Artefact} artefact
 * @param {{ ids: ReadonlySet<string>, differing: readonly string[], day: string | undefined, vectors: string | undefined, folder: string }} options `ids` are all
 *   rules of the set, `day` is a day on which we judge by the previous release.
 * @returns {Promise<{ count: number, changed: Changed[] } | undefined>}
 */
export async function changedVerdicts({ set, sources }, { ids, differing, day, vectors, folder }) {
  const format = formats.find(({ rules, writes }) => writes && rules.some(({ key }) => key === set));
  if (format === undefined || !canJudge(folder)) return undefined;
  /** @type {Map<string, string>} */
  const texts = new Map();
  const maker = new SampleMaker(format, 1, 'invoice');
  for (let number = 1; number <= VALID; number++) add(`valid ${number}`, await maker.valid(number));
  const broken = ids.size > MOST_RULES ? differing : [...ids];
  for (const id of broken) add(`breaks ${id}`, await maker.broken(1, id));
  if (vectors !== undefined) {
    for (const file of xmlBelow(vectors)) {
      const text = readFileSync(file, 'utf8');
      // Files of other formats are not for these rules.
      const { format: found } = await validateXml(text)
        .then((outcome) => (outcome.ok ? outcome.result : { format: undefined }))
        .catch(() => ({ format: undefined }));
      if (found === undefined || found === format.key) texts.set(relative(vectors, file), text);
    }
  }
  const sheets = sources.map(({ schema }, at) => {
    const sheet = join(folder, `${set}-${at}.xslt`);
    writeFileSync(sheet, styleSheetOf(schema));
    return sheet;
  });
  const files = [...texts].map(([name, text], at) => {
    const file = join(folder, `${set}-${at}.xml`);
    writeFileSync(file, text);
    return { name, text, file };
  });
  const given = day === undefined ? undefined : { now: new Date(`${day}T12:00:00Z`), today: day };
  const judged = judge(
    files.map(({ file }) => ({ file, sheets })),
    folder,
  );
  /** @type {Changed[]} */
  const changed = [];
  for (const { name, text, file } of files) {
    const official = judged.get(file);
    const outcome = await validateXml(text, format.key, given);
    const found = [
      ...(outcome.ok ? [] : outcome.faults.map(({ code }) => `fatal ${code}`)),
      ...outcome.warnings.map(({ code }) => `warning ${code}`),
    ];
    const own = new Set(found.filter((each) => ids.has(each.split(' ')[1] ?? '')));
    const theirs = new Set([
      ...(official?.faults ?? []).map((id) => `fatal ${id}`),
      ...(official?.notices ?? []).map((id) => `warning ${id}`),
    ]);
    const more = [...theirs].filter((each) => !own.has(each));
    const fewer = [...own].filter((each) => !theirs.has(each));
    if (official?.stopped !== undefined) changed.push({ name, more: [], fewer: [], stopped: official.stopped });
    else if (more.length > 0 || fewer.length > 0) changed.push({ name, more, fewer });
  }
  return { count: files.length, changed };

  /** @param {string} name @param {import('../../../src/node/cli/sample/make.ts').Sample | undefined} sample */
  function add(name, sample) {
    if (typeof sample?.content === 'string') texts.set(name, sample.content);
  }
}

/** @param {string} folder @returns {string[]} */
function xmlBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? xmlBelow(path) : name.endsWith('.xml') ? [path] : [];
  });
}
