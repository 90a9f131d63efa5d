/** Repairs values: writes them as their type or list requires, and tries the candidates of those that may mean several things. */

import { kindOf } from '../model/plan.ts';
import { encodedAs } from './file.ts';
import { attributeEdit, contentEdit, insertion, type Writing } from './insert.ts';
import { nationalTargets } from './national.ts';
import { type Edit, edited, escaped } from './source.ts';
import { type Target, targetsIn } from './targets.ts';
import { placeOf } from './terms.ts';
import { Located, type Reading, type State, type Work, weight } from './work.ts';

/** Writes values as their type or list requires. */
export async function repairValues(work: Work): Promise<void> {
  const { read, faults, bytes } = work.state;
  if (read === undefined || faults.length === 0) return;
  const isNational = read.syntax !== 'ubl' && read.syntax !== 'cii';
  const all = isNational ? nationalTargets(read.root, read.structure) : targetsIn(read.root);
  const targets = all.filter(({ isInferred }) => !(work.options.isSafe && isInferred));
  if (!isNational && !work.options.isSafe) targets.push(...missingProcess(read));
  if (targets.length === 0) return;
  let chosen = new Map<Target, string>(targets.map((target) => [target, target.candidates[0] ?? '']));
  const stateWith = (values: ReadonlyMap<Target, string>) =>
    work.checked(
      encodedAs(
        edited(
          read.text,
          [...values].flatMap(([target, value]) => editsFor(target, value, read)),
        ),
        bytes,
      ),
    );
  let state = await stateWith(chosen);
  if (state.read === undefined) return;
  if (targets.length <= work.mostTried(read)) {
    for (const target of targets) {
      const [first, second] = target.candidates;
      if (first === undefined || second === undefined) continue;
      const other = await stateWith(new Map(chosen).set(target, second));
      if (weight(other.faults) < weight(state.faults)) {
        chosen = new Map(chosen).set(target, second);
        state = other;
      } else if (weight(other.faults) === weight(state.faults) && meansOther(first, second)) {
        chosen = without(chosen, [target]);
        state = await stateWith(chosen);
      }
    }
  }
  ({ chosen, state } = await needed(work, { chosen, state }, stateWith));
  if (chosen.size === 0) return;
  const [before, after] = [new Located(faults), new Located(state.faults)];
  const isBetter = (target: Target) => before.of(target, read.paths) > after.of(target, read.paths);
  if (weight(state.faults) >= weight(faults) && ![...chosen.keys()].some(isBetter)) return;
  work.take(
    state,
    [...chosen].map(([target, to]) => ({
      xpath: `${read.paths.local(target.element)}${target.attribute === undefined ? '' : `/@${target.attribute}`}`,
      from: target.value,
      to,
      rule: before.rule(target, read.paths) ?? faults[0]?.code ?? '',
    })),
  );
}

/** Values to write, and the file with them. */
interface Tried {
  readonly chosen: Map<Target, string>;
  readonly state: State;
}

/** Returns the values without those that no fault is about and that the file does not need. */
async function needed(
  work: Work,
  given: Tried,
  stateWith: (values: ReadonlyMap<Target, string>) => Promise<State>,
): Promise<Tried> {
  const { faults, read } = work.state;
  const located = new Located(faults);
  const idle = [...given.chosen.keys()].filter((target) => read && !located.concerns(target, read.paths));
  if (idle.length === 0) return given;
  const rest = without(given.chosen, idle);
  const lean = await stateWith(rest);
  const isNoWorse = ({ faults: left }: State) => weight(left) <= weight(given.state.faults);
  if (isNoWorse(lean)) return { chosen: rest, state: lean };
  if (read === undefined || idle.length > work.mostTried(read)) return given;
  let kept = given;
  for (const target of idle) {
    const less = without(kept.chosen, [target]);
    const tried = await stateWith(less);
    if (isNoWorse(tried)) kept = { chosen: less, state: tried };
  }
  return kept;
}

function without(chosen: ReadonlyMap<Target, string>, targets: readonly Target[]): Map<Target, string> {
  const fewer = new Map(chosen);
  for (const target of targets) fewer.delete(target);
  return fewer;
}

function meansOther(one: string, other: string): boolean {
  return Number.isNaN(Number(one)) || Number(one) !== Number(other);
}

/** Returns the edits for a value; those of an element that is missing create it. */
function editsFor(target: Target, value: string, read: Reading): Edit[] {
  const { element, attribute } = target;
  const place = read.places.get(element.offset);
  if (isMissing(target)) return insertion(read, target.writing)?.edits ?? [];
  if (!place) return [];
  if (attribute !== undefined) return [attributeEdit(place, attribute, value)];
  // Where blanks matter, they are the fault.
  const isBlank = target.value?.trim() === value;
  return [isBlank ? { ...place.content, text: escaped(value) } : contentEdit(place, read.text, escaped(value))];
}

/** An element with a single right value that is missing. */
interface Missing extends Target {
  readonly writing: Writing;
}

function isMissing(target: Target): target is Missing {
  return 'writing' in target;
}

/** Returns the process of a format that has only one, if the file names none. */
function missingProcess(read: Reading): Missing[] {
  const { format, root, syntax } = read;
  const place = placeOf('BT-23', kindOf(root));
  if (format.process === undefined || place === undefined) return [];
  const writing = { steps: place.steps, value: format.process };
  const made = insertion(read, writing);
  if (made === undefined || made.was?.trim()) return [];
  return syntax === 'ubl' || syntax === 'cii'
    ? [{ element: root, value: undefined, candidates: [format.process], isInferred: true, writing }]
    : [];
}
