import { isIban } from '../../../../engine/pay/iban.ts';
import { type NationalAccount, nationalAccount } from '../../../../engine/pay/national-accounts.ts';
import { nextNumber } from '../../../engine/document/number-in-series.ts';
import type { Entry, Kind } from '../../../state/memory/entries.ts';
import { useMemory } from '../../../state/memory/memory.ts';
import * as memoryTexts from '../../../state/memory/texts.ts';
import { say } from '../../../ui/texts/say.ts';
import { Combo } from '../combo.tsx';
import { useForm } from '../form-context.ts';
import { usePart, useStateNow } from '../form-state.ts';
import { fieldPath, type Path } from '../path.ts';
import { writeLastTime } from './last-time.ts';
import type { SheetCell } from './layouts.ts';

/** Fields with remembered choices. Choosing one writes the whole object around the field. */
const fields: readonly { kind: Kind; path: RegExp }[] = [
  { kind: 'supplier', path: /^\.supplier\.name$/ },
  { kind: 'customer', path: /^\.customer\.name$/ },
  { kind: 'item', path: /^\.lines\[\d+\]\.item\.name$/ },
  { kind: 'account', path: /^\.payment\.instructions\.credit_transfer\[\d+\]\.(?:iban|number)$/ },
  { kind: 'series', path: /^\.code$/ },
];

/** A choice offered at a field, with the values it writes. */
interface Offer {
  value: string;
  title: string;
  path: Path;
  written: unknown;
  /** The entry of an item, whose line has more. */
  item?: Entry;
}

/** Returns the remembered choices of a field; undefined for a field without any. */
export function useRemembered(path: Path): readonly Offer[] | undefined {
  const entries = useMemory((state) => state.entries);
  const at = fieldPath(path);
  const kind = fields.find((field) => field.path.test(at))?.kind;
  const series = usePart(kind === 'series' && entries.length > 0 ? ['series'] : undefined) ?? '';
  if (kind === undefined) return undefined;
  const own = entries.filter((entry) => entry.kind === kind);
  if (kind === 'series') return own.filter(({ name }) => name === series).flatMap((entry) => next(entry, path));
  const around = path.slice(0, -1);
  return own.map((entry) => {
    const offer = { value: entry.name, title: entry.name, path: around, written: entry.value };
    return kind === 'item' ? { ...offer, item: entry } : offer;
  });
}

/** Offers the number after the last one of a series. */
function next({ value }: Entry, path: Path): Offer[] {
  const number = typeof value.code === 'string' ? nextNumber(value.code) : undefined;
  if (number === undefined) return [];
  return [{ value: number, title: say(memoryTexts.nextNumber, { number }), path, written: number }];
}

interface RememberedControlProps {
  id: string;
  path: Path;
  value: string;
  offers: readonly Offer[];
  describedBy: string | undefined;
  invalid: boolean;
  extras: SheetCell['extras'];
  look: string;
  placeholder: string | undefined;
}

/**
 * An ordinary text field with remembered choices. The field stays the same when the first choice appears, so that it
 * keeps focus and cursor.
 */
export function RememberedControl(props: RememberedControlProps) {
  const { id, path, value, offers, describedBy, invalid, extras, look, placeholder } = props;
  const { actions, readOnly, country } = useForm();
  const now = useStateNow();
  /** Writes an account number where it belongs: an IBAN, also of a national number, or the number and that of its bank. */
  const leave = () => {
    actions.endStep();
    if (fields.find((field) => field.path.test(fieldPath(path)))?.kind !== 'account' || value === '') return;
    const isNumber = path.at(-1) === 'number';
    const account: NationalAccount | undefined = isIban(value) ? { iban: value } : nationalAccount(value, country);
    if (!account || (isNumber ? account.iban === undefined : account.iban === value)) return;
    const around = path.slice(0, -1);
    const { iban, number, clearing } = { number: undefined, clearing: undefined, ...account };
    const members = isNumber ? { iban, number, clearing } : iban === undefined ? { iban, number, clearing } : { iban };
    actions.change(Object.entries(members).map(([name, value]) => ({ path: [...around, name], value })));
  };
  const take = (chosen: string) => {
    const offer = offers.find((each) => each.value === chosen);
    if (!offer) {
      actions.clear(path, extras);
      return;
    }
    actions.endStep();
    actions.type(offer.path, offer.written, extras);
    if (offer.item) writeLastTime(offer.item, offer.path.slice(0, -1), now.getState().document, actions);
    actions.endStep();
  };
  return (
    <Combo
      about={{
        id,
        ...{ 'data-path': fieldPath(path) },
        'aria-invalid': invalid || undefined,
        'aria-describedby': describedBy,
        disabled: readOnly,
        ...(placeholder !== undefined && { placeholder }),
        onFocusCapture: actions.endStep,
        onBlurCapture: leave,
      }}
      value={value}
      choices={offers}
      open
      onChoose={take}
      onType={(text) => actions.type(path, text, extras)}
      className={look}
      wraps
    />
  );
}
