import { isObject, memberAt, text } from '../../../engine/document/values.ts';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { FaultLines } from '../fault-lines.tsx';
import { useForm } from '../form-context.ts';
import { useBuiltPart } from '../form-state.ts';
import { type TaxLaw, taxLabel } from './tax-choices.ts';
import * as texts from './texts.ts';

interface Row {
  label: string;
  figure: string;
  strong?: boolean;
}

/** Returns whether the document has totals yet. */
export function useHasTotals(): boolean {
  const totals = useBuiltPart(['totals']);
  const total = useBuiltPart(['total']);
  return isObject(totals) || text(total) !== undefined;
}

/** The document's totals, as far as they can be calculated. */
export function Totals() {
  const { writing, law } = useForm();
  const totals = useBuiltPart(['totals']);
  const total = text(useBuiltPart(['total']));
  const currency = text(useBuiltPart(['currency']));
  const sum = total === undefined ? [] : [{ label: say(texts.grandTotal), figure: total, strong: true }];
  const rows = isObject(totals) ? rowsOf(totals, law) : sum;
  return (
    <section data-landmark tabIndex={-1} aria-label={say(texts.totals)} className="rounded">
      <dl
        aria-label={say(texts.totals)}
        className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-1 tabular-nums [&_dd]:text-right"
      >
        {rows.map(({ label, figure, strong }) => (
          <div
            key={label}
            className={classes(
              'col-span-2 grid grid-cols-subgrid',
              strong && 'border-ink border-t pt-1.5 font-semibold text-base',
            )}
          >
            <dt className={strong ? '' : 'text-soft'}>{label}</dt>
            <dd>{strong ? writing.money(figure, currency) : writing.number(figure)}</dd>
          </div>
        ))}
      </dl>
      <FaultLines path=".totals" />
    </section>
  );
}

/** Returns the rows of the totals, in order of calculation. */
function rowsOf(totals: Record<string, unknown>, law: TaxLaw): Row[] {
  const { writing } = law;
  const row = (label: string, name: string, sign = ''): Row[] => {
    const figure = text(totals[name]);
    return figure === undefined ? [] : [{ label, figure: signed(figure, sign) }];
  };
  const categories = [memberAt(totals, 'taxes.categories')].flat().filter(isObject);
  const taxes = (retained: boolean) =>
    categories
      .filter((category) => (category.retained === true) === retained && category.informative !== true)
      .flatMap((category) =>
        [category.rates]
          .flat()
          .filter(isObject)
          .map((rate): Row => {
            const base = text(rate.base);
            const { key, percent } = rate;
            const tax = taxLabel(law, { cat: category.code, key, percent }, texts.withheldRate);
            const label = base ? say(texts.taxOn, { tax, base: writing.number(base) }) : tax;
            return { label, figure: signed(text(rate.amount) ?? '', retained ? '-' : '') };
          }),
      );
  const due = text(totals.due) === undefined ? 'payable' : 'due';
  const isPlain = totals.sum === totals.total;
  const name = due === 'due' ? texts.remaining : texts.payable;
  const last = row(say(name), due).map((each) => ({
    ...each,
    strong: true,
  }));
  return [
    ...(isPlain ? [] : row(say(texts.sum), 'sum')),
    ...row(say(texts.discounts), 'discount', '-'),
    ...row(say(texts.charges), 'charge'),
    ...row(say(texts.included), 'tax_included', '-'),
    ...row(say(texts.net), 'total'),
    ...taxes(false),
    ...(totals.retained_tax === undefined ? [] : row(say(texts.total), 'total_with_tax')),
    ...taxes(true),
    ...row(say(texts.rounding), 'rounding'),
    ...(due === 'due' ? [...row(say(texts.payable), 'payable'), ...row(say(texts.advance), 'advance', '-')] : []),
    ...last,
  ];
}

function signed(figure: string, sign: string): string {
  if (sign === '' || /^-?[0.]*$/.test(figure)) return figure;
  return figure.startsWith('-') ? figure.slice(1) : sign + figure;
}
