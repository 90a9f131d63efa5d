/**
 * Host names by the standard's URL test, spec chapter 03 §1.4. Its pattern nests repetitions and would take exponential
 * time with backtracking. This recogniser accepts the same texts in one pass, by following all readings at once.
 *
 * `w` is an ASCII letter or digit; `x` is the same or a character of U+00A1–FFFF. A host is
 *
 *     ( w ([w\-_]+)? w ([-.]w+)*  |  www\.  |  w+ ([-_.]?w)* w \. w+ )?   the lead
 *     (x+ -? -?)* x+                                                      the core
 *     ( \. [letter or U+00A1–FFFF]+ )?                                    the top
 *     \.?
 */

import { isIpv6 } from './ip.ts';

/** The states of reading a name. */
const PLACES = [
  'start',
  'lead:one',
  'lead:word',
  'lead:marks',
  'lead:break',
  'lead:label',
  'sub:single',
  'sub:double',
  'sub:break',
  'sub:dot',
  'sub:label',
  'www:1',
  'www:2',
  'www:3',
  'www:dot',
  'core',
  'core:-',
  'core:--',
  'top:dot',
  'top',
  'end',
] as const;

type HostPart = (typeof PLACES)[number];

/**
 * A transition and the characters it reads: an ASCII letter or digit, a core character, a top character, or exactly one
 * of these.
 */
type Step = readonly [
  from: HostPart,
  reads: 'word' | 'core' | 'top' | '-' | '-_' | '-.' | '-_.' | '.' | 'w',
  to: HostPart,
];

const STEPS: readonly Step[] = [
  ['start', 'word', 'lead:one'],
  ['lead:one', 'word', 'lead:word'],
  ['lead:one', '-_', 'lead:marks'],
  ['lead:marks', '-_', 'lead:marks'],
  ['lead:marks', 'word', 'lead:word'],
  ['lead:word', 'word', 'lead:word'],
  ['lead:word', '-_', 'lead:marks'],
  ['lead:word', '-.', 'lead:break'],
  ['lead:break', 'word', 'lead:label'],
  ['lead:label', 'word', 'lead:label'],
  ['lead:label', '-.', 'lead:break'],

  ['start', 'word', 'sub:single'],
  ['sub:single', 'word', 'sub:double'],
  ['sub:single', '-_.', 'sub:break'],
  ['sub:double', 'word', 'sub:double'],
  ['sub:double', '-_.', 'sub:break'],
  ['sub:double', '.', 'sub:dot'],
  ['sub:break', 'word', 'sub:single'],
  ['sub:dot', 'word', 'sub:label'],
  ['sub:label', 'word', 'sub:label'],

  ['start', 'w', 'www:1'],
  ['www:1', 'w', 'www:2'],
  ['www:2', 'w', 'www:3'],
  ['www:3', '.', 'www:dot'],

  ['start', 'core', 'core'],
  ['lead:word', 'core', 'core'],
  ['lead:label', 'core', 'core'],
  ['sub:label', 'core', 'core'],
  ['www:dot', 'core', 'core'],
  ['core', 'core', 'core'],
  ['core', '-', 'core:-'],
  ['core:-', 'core', 'core'],
  ['core:-', '-', 'core:--'],
  ['core:--', 'core', 'core'],

  ['core', '.', 'top:dot'],
  ['top:dot', 'top', 'top'],
  ['top', 'top', 'top'],

  ['core', '.', 'end'],
  ['top', '.', 'end'],
];

const ACCEPTED: readonly HostPart[] = ['core', 'top', 'end'];

const READERS: Readonly<Record<Step[1], RegExp>> = {
  word: /[A-Za-z0-9]/,
  core: /[A-Za-z0-9\u00a1-\ud7ff\ue000-\uffff]/,
  top: /[A-Za-z\u00a1-\ud7ff\ue000-\uffff]/,
  '-': /-/,
  '-_': /[-_]/,
  '-.': /[-.]/,
  '-_.': /[-_.]/,
  '.': /\./,
  w: /w/,
};

const IPV4 =
  /^(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3]|24\d|25[0-5])(?:\.(?:\d{1,2}|1\d\d|2[0-4]\d|25[0-5])){2}\.(?:\d\d?|1\d\d|2[0-4]\d|25[0-5])\.?$/;

const PORT = /:[0-9]{1,5}$/;

/** Returns whether a text is a host, by name or address, with or without a port. It takes one pass. */
export function hostValid(text: string): boolean {
  const host = text.replace(PORT, '');
  return host.startsWith('[') ? bracketedValid(host) : IPV4.test(host) || nameValid(host);
}

function bracketedValid(host: string): boolean {
  const inside = /^\[([^\]]*)\]\.?$/.exec(host)?.[1];
  if (inside === undefined) return false;
  const address = inside.startsWith('fe80:') ? inside.replace(/%[0-9A-Za-z]+$/, '') : inside;
  return isIpv6(address);
}

/** Returns the bit of a state. A number holds several states at once. */
const bit = (place: HostPart): number => 1 << PLACES.indexOf(place);

const START = bit('start');
const ACCEPTING = ACCEPTED.reduce((places, place) => places | bit(place), 0);

const stepsByKind = new Map<string, readonly (readonly [from: number, to: number])[]>();

/** Returns the transitions for a character, as bits. Characters with the same transitions count as one kind. */
function stepsFor(character: string): readonly (readonly [from: number, to: number])[] {
  const kind = character < '\u00a1' ? character : READERS.core.test(character) ? '\u00a1' : '\ud800';
  let steps = stepsByKind.get(kind);
  if (steps === undefined) {
    steps = STEPS.filter(([, reads]) => READERS[reads].test(kind)).map(([from, , to]) => [bit(from), bit(to)]);
    stepsByKind.set(kind, steps);
  }
  return steps;
}

function nameValid(host: string): boolean {
  let places = START;
  for (let i = 0; i < host.length && places !== 0; i++) {
    let next = 0;
    for (const [from, to] of stepsFor(host.charAt(i))) {
      if ((places & from) !== 0) next |= to;
    }
    places = next;
  }
  return (places & ACCEPTING) !== 0;
}
