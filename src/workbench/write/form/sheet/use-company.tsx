import { memberAt, text as textIn } from '../../../engine/document/values.ts';
import { Button } from '../../../ui/button.tsx';
import { say } from '../../../ui/texts/say.ts';
import { useOwnCompany } from './own-company.ts';
import * as texts from './texts.ts';

/** Offers the user's company for a document without a supplier. */
export function UseCompany() {
  const own = useOwnCompany();
  if (!own) return null;
  const facts = ['supplier.name', 'supplier.tax_id.code', 'payment.instructions.credit_transfer[0].iban']
    .map((path) => textIn(memberAt(own.begun, path)))
    .filter(Boolean);
  return (
    <div className="mb-2 flex items-center gap-3 rounded-lg border border-edge border-dashed px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{say(texts.useMyCompany)}</p>
        <p className="wrap-anywhere text-soft text-xs">{facts.join(', ')}</p>
      </div>
      <Button aria-label={say(texts.useMyCompany)} onClick={own.use}>
        {say(texts.useIt)}
      </Button>
    </div>
  );
}
