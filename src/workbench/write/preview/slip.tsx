import { useMemo } from 'react';
import type { Slip } from '../../../paper/paper.ts';
import { modulesOf } from '../../../paper/qr.ts';

/** The payment part of a Swiss QR-bill with its receipt, black on white in any colours of the page. */
export function SlipBlock({ slip }: { slip: Slip }) {
  const { headings, account, reference, message, debtor, currency, amount } = slip;
  const payer = <Field name={debtor.length > 0 ? headings.debtor : headings.noDebtor} lines={debtor} />;
  const sums = (
    <div className="flex gap-4">
      <Field name={headings.currency} lines={[currency]} />
      <Field name={headings.amount} lines={[amount]} />
    </div>
  );
  const payee = (
    <>
      <Field name={headings.account} lines={account} />
      {reference && <Field name={headings.reference} lines={[reference]} />}
    </>
  );
  return (
    <section className="grid @max-[28rem]:grid-cols-1 grid-cols-[2fr_5fr] border-black border-t bg-white text-black">
      <div className="space-y-2 @max-[28rem]:border-0 border-black border-e p-3 text-[0.87em]">
        <h3 className="font-semibold text-[1.2em]">{headings.receipt}</h3>
        {payee}
        {payer}
        {sums}
        <p className="text-end font-semibold text-[0.87em]">{headings.acceptance}</p>
      </div>
      <div className="flex flex-wrap gap-4 p-3">
        <div className="space-y-2">
          <h3 className="font-semibold text-[1.1em]">{headings.paymentPart}</h3>
          <SwissCode payload={slip.payload} label={headings.paymentPart} />
          {sums}
        </div>
        <div className="min-w-0 flex-1 space-y-2">
          {payee}
          {message && <Field name={headings.message} lines={[message]} />}
          {payer}
        </div>
      </div>
    </section>
  );
}

function Field({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div className="wrap-anywhere whitespace-pre-line">
      <p className="font-semibold text-[0.87em]">{name}</p>
      <p>{lines.join('\n')}</p>
    </div>
  );
}

/** The code with the Swiss cross, in tenths of a millimetre of the printed one. */
function SwissCode({ payload, label }: { payload: string; label: string }) {
  const modules = useMemo(() => modulesOf(payload), [payload]);
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : [])));
  return (
    <svg viewBox="0 0 460 460" className="size-36 bg-white" role="img" aria-label={label}>
      <path d={dark.join('')} transform={`scale(${460 / modules.length})`} fill="#000" shapeRendering="crispEdges" />
      <path d="M195,195h70v70h-70z" fill="#fff" />
      <path d="M197.5,197.5h65v65h-65z" fill="#000" />
      <path d="M224,210.5h12v39h-12zM210.5,224h39v12h-39z" fill="#fff" />
    </svg>
  );
}
