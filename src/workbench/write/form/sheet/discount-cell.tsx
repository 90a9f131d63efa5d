import { useId } from 'react';
import { isObject, text } from '../../../engine/document/values.ts';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { useForm } from '../form-context.ts';
import { useFaultsAt } from '../form-state.ts';
import { HelpText } from '../help.tsx';
import { NumberControl } from '../number-control.tsx';
import { fieldPath, type Path } from '../path.ts';
import type { SheetCell } from './layouts.ts';
import { lineLook } from './sheet-field.tsx';
import * as texts from './texts.ts';

interface DiscountCellProps {
  line: Path;
  number: number;
  value: unknown;
  extras: SheetCell['extras'];
}

/** The first discount of a line: its percentage, otherwise its amount. */
export function DiscountCell({ line, number, value, extras: ofLine }: DiscountCellProps) {
  const { actions, readOnly, discountReason } = useForm();
  const id = useId();
  const first = Array.isArray(value) && isObject(value[0]) ? value[0] : {};
  const isAmount = first.percent === undefined && first.amount !== undefined;
  const path = [...line, 'discounts', 0, isAmount ? 'amount' : 'percent'];
  const at = fieldPath(path);
  const reason = { of: [...line, 'discounts', 0], members: discountReason ? { reason: discountReason } : {} };
  const extras = [...(ofLine ?? []), reason];
  const problems = useFaultsAt(at);
  return (
    <div data-field className="group relative min-w-0">
      <label htmlFor={id} className="sr-only">
        {say(texts.cell, { column: say(texts.discount), number })}
      </label>
      <NumberControl
        about={{
          id,
          'aria-describedby': classes(
            `${id}-help`,
            problems.length > 0 && `${fieldPath([...line, 'discounts'])}-faults`,
          ),
          'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
          disabled: readOnly,
          ...{ 'data-path': at },
        }}
        path={at}
        value={text(first[isAmount ? 'amount' : 'percent']) ?? ''}
        percent={!isAmount}
        onType={(typed) => actions.type(path, typed, extras)}
        onMoney={(typed) => {
          actions.clear(path);
          actions.type([...line, 'discounts', 0, 'amount'], typed, extras);
        }}
        onClear={() => actions.clear(path, extras)}
        className={lineLook}
      />
      <HelpText id={`${id}-help`}>{say(texts.discountHow)}</HelpText>
    </div>
  );
}
