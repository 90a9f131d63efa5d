import { say } from '../../../ui/texts/say.ts';
import * as formTexts from '../texts.ts';

/** Below the empty number of a copy: the next free one, which Tab takes too. */
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
