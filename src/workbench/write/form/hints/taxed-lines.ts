import { isObject, partAt } from '../../../engine/document/values.ts';
import { say } from '../../../ui/texts/say.ts';
import type { Change } from '../form-edits.ts';
import type { Path } from '../path.ts';
import { type Combo, isRetained, type TaxLaw, taxChoices } from '../sheet/tax-choices.ts';
import type { Way } from './hint.ts';

/** The taxes of a line, and their path. */
export interface TaxedLine {
  path: Path;
  taxes: readonly Combo[];
}

/** Returns the lines that have taxes. */
export function taxedLines(document: unknown): TaxedLine[] {
  return entries(document, 'lines').flatMap(({ value, path }) => {
    const taxes = partAt(value, ['taxes']);
    return Array.isArray(taxes) ? [{ path: [...path, 'taxes'], taxes: taxes.filter(isObject) }] : [];
  });
}

/** Returns whether a tax is charged: by a rate other than zero. */
export function isDomesticVat({ cat, key, rate, percent }: Combo): boolean {
  const isRated = rate !== undefined || (percent !== undefined && Number.parseFloat(String(percent)) !== 0);
  return (cat === 'VAT' || cat === 'GST') && isRated && (key === undefined || key === 'standard') && rate !== 'zero';
}

/**
 * Returns the way that gives lines a rate or treatment, without withholding; undefined if the country has none.
 * @param isMeant which of their taxes it replaces: default, domestic tax
 */
export function wayOf(
  title: string,
  key: string,
  lines: readonly TaxedLine[],
  law: TaxLaw,
  isMeant: (combo: Combo) => boolean = isDomesticVat,
): Way | undefined {
  let label: string | undefined;
  const changes = changesOf(lines, (taxes) => {
    if (!taxes.some(isMeant)) return taxes;
    const own = taxes.filter((combo) => !isRetained(law, combo));
    const choice = taxChoices(law, own).find(({ id }) => /^(VAT|GST) /.test(id) && id.endsWith(` ${key}`));
    label ??= choice?.label;
    return choice?.taxes ?? taxes;
  });
  return label === undefined ? undefined : { title: say(title, { treatment: label }), changes };
}

/** Returns the changes of taxes. */
export function changesOf(
  lines: readonly TaxedLine[],
  change: (taxes: readonly Combo[]) => readonly Combo[],
): Change[] {
  return lines.flatMap(({ path, taxes }) => {
    const changed = change(taxes);
    return changed === taxes ||
      (changed.length === taxes.length && changed.every((combo, index) => combo === taxes[index]))
      ? []
      : [{ path, value: changed }];
  });
}

/** Returns the entries of a list, and their paths. */
export function entries(owner: unknown, list: string): { value: unknown; path: Path }[] {
  const values = partAt(owner, [list]);
  return Array.isArray(values) ? values.map((value, index) => ({ value, path: [list, index] })) : [];
}
