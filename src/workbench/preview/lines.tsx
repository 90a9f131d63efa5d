import { type CSSProperties, memo } from 'react';
import { classes } from '../ui/classes.ts';
import { Heading } from '../ui/heading.tsx';
import { gridColumns, priceText, quantityText, taxText } from './columns.ts';
import type { Adjustment, Line, Period, TaxCombo } from './documents.ts';
import { Data, joined, keyOf, negated, Small, useWriting } from './paper.tsx';

/** Of so many lines a table is long. */
const LONG = 200;

/** Lines of a long table that are laid out and painted together, when they are in sight. */
const TOGETHER = 50;

/**
 * What is charged, line by line, with what is taken off or added to the whole. In a long table each row is laid out by itself, so that the
 * browser passes over all that is out of sight.
 */
export function LinesTable({
  lines,
  discounts,
  charges,
}: Record<'lines', Line[]> & Record<'discounts' | 'charges', Adjustment[]>) {
  const writing = useWriting();
  const { labels } = writing;
  const others = [...discounts, ...charges];
  if (lines.length + others.length === 0) return null;
  const taxed = [...lines, ...others].some(({ taxes }) => taxes && taxes.length > 0);
  const isLong = lines.length > LONG;
  const columns = isLong ? gridColumns({ lines, others, taxed }, writing) : undefined;
  const groups = isLong ? groupsOf(lines, TOGETHER) : [lines];
  return (
    <table
      className={classes(
        'w-full border-collapse tabular-nums [--gap:1rem] @max-[24rem]:text-[0.92em] @max-[24rem]:[--gap:0.5rem]',
        isLong && 'long-table',
      )}
      style={{ '--columns': columns } as CSSProperties}
    >
      <thead>
        <tr className="border-ink border-b text-faint uppercase tracking-[0.04em] *:pb-1.5 *:font-medium *:text-[0.87em]">
          <Heading name={labels.item} className="w-full text-left" />
          {[labels.quantity, labels.price, ...(taxed ? [labels.tax] : []), labels.amount].map((heading, index) => (
            <Heading key={keyOf(index, heading)} name={heading} className="pl-(--gap) text-right" />
          ))}
        </tr>
      </thead>
      {groups.map((group, index) => (
        <LineRows key={group[0]?.i ?? index} lines={group} taxed={taxed} />
      ))}
      {others.length > 0 && (
        <tbody>
          <AdjustmentRows adjustments={discounts} label={labels.discount} sign="-" taxed={taxed} />
          <AdjustmentRows adjustments={charges} label={labels.charge} sign="+" taxed={taxed} />
        </tbody>
      )}
    </table>
  );
}

function groupsOf(lines: Line[], size: number): Line[][] {
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, index) =>
    lines.slice(index * size, (index + 1) * size),
  );
}

interface LineRowsProps {
  lines: Line[];
  taxed: boolean;
}

const LineRows = memo(
  function LineRows({ lines, taxed }: LineRowsProps) {
    return (
      <tbody style={{ '--rows': lines.length } as CSSProperties}>
        {lines.map((line, index) => (
          <LineRow key={line.i ?? index} line={line} taxed={taxed} />
        ))}
      </tbody>
    );
  },
  (before, after) =>
    before.taxed === after.taxed &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, index) => line === after.lines[index]),
);

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
      <td className="whitespace-nowrap pl-(--gap) text-right">{quantityText(line, format)}</td>
      <td className="whitespace-nowrap pl-(--gap) text-right">{priceText(line, format)}</td>
      {taxed && <TaxCell taxes={line.taxes} />}
      <td className="whitespace-nowrap pl-(--gap) text-right">{line.total && format.number(line.total)}</td>
    </tr>
  );
});

interface AdjustmentsProps {
  adjustments: Adjustment[] | undefined;
  label: string;
  sign: '-' | '+';
}

function AdjustmentRows({ adjustments = [], label, sign, taxed }: AdjustmentsProps & { taxed: boolean }) {
  const { format } = useWriting();
  return adjustments.map(({ i, reason, percent, taxes, amount }, index) => (
    <tr key={i ?? index} className={rowClass}>
      <td colSpan={3} className="col-span-3">
        <Data>{joined(' · ', reason || label, percent && format.percent(percent))}</Data>
      </td>
      {taxed && <TaxCell taxes={taxes} />}
      <td className="whitespace-nowrap pl-(--gap) text-right">
        {amount && format.number(sign === '-' ? negated(amount) : amount)}
      </td>
    </tr>
  ));
}

function TaxCell({ taxes = [] }: { taxes: TaxCombo[] | undefined }) {
  const writing = useWriting();
  return (
    <td className="whitespace-nowrap pl-(--gap) text-right">
      {taxes.map((tax, index) => (
        <div key={keyOf(index, tax.cat)}>{taxText(tax, taxes.length === 1, writing)}</div>
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

function AdjustmentTexts({ adjustments = [], label, sign }: AdjustmentsProps) {
  const { format } = useWriting();
  return adjustments.map(({ reason, percent, amount = '' }, index) => {
    const figure = percent ? format.percent(percent) : format.number(amount);
    return <Small key={keyOf(index, figure)}>{`${reason || label} ${sign === '-' ? '−' : '+'}${figure}`}</Small>;
  });
}

/** Returns a period as text, from one day to another, as far as they are known. */
export function periodText(period: Period | undefined, date: (text: string) => string): string {
  return joined(' – ', period?.start && date(period.start), period?.end && date(period.end));
}
