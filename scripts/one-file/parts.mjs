import { basename } from 'node:path';

const WORKER = /\?worker$/;
const OWN = '\0one-file:';

/** Fonts of signs and emoji, which take a sixth of the file. */
const SIGN_FONT = /^ *signs\(.*\n/gm;

/** Letters of other scripts than Latin are shown in fonts of the system. */
const FOREIGN_FONT = /@font-face\s*\{[^}]*-(?:cyrillic|greek|vietnamese)(?:-ext)?-wght[^}]*\}/g;

/**
 * A Vite plugin: workers share the scripts of the page, which starts them by name and has its icon in them.
 * @param {string} icon the address of the page's icon @returns {import('vite').Plugin}
 */
export function ownParts(icon) {
  return {
    name: 'billwright:own-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: WORKER },
      async handler(id, importer) {
        const found = await this.resolve(id.replace(WORKER, ''), importer);
        return found && OWN + found.id;
      },
    },
    load: {
      filter: { id: new RegExp(`^${OWN}`) },
      handler(id) {
        const source = id.slice(OWN.length);
        const name = basename(source).replace(/\.worker\.js$|\.ts$/, '');
        this.emitFile({ type: 'chunk', id: source, name, fileName: `${name}.js`, preserveSignature: false });
        return `export default function(options) { return billwrightWorker(${JSON.stringify(name)}, options) }`;
      },
    },
    transform: {
      filter: { id: /\/sidebar\.tsx$|\/pdf\/font-files\.ts$/ },
      handler: (code, id) =>
        id.endsWith('.tsx')
          ? replaced(code, id, /"\/favicon\.svg"/g, JSON.stringify(icon))
          : replaced(code, id, SIGN_FONT, ''),
    },
  };
}

/** A Vite plugin that leaves out fonts of other scripts than Latin. It follows the one that joins style sheets. @returns {import('vite').Plugin} */
export function latinFonts() {
  return {
    name: 'billwright:latin-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/style\/index\.css$/ },
      handler: (code, id) => replaced(code, id, FOREIGN_FONT, ''),
    },
  };
}

/** @param {string} code @param {string} id @param {RegExp} part @param {string} by */
function replaced(code, id, part, by) {
  const result = code.replace(part, () => by);
  if (result === code) throw new Error(`nothing to replace in ${id}: ${part}`);
  return result;
}

/**
 * Returns the scripts of a build that run, in an order in which each imports only earlier ones. Each is a name, then its code in pieces and
 * the names of the scripts imported between them. Imports on demand find their script in `billwrightParts`.
 * @param {Awaited<ReturnType<typeof import('vite').build>>} result
 */
export function partsIn(result) {
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const others = output.filter((part) => part.type !== 'chunk' && !styles.includes(part));
  if (others.length > 0) throw new Error(`not in a script: ${others.map(({ fileName }) => fileName).join(', ')}`);
  /** @type {Map<string, string[]>} */
  const scripts = new Map();
  const running = new Set([...chunks.values()].flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
  /** @param {string} fileName @param {readonly string[]} importers */
  const add = (fileName, importers = []) => {
    if (importers.includes(fileName)) throw new Error(`in a circle: ${[...importers, fileName].join(' → ')}`);
    const chunk = chunks.get(fileName);
    if (!chunk || scripts.has(fileName)) return;
    for (const other of chunk.imports) add(other, [...importers, fileName]);
    const { pieces, onDemand } = piecesOf(chunk);
    scripts.set(fileName, pieces);
    for (const other of onDemand) running.add(other);
  };
  for (const fileName of running) add(fileName);
  return {
    scripts: [...scripts].map(([fileName, pieces]) => /** @type {const} */ ([nameOf(fileName), ...pieces])),
    styles: styles.map((part) => ('source' in part ? String(part.source) : '')).join('\n'),
  };
}

/**
 * A Vite plugin: leaves out a package. Node-forge opens encrypted key files, which the workbench does not take.
 * @param {string} name @returns {import('vite').Plugin}
 */
export function without(name) {
  const none = `\0without:${name}`;
  return {
    name: 'billwright:without',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => none },
    load: { filter: { id: new RegExp(`^${none}$`) }, handler: () => 'export default {}' },
  };
}

/** @param {string} fileName */
const nameOf = (fileName) => fileName.replace(/\.js$/, '');

/**
 * Returns the code of a script in pieces, and what it imports on demand. The bundler also lists imports that it removed from the code.
 * @param {import('vite').Rolldown.OutputChunk} chunk
 */
function piecesOf({ fileName, code, imports, dynamicImports }) {
  /** @type {Set<string>} */
  const onDemand = new Set();
  const pieces = code
    .replace(/\bimport\((["'`])\.\/([^"'`]+)\1\)/g, (whole, _quote, other) => {
      if (!dynamicImports.includes(other)) return whole;
      onDemand.add(other);
      return `import(billwrightParts[${JSON.stringify(nameOf(other))}])`;
    })
    .split(/(?<=(?:\bfrom|\bimport)\s*["'])\.\/([^"']+)(?=["'])/);
  const known = new Set(imports);
  for (const [index, other] of pieces.entries()) {
    if (index % 2 === 0) continue;
    if (!imports.includes(other)) throw new Error(`${fileName} imports ${other}, which is no script`);
    known.delete(other);
    pieces[index] = nameOf(other);
  }
  const lost = [...known, ...dynamicImports.filter((other) => !onDemand.has(other) && code.includes(`./${other}`))];
  if (lost.length > 0) throw new Error(`${fileName} imports ${lost.join(', ')} in another way`);
  return { pieces, onDemand };
}
