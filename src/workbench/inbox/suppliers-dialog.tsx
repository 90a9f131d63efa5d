import { Trash2 } from 'lucide-react';
import { dayShown } from '../engine/document/day.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { order, say, sayList } from '../ui/texts/say.ts';
import type { Supplier } from './entry.ts';
import { forgetSupplier, forgetSuppliers, useInbox } from './inbox.ts';
import * as texts from './texts.ts';

/** What is remembered about suppliers, each of which can be forgotten. */
export function SuppliersDialog({ onClose }: { onClose(): void }) {
  const suppliers = useInbox((state) => state.suppliers);
  const { compare } = order();
  const inOrder = suppliers.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  return (
    <Dialog
      title={say(texts.suppliers)}
      description={say(texts.suppliersAbout)}
      onClose={onClose}
      footer={
        suppliers.length > 0 && (
          <Button Icon={Trash2} onClick={forgetSuppliers}>
            {say(texts.forgetAll)}
          </Button>
        )
      }
    >
      {suppliers.length === 0 && <p className="text-soft">{say(texts.noSuppliers)}</p>}
      <ul>
        {inOrder.map((supplier) => (
          <li key={supplier.key} className="flex items-start gap-3 border-line border-b py-2 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-medium">{nameOf(supplier)}</p>
              <p className="wrap-anywhere text-soft text-xs tabular-nums">{factsOf(supplier)}</p>
            </div>
            <IconButton
              Icon={Trash2}
              label={say(texts.forget, { name: nameOf(supplier) })}
              onClick={() => forgetSupplier(supplier.key)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function nameOf({ key, invoices }: Supplier): string {
  return invoices.findLast(({ name }) => name !== null)?.name ?? key;
}

/** The number of invoices, the last day and the accounts. */
function factsOf({ key, invoices }: Supplier): string {
  const days = invoices.flatMap(({ date }) => date ?? []).toSorted();
  const last = days.at(-1);
  const accounts = [...new Set(invoices.flatMap((each) => each.accounts))];
  const counted = say(texts.invoices, { count: invoices.length });
  const dated = last === undefined ? counted : `${counted}, ${say(texts.lastOn, { day: dayShown(last) })}`;
  const number = key.startsWith('NAME ') ? [] : [key];
  return [...number, dated, ...(accounts.length > 0 ? [sayList(accounts)] : [])].join(' · ');
}
