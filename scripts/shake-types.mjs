/**
 * Removes statements from declaration files that the entries do not reach, so that published types need no files or packages that only
 * other parts of a module use. The compiler begins each statement at the start of a line, so no parser is needed. Own code for the reason in build-types.mjs.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** @typedef {{ text: string, names: string[], isImport: boolean, from?: string | undefined, specifiers: Specifier[], kept: Set<string> | undefined }} Statement */
/** @typedef {{ name: string, alias: string, isType: boolean }} Specifier `*` stands for all of a module */

/** @param {readonly string[]} files all declarations @param {readonly string[]} entries those whose exports are all published */
export function shakeTypes(files, entries) {
  const modules = new Map(files.map((file) => [file, statementsOf(readFileSync(file, 'utf8'))]));

  /** Keeps an export of a module by name; `*` for all. @param {string} file @param {string} name */
  function keepExport(file, name) {
    for (const statement of modules.get(file) ?? []) {
      if (statement.isImport) continue;
      if (statement.from !== undefined) keepReexport(file, statement, name);
      else if (statement.text.match(/^export /m) && (name === '*' || statement.names.includes(name)))
        keep(file, statement);
      else if (name === 'default' && statement.names.includes('_default')) keep(file, statement);
    }
  }

  /** @param {string} file @param {Statement} statement @param {string} name */
  function keepReexport(file, statement, name) {
    const target = resolve(dirname(file), statement.from ?? '');
    for (const each of statement.specifiers) {
      const all = each.name === '*' && each.alias === '*';
      if (!all && name !== '*' && each.alias !== name) continue;
      statement.kept ??= new Set();
      const key = `${each.alias} ${name}`;
      if (statement.kept.has(key)) continue;
      statement.kept.add(key).add(each.alias);
      keepExport(target, all ? name : each.name);
    }
  }

  /** Keeps a statement with everything it names. @param {string} file @param {Statement} statement */
  function keep(file, statement) {
    if (statement.kept) return;
    statement.kept = new Set();
    const code = statement.text.replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, from = '', name = ''] of code.matchAll(/\bimport\("(\.[^"]+)"\)\.(\w+)/g))
      keepExport(resolve(dirname(file), declarationOf(from)), name);
    const words = new Set(code.match(/[\w$]+/g));
    for (const other of modules.get(file) ?? []) {
      if (other.isImport) keepImports(file, other, words, code);
      else if (other.from === undefined && other.names.some((name) => words.has(name))) keep(file, other);
    }
  }

  /** @param {string} file @param {Statement} statement @param {Set<string>} words @param {string} code */
  function keepImports(file, statement, words, code) {
    for (const { name, alias } of statement.specifiers) {
      if (!words.has(alias)) continue;
      statement.kept ??= new Set();
      statement.kept.add(alias);
      if (statement.from === undefined) continue;
      const target = resolve(dirname(file), statement.from);
      if (name !== '*') keepExport(target, name);
      else if (new RegExp(`\\btypeof ${alias}\\b(?!\\.)`).test(code)) keepExport(target, '*');
      else
        for (const [, member = ''] of code.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g')))
          keepExport(target, member);
    }
  }

  for (const entry of entries) {
    keepExport(entry, '*');
    for (const statement of modules.get(entry) ?? [])
      if (/^declare (?:global|module)\b/m.test(statement.text)) keep(entry, statement);
  }
  for (const [file, statements] of modules) {
    const kept = statements.filter(({ kept }) => kept).map(textOf);
    if (kept.length === 0) rmSync(file);
    else writeFileSync(file, `${kept.join('\n')}\nexport {};\n`);
  }
}

/** @param {string} text @returns {Statement[]} */
function statementsOf(text) {
  /** @type {string[][]} */
  const parts = [[]];
  /** @type {string[]} */
  let comment = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/**') || (comment.length > 0 && line.startsWith(' *'))) {
      comment.push(line);
      continue;
    }
    // A comment within a type also begins at the start of a line.
    if (/^(?:import|export|declare|interface|type)\b/.test(line)) parts.push([]);
    parts.at(-1)?.push(...comment, line);
    comment = [];
  }
  return parts
    .map((lines) => statementOf(lines.join('\n').trimEnd()))
    .filter(({ text }) => text !== '' && text !== 'export {};');
}

/** @param {string} text @returns {Statement} */
function statementOf(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  const [, kind, clause = '', from] =
    /^(import|export)\s+(?:type\s+)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s+from\s+["']([^"']+)["']/.exec(code) ?? [];
  if (kind !== undefined && from !== undefined) {
    const relative = from.startsWith('.') ? declarationOf(from) : undefined;
    const isTypes = /^\w+\s+type\s/.test(code);
    return {
      text,
      names: [],
      isImport: kind === 'import',
      from: relative,
      specifiers: specifiersOf(clause, isTypes),
      kept: undefined,
    };
  }
  const declared =
    /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:interface|type|class|function|const|let|var|enum|namespace)\s+([\w$]+)/.exec(
      code,
    );
  // `export { a, b as c };` names declarations elsewhere in the module.
  const [, listed] = /^export\s+(?:type\s+)?(\{[^}]*\});?$/.exec(code) ?? [];
  const names = listed ? specifiersOf(listed, true).map(({ alias }) => alias) : declared?.slice(1);
  return {
    text,
    names: names ?? [],
    isImport: false,
    specifiers: [],
    kept: undefined,
  };
}

/** @param {string} clause @param {boolean} isTypes @returns {Specifier[]} */
function specifiersOf(clause, isTypes) {
  if (clause.startsWith('*')) {
    const alias = /as\s+(\w+)/.exec(clause)?.[1] ?? '*';
    return [{ name: '*', alias, isType: isTypes }];
  }
  if (!clause.startsWith('{')) return [{ name: 'default', alias: clause, isType: isTypes }];
  return clause
    .replace(/[{}]/g, '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [, type, name = '', alias = name] = /^(type\s+)?(\w+)(?:\s+as\s+(\w+))?$/.exec(each) ?? [];
      return { name, alias, isType: isTypes || type !== undefined };
    });
}

/** Returns the text of a kept statement: imports and re-exports only with used names. @param {Statement} statement */
function textOf({ text, specifiers, kept = new Set() }) {
  if (specifiers.length === 0 || !text.includes('{')) return text;
  const used = specifiers.filter(({ alias }) => kept.has(alias));
  const clause = used.map(
    ({ name, alias, isType }) => `${isType ? 'type ' : ''}${name}${alias === name ? '' : ` as ${alias}`}`,
  );
  // A comment above may have an import of its own, in an example.
  return text.replace(/^(import|export)\s+(?:type\s+)?\{[^}]*\}/m, `$1 { ${clause.join(', ')} }`);
}

/** `./x.ts` → `./x.d.ts`. @param {string} path */
function declarationOf(path) {
  return path.replace(/\.tsx?$/, '.d.ts');
}
