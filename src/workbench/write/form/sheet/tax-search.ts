import { wordsFor } from '../../../engine/document/common-words.ts';
import { finder } from '../../../ui/find.ts';
import type { TaxChoice } from './tax-choices.ts';

/** Returns the choices with all words of a search. A number is that of a rate: `0` finds taxes without a percentage, but not 10 %. */
export function foundTaxes(choices: readonly TaxChoice[], search: string): readonly TaxChoice[] {
  const isFound = finder(search);
  const wordsOf = ({ label, note, id, kind }: TaxChoice) =>
    [label, note, id, wordsFor('tax', ...id.split(/[ +]/), kind), kind === 'without' ? '0 %' : ''].join(' ');
  const found = choices.filter((choice) => isFound(wordsOf(choice)));
  const [figure] = /\d+(?:[.,]\d+)?/.exec(search) ?? [];
  if (figure === undefined) return found;
  const starts = new RegExp(`(?<![\\d.,])${figure.replace(/[.,]/, '[.,]')}`);
  const exact = found.filter((choice) => starts.test(wordsOf(choice)));
  return exact.length > 0 ? exact : found;
}
