import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { serviceBase, serviceHost } from '../service/address.ts';
import { useBackend } from '../service/backend.ts';
import { holdsPrivateKey } from './private-key.ts';

/** Says where a private key in a request goes. */
export function KeyWarning({ body }: { body: string }) {
  const { backend } = useBackend();
  const isThere = useMemo(() => holdsPrivateKey(body), [body]);
  if (!isThere) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-warn-wash px-3.5 py-2.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <p>
        <strong className="font-semibold">This request holds a private key.</strong>{' '}
        {backend === 'browser'
          ? 'The engine in this browser answers, so it stays in this page; but what you copy below holds it too.'
          : `It travels to the service at ${serviceHost ?? serviceBase} with it, and is in what you copy below. Anyone who has it can sign in its owner’s name: use one that is for trying only. Sign, in the workbench, signs in this browser, and no key leaves it.`}
      </p>
    </div>
  );
}
