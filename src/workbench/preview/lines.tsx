import { memo } from 'react';
import type { Adjustment, Line, Period, TaxCombo } from './documents.ts';
import { Data, joined, keyOf, useWriting } from './paper.tsx';

/** What is charged, line by line, with what is taken off or added to the whole. */
export function LinesTable({
  lines,
  discounts,
  charges,
}: Record<'lines', Line[]> & Record<'discounts' | 'charges', Adjustment[]>) {
  const { labels } = useWriting();
  if (lines.length + discounts.length + charges.length === 0) return null;
  const taxed = [...lines, ...discounts, ...charges].some(({ taxes }) => taxes && taxes.length > 0);
  return (
    <table className="w-full border-collapse tabular-nums">
      <thead>
        <tr className="border-ink border-b text-[0.87em] text-faint uppercase tracking-[0.04em] *:pb-1.5 *:font-medium">
          <th scope="col" className="w-full text-left">
            {labels.item}
          </th>
          <th scope="col" className="pl-4 text-right">
            {labels.quantity}
          </th>
          <th scope="col" className="pl-4 text-right">
            {labels.price}
          </th>
          {taxed && (
            <th scope="col" className="pl-4 text-right">
              {labels.tax}
            </th>
          )}
          <th scope="col" className="pl-4 text-right">
            {labels.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <LineRow key={line.i ?? index} line={line} taxed={taxed} />
        ))}
        {discounts.map((discount, index) => (
          <AdjustmentRow
            key={discount.i ?? index}
            adjustment={discount}
            label={labels.discount}
            sign="-"
            taxed={taxed}
          />
        ))}
        {charges.map((charge, index) => (
          <AdjustmentRow key={charge.i ?? index} adjustment={charge} label={labels.charge} sign="" taxed={taxed} />
        ))}
      </tbody>
    </table>
  );
}

const rowClass = 'border-(--paper-line) border-b align-top *:py-2';

/** Drawn anew only when its line changes: there may be thousands. */
const LineRow = memo(function LineRow({ line, taxed }: { line: Line; taxed: boolean }) {
  const { labels, format } = useWriting();
  const { item = {} } = line;
  return (
    <tr className={rowClass}>
      <td className="min-w-0 break-words">
        <Data>{item.name}</Data>
        <Small>{item.ref}</Small>
        <Small>{item.description}</Small>
        <Small>{periodText(line.period, format.date)}</Small>
        <SubLines lines={line.breakdown} />
        <SubLines lines={line.substituted} label={labels.replaces} />
        <AdjustmentTexts adjustments={line.discounts} label={labels.discount} sign="-" />
        <AdjustmentTexts adjustments={line.charges} label={labels.charge} sign="+" />
        {line.notes?.map(({ text }, index) => (
          <Small key={keyOf(index, text)}>{text}</Small>
        ))}
      </td>
      <td className="whitespace-nowrap pl-4 text-right">
        {line.quantity && format.number(line.quantity)} {item.unit}
      </td>
      <td className="whitespace-nowrap pl-4 text-right">
        {item.price && (item.currency ? format.money(item.price, item.currency) : format.number(item.price))}
      </td>
      {taxed && <TaxCell taxes={line.taxes} />}
      <td className="whitespace-nowrap pl-4 text-right">{line.total && format.number(line.total)}</td>
    </tr>
  );
});

interface AdjustmentProps {
  adjustment: Adjustment;
  label: string;
  sign: '-' | '';
  taxed: boolean;
}

function AdjustmentRow({ adjustment: { reason, percent, taxes, amount }, label, sign, taxed }: AdjustmentProps) {
  const { format } = useWriting();
  return (
    <tr className={rowClass}>
      <td colSpan={3}>
        <Data>{joined(' · ', reason || label, percent && format.percent(percent))}</Data>
      </td>
      {taxed && <TaxCell taxes={taxes} />}
      <td className="whitespace-nowrap pl-4 text-right">{amount && format.number(signed(sign, amount))}</td>
    </tr>
  );
}

/** A combo a row: `21 %`, or why none; the tax is named where it is not alone. */
function TaxCell({ taxes = [] }: { taxes: TaxCombo[] | undefined }) {
  const { labels, format } = useWriting();
  return (
    <td className="whitespace-nowrap pl-4 text-right">
      {taxes.map(({ cat = '', key, percent, surcharge }, index) => (
        <div key={keyOf(index, cat)}>
          {joined(
            ' ',
            taxes.length > 1 ? (labels.taxes[cat] ?? cat) : undefined,
            percent ? format.percent(percent) : (labels.taxKeys[key ?? ''] ?? key),
            surcharge && `+ ${format.percent(surcharge)}`,
          )}
        </div>
      ))}
    </td>
  );
}

function SubLines({ lines = [], label }: { lines: Line[] | undefined; label?: string }) {
  const { format } = useWriting();
  return lines.map(({ i, item = {}, quantity, total }, index) => (
    <Small key={i ?? index}>
      {joined(
        ' ',
        label && `${label}:`,
        quantity && `${format.number(quantity)} ×`,
        item.name,
        total && `(${format.number(total)})`,
      )}
    </Small>
  ));
}

function AdjustmentTexts({
  adjustments = [],
  label,
  sign,
}: {
  adjustments: Adjustment[] | undefined;
  label: string;
  sign: '-' | '+';
}) {
  const { format } = useWriting();
  return adjustments.map(({ reason, percent, amount = '' }, index) => {
    const figure = percent ? format.percent(percent) : format.number(amount);
    return <Small key={keyOf(index, figure)}>{`${reason || label} ${sign === '-' ? '−' : '+'}${figure}`}</Small>;
  });
}

function Small({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div className="text-[0.93em] text-soft">
      <Data>{children}</Data>
    </div>
  );
}

/** From one day to another, as far as they are known. */
export function periodText(period: Period | undefined, date: (text: string) => string): string {
  return joined(' – ', period?.start && date(period.start), period?.end && date(period.end));
}

function signed(sign: '-' | '', amount: string): string {
  if (sign === '') return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
