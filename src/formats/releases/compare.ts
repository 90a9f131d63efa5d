/** Compares what the official rules of two days find in a file. */

/** A fault or warning in words. */
interface Said {
  code: string;
  description: string;
}

/** What the rules of a day find in a file. */
export interface DayOutcome {
  valid: boolean;
  faults: readonly Said[];
  warnings: readonly Said[];
}

/** What a rule finds on one of the days only. */
interface Difference {
  change: 'fails' | 'warns' | 'no longer fails' | 'no longer warns';
  code: string;
  description: string;
}

export interface Comparison {
  /** Whether it is valid by the rules of each day. */
  valid: [before: boolean, then: boolean];
  differences: Difference[];
}

export function compareDays(before: DayOutcome, then: DayOutcome): Comparison {
  const [faultsBefore, faultsThen] = [byCode(before.faults), byCode(then.faults)];
  const [warningsBefore, warningsThen] = [byCode(before.warnings), byCode(then.warnings)];
  return {
    valid: [before.valid, then.valid],
    differences: [
      ...onlyIn(faultsThen, faultsBefore, 'fails'),
      ...onlyIn(warningsThen, warningsBefore, 'warns'),
      ...onlyIn(faultsBefore, faultsThen, 'no longer fails'),
      ...onlyIn(warningsBefore, warningsThen, 'no longer warns'),
    ],
  };
}

export function isChanged({ differences }: Comparison): boolean {
  return differences.length > 0;
}

type ByCode = ReadonlyMap<string, Said>;

/** Notes on the choice of releases are not findings. */
function byCode(found: readonly Said[]): ByCode {
  return new Map(found.filter(({ code }) => !/^BW-(?:RELEASE-|READINESS)/.test(code)).map((each) => [each.code, each]));
}

function onlyIn(one: ByCode, other: ByCode, change: Difference['change']): Difference[] {
  return [...one].flatMap(([code, { description }]) => (other.has(code) ? [] : [{ change, code, description }]));
}
