/** Older releases of sets of rules: the differences of each from the next one (chapter 26). */

import {
  ANY_CODE,
  type CodeChange,
  type Flag,
  normal,
  type Rule,
  type RuleSet,
  type Scan,
  type ScanFinding,
} from './declare.ts';

/** A release, described by its differences from a newer one. */
export interface OlderRelease {
  /** The release that it is compared with. */
  readonly next: string;
  /** The rules that it lacks: identifiers, or others of a series by number, as `CII-SR-467 468`. */
  readonly lacks?: string;
  /** Rules that nothing can break in it. */
  readonly silent?: string;
  /** The names of rules in it, by their names in the next release. A key that ends in `-` names a series. */
  readonly names?: Readonly<Record<string, string>>;
  /** The levels of rules in it, by their names in the next release. */
  readonly flags?: Readonly<Record<string, Flag>> | ((id: string, flag: Flag) => Flag);
  /**
   * The codes that only this release has in the lists of rules, and those that only the next one has: `-ANG BGN +XCG`,
   * by the identifiers of the rules, or the names of lists of a scan: `=icd`. `-*` says that it had no list.
   */
  readonly codes?: Readonly<Record<string, string>>;
  /** Rules that had other requirements. */
  readonly changes?: Readonly<Record<string, (rule: Rule) => Rule>>;
  /** Rules that the next release does not have. */
  readonly rules?: readonly Rule[];
  readonly scans?: readonly Scan[];
  /** What differs in the set besides its rules. */
  readonly set?: (set: RuleSet) => Partial<RuleSet>;
}

/** The older releases of a set, by their names. */
export type OlderReleases = Readonly<Record<string, OlderRelease>>;

/** Returns a set as it was in a release. */
export function setAt(newest: RuleSet, older: OlderReleases, release: string): RuleSet {
  const described = older[release];
  if (described === undefined) return newest;
  return earlier(setAt(newest, older, described.next), described, release);
}

/** Returns a rule with another requirement. */
export function demanding(holds: Rule['holds'], more: Partial<Rule> = {}): (rule: Rule) => Rule {
  return (rule) => ({ ...rule, ...more, holds });
}

function earlier(set: RuleSet, older: OlderRelease, version: string): RuleSet {
  const lacks = identifiers(older.lacks);
  const silent = identifiers(older.silent);
  const renamed = naming(older.names);
  const codes = codesByRule(older.codes);
  const { flags = {} } = older;
  const flagOf = typeof flags === 'function' ? flags : (id: string, flag: Flag) => flags[id] ?? flag;
  const ruleAt = (rule: Rule): Rule => {
    const change = older.changes?.[rule.id];
    const changed = change ? change(rule) : rule;
    const recoded = recode(changed, codes.get(rule.id));
    const made = { ...recoded, id: renamed(rule.id), flag: flagOf(rule.id, recoded.flag) };
    return silent.has(rule.id) ? { ...made, holds: () => true } : made;
  };
  const findingAt = (found: ScanFinding): ScanFinding => ({
    ...found,
    id: renamed(found.id),
    flag: flagOf(found.id, found.flag),
  });
  const scanAt = (scan: Scan): Scan => {
    const recoded = codes.size > 0 && scan.recoded ? scan.recoded((list) => codes.get(`=${list}`)) : scan;
    return wrapped(recoded);
  };
  const wrapped = (scan: Scan): Scan =>
    Object.assign(
      (judged: Parameters<Scan>[0]) =>
        [...scan(judged)].filter(({ id }) => !lacks.has(id) && !silent.has(id)).map(findingAt),
      {
        *rules() {
          for (const listed of scan.rules()) {
            if (!lacks.has(listed.id))
              yield { ...listed, id: renamed(listed.id), flag: flagOf(listed.id, listed.flag) };
          }
        },
      },
      scan.recoded && {
        recoded: (changeOf: Parameters<NonNullable<Scan['recoded']>>[0]) => wrapped(scan.recoded?.(changeOf) ?? scan),
      },
    );
  return {
    ...set,
    version,
    rules: [...set.rules.filter(({ id }) => !lacks.has(id)).map(ruleAt), ...(older.rules ?? [])],
    scans: [...(set.scans ?? []).map(scanAt), ...(older.scans ?? [])],
    ...older.set?.(set),
  };
}

function identifiers(list = ''): ReadonlySet<string> {
  let series = '';
  return new Set(
    list.split(/\s+/).map((token) => {
      if (/^\d+$/.test(token)) return series + token;
      series = token.replace(/\d+$/, '');
      return token;
    }),
  );
}

function naming(names: OlderRelease['names'] = {}): (id: string) => string {
  const series = Object.keys(names).filter((name) => name.endsWith('-'));
  return (id) => {
    const exact = names[id];
    if (exact !== undefined) return exact;
    const found = series.find((name) => id.startsWith(name));
    return found === undefined ? id : `${names[found]}${id.slice(found.length)}`;
  };
}

function codesByRule(codes: OlderRelease['codes'] = {}): ReadonlyMap<string, CodeChange> {
  return new Map(
    Object.entries(codes).flatMap(([ids, text]) => {
      const change = codeChange(text);
      return ids.split(' ').map((id) => [id, change] as const);
    }),
  );
}

function codeChange(text: string): CodeChange {
  const [had, lacked] = [new Set<string>(), new Set<string>()];
  let current = had;
  for (const token of text.split(/\s+/)) {
    if (/^[-+]/.test(token)) current = token.startsWith('-') ? had : lacked;
    current.add(token.replace(/^[-+]/, ''));
  }
  return { had, lacked };
}

function recode(rule: Rule, change: CodeChange | undefined): Rule {
  if (change === undefined) return rule;
  if (rule.recoded === undefined) throw new Error(`${rule.id} has no list of codes`);
  return rule.recoded((isCode) => (code, element) => {
    const plain = normal(code).toUpperCase();
    if (change.had.has(plain) || change.had.has(ANY_CODE)) return true;
    return !change.lacked.has(plain) && isCode(code, element);
  });
}
