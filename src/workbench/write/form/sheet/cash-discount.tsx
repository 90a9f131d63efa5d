import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { readTypedDate } from '../../../../intake/dates.ts';
import { languageOf } from '../../../../paper/languages.ts';
import { localDay } from '../../../engine/document/local-day.ts';
import { text } from '../../../engine/document/values.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { say } from '../../../ui/texts/say.ts';
import { useLabels } from '../../../ui/use-labels.ts';
import { useForm } from '../form-context.ts';
import { usePart } from '../form-state.ts';
import type { Path } from '../path.ts';
import { cashDiscountsIn, notedDiscount, withLine, withoutLine } from './cash-discount.ts';
import { lineLook } from './sheet-field.tsx';
import * as texts from './texts.ts';

/**
 * Discounts for early payment among the payment terms: in Germany in the notation of XRechnung, elsewhere as a sentence in the language
 * of the paper.
 */
export function CashDiscount({ path }: { path: Path }) {
  const { country, actions, readOnly, writing } = useForm();
  const labels = useLabels(languageOf(country));
  const terms = text(usePart(path));
  const issued = text(usePart(['issue_date'])) ?? localDay();
  const [percent, setPercent] = useState('');
  const [days, setDays] = useState('');
  const noted = notedDiscount(percent, days);
  const inWords = (percent: string, days: string) => {
    const last = readTypedDate(`+${days}`, 'ymd', issued);
    return `${labels?.cashDiscount ?? ''} ${last ? writing.day(last) : ''} · ${writing.percent(`${percent}%`)}`;
  };
  const add = () => {
    const [discount] = cashDiscountsIn(noted);
    if (!discount) return;
    const line = country === 'DE' ? discount.line : inWords(discount.percent, discount.days);
    actions.set(path, withLine(terms, line));
    setPercent('');
    setDays('');
  };
  return (
    <div className="grid gap-1.5">
      {cashDiscountsIn(terms).map(({ line, percent, days }) => (
        <p key={line} className="flex items-center gap-2">
          {inWords(percent, days)}
          {!readOnly && (
            <IconButton
              Icon={X}
              label={say(texts.removeCashDiscount, { discount: inWords(percent, days) })}
              onClick={() => actions.change([{ path, value: withoutLine(terms, line) }])}
            />
          )}
        </p>
      ))}
      {!readOnly && (
        <div className="flex flex-wrap items-end gap-2">
          <Figure label={say(texts.cashPercent)} value={percent} onChange={setPercent} />
          <Figure label={say(texts.cashDays)} value={days} onChange={setDays} />
          <Button size="small" Icon={Plus} disabled={noted === undefined || !labels} onClick={add}>
            {say(texts.addCashDiscount)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FigureProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

function Figure({ label, value, onChange }: FigureProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block px-1 text-soft text-xs">
        {label}
      </label>
      <input
        id={id}
        inputMode="decimal"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={lineLook}
      />
    </div>
  );
}
