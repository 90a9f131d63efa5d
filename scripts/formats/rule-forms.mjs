/** Recognises the table forms of official tests (src/formats/rules/syntax-table.ts): absent elements, and counts. Own code, because the
 * forms are ours. */

/** @typedef {{ form: string, path?: string }} Form */

/** Names separated by `/`. The last may be an attribute, the first one of several names. */
const STEP = '(?:\\((?:\\w+:\\w+\\|)+\\w+:\\w+\\)|\\w+:\\w+|@\\w+)';
const PATH = `${STEP}(?:/${STEP})*`;

/**
 * Returns the requirements of a test as table entries; `code` for a test of another form.
 * @param {string} test @param {string} at The context.
 * @returns {Form[]}
 */
export function formsOf(test, at) {
  const prefix = at.includes('ram:') || at.includes('rsm:') ? 'ram' : 'cbc';
  const forms = formsIn(withoutParentheses(test), prefix);
  return (
    forms?.map(({ form, path }) => ({ form, path: path?.replace(/[()]/g, '') })) ?? [{ form: 'code', path: undefined }]
  );
}

/** @param {string} test @param {string} prefix @returns {Form[] | undefined} */
function formsIn(test, prefix) {
  const absent = matched(test, `not\\( ?((?://)?${PATH}) ?\\)`);
  if (absent) return [{ form: 'absent', path: absent[0] }];
  const once = matched(test, `count\\((${PATH})\\) ?(?:<=|le) ?1`);
  if (once) return [{ form: 'at-most-1', path: once[0] }];
  const exactly = matched(test, `count\\((${PATH})\\) ?= ?1`);
  if (exactly) return [{ form: 'exactly-1', path: exactly[0] }];
  const orOnce = matched(test, `not\\((${PATH})\\) or count\\((${PATH})\\) = 1`);
  if (orOnce && orOnce[0] === orOnce[1]) return [{ form: 'at-most-1', path: orOnce[0] }];
  const wanted = test.split(' and ').map((part) => matched(withoutParentheses(part), `(?:exists\\()?(${PATH})\\)?`));
  if (wanted.every((each) => each !== undefined)) {
    return wanted.map(([path = '']) => ({ form: 'at-least-1', path }));
  }
  // An attribute allowed for one element only.
  const but = matched(test, 'count\\(//(@\\w+)\\) - count\\(//(\\w+:\\w+)/(@\\w+)\\) <= 0');
  if (but && but[0] === but[2]) return [{ form: 'absent', path: `//!${but[1]}/${but[0]}` }];
  return namedAlone(test, prefix);
}

/**
 * Returns the forms of a test that lists everything allowed in an element. @param {string} test @param {string} prefix @returns {Form[] |
 * undefined}
 */
function namedAlone(test, prefix) {
  const every = matched(
    test,
    `not\\((${PATH})\\) or \\(every \\$n in (${PATH})/\\* satisfies \\(local-name\\(\\$n\\) = \\(([^()]*)\\)\\)\\)`,
  );
  if (every && every[0] === every[1]) {
    const names = [...(every[2] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => `!${prefix}:${name}`);
    return [{ form: 'absent', path: `${every[0]}/${names.join('')}` }];
  }
  const others = matched(test, `not\\((${PATH})\\) or \\((.*)\\)`);
  const parts = others?.[1]?.split(' and ').map((part) => {
    const [path, names = ''] =
      matched(part, `not\\((${PATH})/\\*\\[not\\(((?:self::\\w+:\\w+(?: or )?)+)\\)\\]\\)`) ?? [];
    return path?.startsWith(others?.[0] ?? '') ? `${path}/${names.replace(/(?: or )?self::/g, '!')}` : undefined;
  });
  return parts?.every((part) => part !== undefined) ? parts.map((path) => ({ form: 'absent', path })) : undefined;
}

/** @param {string} text @param {string} pattern @returns {string[] | undefined} */
function matched(text, pattern) {
  return new RegExp(`^${pattern}$`).exec(text)?.slice(1);
}

/** Returns a test without parentheses around all of it. @param {string} test @returns {string} */
function withoutParentheses(test) {
  const inner = /^\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)$/.exec(test.trim())?.[1];
  return inner === undefined || /^\w+:\w+\|/.test(inner) ? test.trim() : withoutParentheses(inner);
}

/** Conditions on element names in the paths of a table. */
const ENDS_WITH = /^ends-with\(name\(\), ?'(\w+)'\)$/;
const NOT_ENDING = /^not ?\(ends-with\(name\(\), ?'(\w+)'\)\)$/;
const NOT_SELF = /^not ?\(self::([\w:]+)\)$/;

/**
 * Returns a context as table paths, the excluded paths, and whether it has further conditions.
 * @param {string} context
 */
export function placesOf(context) {
  const all = alternatives(context).map(placeOf);
  return {
    at: all.map(({ path }) => path).join(' or '),
    excluded: all.flatMap(({ excluded }) => excluded),
    isNarrowed: all.some(({ isNarrowed }) => isNarrowed),
  };
}

/** Returns the paths of a context, with their roots expanded. @param {string} context */
function alternatives(context) {
  const [, roots, rest = ''] = /^\(([^()]*)\)(\/.*)$/.exec(context) ?? [];
  return (roots ?? context).split('|').map((path) => path.trim() + rest);
}

/** @param {string} written */
function placeOf(written) {
  const [, path = '', conditions] = /^([\w:*/]+)(?:\[(.*)\])?$/.exec(written) ?? [];
  if (path === '') throw new Error(`${written} is a context of another form`);
  let at = path.startsWith('/') ? path : `//${path}`;
  /** @type {string[]} */
  const excluded = [];
  let isNarrowed = false;
  for (const condition of conditions?.split(' and ') ?? []) {
    const [ending, other, name] = [ENDS_WITH, NOT_ENDING, NOT_SELF].map((form) => form.exec(condition)?.[1]);
    if (ending !== undefined) at = at.replace(/\*$/, `*${ending}`);
    else if (other !== undefined) excluded.push(`//*${other}`);
    else if (name !== undefined) excluded.push(`//${name}`);
    else isNarrowed = true;
  }
  return { path: at, excluded, isNarrowed };
}
