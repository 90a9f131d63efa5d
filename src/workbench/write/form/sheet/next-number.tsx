import { say } from '../../../ui/texts/say.ts';
import * as formTexts from '../texts.ts';

/** Suggests the next free number below the empty number of a copy. Tab accepts it too. */
export function NextNumber({ number, onTake }: { number: string; onTake(): void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={say(formTexts.nextNumberHow)}
      onClick={onTake}
      className="mt-0.5 block rounded text-left text-accent text-xs pointer-coarse:min-h-11 hover:underline"
    >
      {say(formTexts.takeNextNumber, { number })}
    </button>
  );
}
