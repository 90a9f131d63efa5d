import { declaredAt, objectAt } from '../engine/model/locate.ts';
import type { Step } from '../engine/model/path.ts';
import { schemaId } from '../engine/model/schema-id.ts';
import { objectOfSchema } from '../engine/schemas.ts';
import { type Message, message } from '../engine/text/message.ts';
import { nearest } from '../engine/text/nearest.ts';
import { EVERY, type RulePath } from './path.ts';

/** Returns what is wrong with a path that no document of these types can have. */
export function unknownPath(types: readonly string[], paths: readonly RulePath[]): Message | undefined {
  const problems = types.map((type) => unknownIn(type, paths));
  return problems.every((each) => each !== undefined) ? problems[0] : undefined;
}

function unknownIn(type: string, paths: readonly RulePath[]): Message | undefined {
  const typeAt = (path: readonly Step[]) => (path.length === 0 ? objectOfSchema(schemaId(type)) : undefined);
  const before: Step[] = [];
  for (const step of paths.flatMap(({ steps }) => steps)) {
    const at = declaredAt(before, typeAt);
    // Maps have keys of any name, and wrappers documents of any type.
    if (!at || at.key !== undefined || at.type.kind === 'map' || at.type.kind === 'wrapper') return undefined;
    const isList = at.type.kind === 'list';
    if (isList !== (step === EVERY || typeof step === 'number')) {
      const name = String(before.at(-1) ?? '');
      return isList
        ? message('{name} is a list; write {name}[*] for each of its entries, or {name}[0] for the first.', { name })
        : message('{name} is not a list; leave out the brackets.', { name });
    }
    const next = step === EVERY ? 0 : step;
    if (!isList && !declaredAt([...before, next], typeAt)) return unknownName(String(next), before, typeAt, type);
    before.push(next);
  }
  return undefined;
}

function unknownName(
  name: string,
  before: readonly Step[],
  typeAt: Parameters<typeof objectAt>[1],
  type: string,
): Message {
  const object = objectAt(before, typeAt);
  const guess =
    object &&
    nearest(
      name,
      object.fields.map((field) => field.name),
    );
  const owner = object?.name ?? type;
  return guess === undefined
    ? message('{owner} has no property {name}.', { owner, name })
    : message('{owner} has no property {name}. Did you mean {guess}?', { owner, name, guess });
}
