import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { serviceBase, serviceHost } from '../../engine/service/address.ts';
import { useBackend } from '../../engine/service/backend.ts';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { holdsPrivateKey } from './private-key.ts';
import * as texts from './texts.ts';

/** Warns where a private key in a request is sent. */
export function KeyWarning({ body }: { body: string }) {
  const { backend } = useBackend();
  const isThere = useMemo(() => holdsPrivateKey(body), [body]);
  if (!isThere) return null;
  const warning = <strong className="font-semibold">{say(texts.keyWarning)}</strong>;
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-warn-wash px-3.5 py-2.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <p>
        {backend === 'browser' ? (
          <Words text={texts.keyInBrowser} values={{ warning }} />
        ) : (
          <Words text={texts.keyToService} values={{ warning, service: serviceHost ?? serviceBase }} />
        )}
      </p>
    </div>
  );
}
