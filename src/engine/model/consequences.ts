/** Tells the causes of faults from their consequences, by what the failed steps and checks read (chapter 09 §2.4). */
import { type Fault, faultOf, mergeFaults } from '../faults.ts';
import { message } from '../text/message.ts';
import type { Obstacles } from './obstacles.ts';

/** A fault of one property, with what its step or check read. */
export interface Finding {
  fault: Fault;
  /** The place of its property in the input. */
  place: string;
  /** The places that it read and that are missing or cannot be used; its own place if that is one of them. */
  reads: readonly string[];
  /** The step that found it. */
  step: 'read' | 'calculate' | 'validate';
}

/** More causes of one fault than anyone wants to see. */
const MOST_CAUSES = 100;

/**
 * Returns the faults merged, each after the faults that it follows from, which `caused_by` names.
 * @param keepsAll Otherwise checks that could not run are left out, and a missing value that is not a fault by itself becomes one.
 */
export function withCauses(findings: readonly Finding[], obstacles: Obstacles, keepsAll: boolean): Fault[] {
  const roots = new Roots(findings, obstacles);
  const kept: Finding[] = [];
  const lacking = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (keepsAll || finding.step === 'validate') continue;
    for (const place of roots.lackedBy(finding)) {
      const known = lacking.get(place);
      if (known) known.push(finding);
      else lacking.set(place, [finding]);
    }
  }
  for (const [place, dependent] of lacking) {
    // The fault of a missing value already names it and the alternatives.
    if (dependent.every((each) => each.reads.includes(each.place))) lacking.delete(place);
    else kept.push(missingAt(place, dependent));
  }
  for (const finding of findings) {
    const causes = [
      ...roots.of(finding),
      ...(keepsAll ? [] : roots.lackedBy(finding).filter((each) => lacking.has(each))),
    ];
    if (causes.length === 0 || (keepsAll && finding.place === WHOLE)) kept.push(finding);
    else if (keepsAll || !isIdle(finding, causes, obstacles))
      kept.push({ ...finding, fault: { ...finding.fault, caused_by: causes } });
  }
  return causesFirst(mergeFaults(kept.map(({ fault }) => fault)));
}

/** A fault of a whole document stays in its place: that of an empty envelope comes first (chapter 09 §4.2). */
const WHOLE = '$';

/** Returns whether a rule only follows from other faults, or a calculation from values that cannot be read. */
function isIdle({ step }: Finding, causes: readonly string[], obstacles: Obstacles): boolean {
  if (step === 'calculate') return causes.some((place) => obstacles.isUnreadable(place));
  return step === 'validate';
}

/** More names in a sentence than anyone reads. */
const MOST_NAMES = 3;

/** Returns the fault of a missing value that is a fault only because something depends on it. */
function missingAt(place: string, dependent: readonly Finding[]): Finding {
  const nameOf = (path: string) => path.replace(/^\$\.?(doc\.)?/, '');
  const [property, names] = [nameOf(place), [...new Set(dependent.map((each) => nameOf(each.place)))]];
  const text = message('{property} is missing. Add it: without it, Billwright cannot determine {dependent}.', {
    property,
    dependent: names.slice(0, MOST_NAMES),
  });
  return { fault: faultOf('BW-MISSING', place, text), place, reads: [], step: 'calculate' };
}

/** The root causes of faults, by place. */
class Roots {
  readonly #obstacles: Obstacles;
  readonly #atPlace = new Map<string, Finding>();
  readonly #known = new Map<string, Found>();

  constructor(findings: readonly Finding[], obstacles: Obstacles) {
    this.#obstacles = obstacles;
    for (const finding of findings) if (!this.#atPlace.has(finding.place)) this.#atPlace.set(finding.place, finding);
  }

  /** Returns the properties of the faults that a fault follows from. */
  of(finding: Finding): string[] {
    return this.#behind(finding).faults;
  }

  /** Returns the missing places that a fault follows from and that have no fault of their own. */
  lackedBy(finding: Finding): string[] {
    return this.#behind(finding).lacked;
  }

  #behind(finding: Finding): Found {
    const found: Found = { faults: [], lacked: [] };
    const faults = new Set<string>();
    const lacked = new Set<string>();
    for (const place of finding.reads) {
      const { faults: more, lacked: others } =
        place === finding.place && this.#atPlace.get(place) === finding ? this.#sources(place) : this.#root(place);
      for (const each of more) if (faults.size < MOST_CAUSES) faults.add(each);
      for (const each of others) if (lacked.size < MOST_CAUSES) lacked.add(each);
    }
    const own = finding.fault.properties[0] as string;
    if (this.#atPlace.get(finding.place) === finding) faults.delete(own);
    found.faults.push(...faults);
    found.lacked.push(...lacked);
    return found;
  }

  /** Returns the root causes at a place. */
  #root(place: string): Found {
    const known = this.#known.get(place);
    if (known) return known;
    this.#known.set(place, NOTHING); // for places that depend on each other
    const finding = this.#atPlace.get(place);
    let found: Found;
    if (finding) {
      found = this.#behind(finding);
      if (found.faults.length === 0) found = { ...found, faults: finding.fault.properties };
    } else found = this.#sources(place);
    this.#known.set(place, found);
    return found;
  }

  /** Returns the root causes in the values from which the value at a place would have been calculated. */
  #sources(place: string): Found {
    const faults = new Set<string>();
    const lacked = new Set<string>();
    for (const candidates of this.#obstacles.sourcesOf(place) ?? []) {
      const source = candidates.find((each) => this.#atPlace.has(each)) ?? candidates.at(-1) ?? place;
      const found = this.#root(source);
      for (const each of found.faults) if (faults.size < MOST_CAUSES) faults.add(each);
      for (const each of found.lacked) if (lacked.size < MOST_CAUSES) lacked.add(each);
      const isBare = !this.#atPlace.has(source) && !this.#obstacles.sourcesOf(source);
      if (isBare && lacked.size < MOST_CAUSES) lacked.add(source);
    }
    return { faults: [...faults], lacked: [...lacked] };
  }
}

/** The properties of faults, and missing places without a fault. */
interface Found {
  faults: string[];
  lacked: string[];
}

const NOTHING: Found = { faults: [], lacked: [] };

/** Puts each fault after those that it follows from; otherwise the order stays. */
function causesFirst(faults: readonly Fault[]): Fault[] {
  if (faults.every(({ caused_by: causes }) => causes === undefined)) return [...faults];
  const atPlace = new Map<string, Fault>();
  for (const fault of faults) for (const each of fault.properties) if (!atPlace.has(each)) atPlace.set(each, fault);
  const ordered = new Set<Fault>();
  for (const fault of faults) {
    for (const each of fault.caused_by ?? []) {
      const cause = atPlace.get(each);
      if (cause && cause !== fault) ordered.add(cause);
    }
    ordered.add(fault);
  }
  return [...ordered];
}
