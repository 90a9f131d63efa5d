import { useForm } from './form-context.ts';
import type { ExtraMembers } from './form-edits.ts';
import type { Path } from './path.ts';

/**
 * Returns a function that writes a quantity typed with its unit, such as `20 h`, and returns whether the unit is known; undefined for other
 * fields.
 */
export function useTypedUnit(path: Path, extras: readonly ExtraMembers[] | undefined) {
  const { model, actions } = useForm();
  const unit = [...path.slice(0, -1), 'item', 'unit'];
  if (path.at(-1) !== 'quantity' || !model.fieldAt(unit)) return undefined;
  return async (quantity: string, word: string) => {
    const { unitIn } = await import('../../../intake/values.ts');
    const known = unitIn(word);
    if (known === undefined) return false;
    actions.endStep();
    actions.type(path, quantity, extras);
    actions.type(unit, known, extras);
    actions.endStep();
    return true;
  };
}

export const isUnit = (path: Path) => path.at(-1) === 'unit';

/** Returns the unit that a word such as `hours` means; listed units and other texts unchanged. */
export async function unitFor(word: string, choices: readonly { value: string }[]): Promise<string> {
  if (word === '' || choices.some(({ value }) => value === word)) return word;
  const { unitIn } = await import('../../../intake/values.ts');
  return unitIn(word) ?? word;
}
