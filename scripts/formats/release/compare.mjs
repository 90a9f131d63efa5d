/** Compares two releases of a set, rule by rule. */

/** @typedef {import('../schematron.mjs').Assert} Assert */
/** @typedef {import('./owners.mjs').Known} Known */
/**
 * @typedef {{
 *   id: string,
 *   kinds: string[],
 *   flag: string,
 *   flagBefore?: string,
 *   nameBefore?: string,
 *   codes?: { in: string[], out: string[] },
 *   before: Assert[],
 *   after: Assert[],
 * }} Difference What is different in a rule: `added`, `gone`, `renamed`, `flag`, `codes`, `test`, `context`, `text`, `count`.
 */

const collator = new Intl.Collator('en', { numeric: true });

/**
 * Returns the rules that differ. Without the official rules of the previous release, the differences of a rule follow from its digests alone.
 * @param {readonly Known[]} known @param {readonly Assert[]} now @param {readonly Assert[]} [official] The previous release.
 * @returns {Difference[]}
 */
export function differencesOf(known, now, official) {
  const before = byId(official ?? known);
  const after = byId(now);
  /** @type {Difference[]} */
  const found = [];
  for (const [id, asserts] of after) {
    const old = before.get(id);
    const [{ flag = '' } = {}] = asserts;
    if (old === undefined) found.push({ id, kinds: ['added'], flag, before: [], after: asserts });
    else {
      const difference = changeOf(id, old, asserts);
      if (difference.kinds.length > 0) found.push(difference);
    }
  }
  for (const [id, old] of before) {
    if (!after.has(id))
      found.push({ id, kinds: ['gone'], flag: old[0]?.flag ?? '', before: assertsIn(old), after: [] });
  }
  return withNames(found, before).toSorted((a, b) => collator.compare(a.id, b.id));
}

/** @template {{ id: string }} T @param {readonly T[]} rules @returns {Map<string, T[]>} */
function byId(rules) {
  /** @type {Map<string, T[]>} */
  const lists = new Map();
  for (const each of rules) {
    const list = lists.get(each.id);
    if (list === undefined) lists.set(each.id, [each]);
    else list.push(each);
  }
  return lists;
}

/** @param {readonly Known[]} rules @returns {Assert[]} */
function assertsIn(rules) {
  return rules.flatMap((each) => ('test' in each ? [/** @type {Assert} */ (each)] : []));
}

/** @param {string} id @param {readonly Known[]} old @param {Assert[]} now @returns {Difference} */
function changeOf(id, old, now) {
  const [{ flag = '' } = {}] = now;
  const [{ flag: flagBefore = '' } = {}] = old;
  const before = assertsIn(old);
  /** @type {string[]} */
  const kinds = [];
  if (flag !== flagBefore) kinds.push('flag');
  const isListed = old.every(({ digests }) => digests !== undefined);
  if (isListed && old.length !== now.length) kinds.push('count');
  const codes = before.length > 0 ? codesOf(before, now) : undefined;
  if (isListed) {
    for (const part of /** @type {const} */ (['context', 'test', 'text'])) {
      const digests = (/** @type {readonly Known[]} */ rules) =>
        [...new Set(rules.map((each) => each.digests?.[part]))].sort().join();
      if (digests(old) !== digests(now)) kinds.push(part === 'test' && codes?.isAll ? 'codes' : part);
    }
  }
  return {
    id,
    kinds,
    flag,
    ...(flag !== flagBefore && { flagBefore }),
    ...(codes && { codes: { in: codes.in, out: codes.out } }),
    before,
    after: now,
  };
}

const LITERAL = /'[^']*'|"[^"]*"/g;

/** Returns the codes that are added to and removed from the lists of a rule; `isAll` if nothing else is different. @param {readonly Assert[]} before @param {readonly Assert[]} now */
function codesOf(before, now) {
  const expressions = (/** @type {readonly Assert[]} */ rules) =>
    rules.map(({ test, lets }) => [test, ...Object.values(lets)].join('\n')).join('\n');
  const codes = (/** @type {string} */ text) =>
    new Set(
      (text.match(LITERAL) ?? [])
        .flatMap((each) => each.slice(1, -1).split(/[\s,;|]+/))
        .filter((each) => /^[\w.+/-]+$/.test(each)),
    );
  const [old, other] = [expressions(before), expressions(now)];
  const [had, has] = [codes(old), codes(other)];
  const out = [...had].filter((code) => !has.has(code));
  const more = [...has].filter((code) => !had.has(code));
  if (out.length === 0 && more.length === 0) return undefined;
  const isAll = old.replace(LITERAL, "''") === other.replace(LITERAL, "''");
  return { in: more, out, isAll };
}

/** Returns the differences, with a rule that was only renamed as a single one. @param {Difference[]} found @param {ReadonlyMap<string, readonly Known[]>} before @returns {Difference[]} */
function withNames(found, before) {
  const print = (/** @type {readonly Known[]} */ rules) =>
    rules.map(({ flag, digests }) => digests && `${flag} ${digests.context} ${digests.test}`).join();
  const gone = new Map(
    found.filter(({ kinds }) => kinds[0] === 'gone').map(({ id }) => [print(before.get(id) ?? []), id]),
  );
  /** @type {Set<string>} */
  const renamed = new Set();
  const named = found.map((each) => {
    const nameBefore = each.kinds[0] === 'added' ? gone.get(print(each.after)) : undefined;
    if (nameBefore === undefined || renamed.has(nameBefore)) return each;
    renamed.add(nameBefore);
    return { ...each, kinds: ['renamed'], nameBefore };
  });
  return named.filter(({ id, kinds }) => kinds[0] !== 'gone' || !renamed.has(id));
}

/** Returns the identifiers that are added, are removed or change their level, in the form of lists of changes. @param {readonly Difference[]} differences @returns {Map<string, string[]>} */
export function stepOf(differences) {
  /** @type {Map<string, string[]>} */
  const changes = new Map();
  const add = (/** @type {string} */ name, /** @type {string} */ id) =>
    changes.set(name, [...(changes.get(name) ?? []), id]);
  for (const { id, kinds, flag, flagBefore, nameBefore } of differences) {
    if (kinds.includes('added') || kinds.includes('renamed')) add(`+${flag}`, id);
    if (kinds.includes('gone')) add(`-${flag}`, id);
    if (nameBefore !== undefined) add(`-${flag}`, nameBefore);
    if (flagBefore !== undefined) add(`${flagBefore}>${flag}`, id);
  }
  return changes;
}
