import { ClipboardCopy } from 'lucide-react';
import type { ReactNode } from 'react';
import { ImportKey } from '../signing/import-key.tsx';
import type { KeptKey } from '../signing/key-storage.ts';
import { useKeys } from '../signing/keys.ts';
import { readSignature } from '../signing/signature.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy.ts';
import { notify } from '../ui/notice.ts';
import type { Envelope } from './envelope.ts';
import { Facts, Stated } from './facts.tsx';
import type { Verdict } from './verification.ts';

interface SignatureListProps {
  envelope: Envelope;
  /** What was found; undefined until it was. */
  verdicts: readonly Verdict[] | undefined;
  canVerify: boolean;
}

/** The signatures, decoded, each with what was found of it; and a way to verify them with one more key. */
export function SignatureList({ envelope, verdicts, canVerify }: SignatureListProps) {
  const keys = useKeys((state) => state.keys);
  const unknown = verdicts?.some(({ state }) => state === 'unknown-key');
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {envelope.signatures.map((compact, index) => (
          <SignatureCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a signature is known by its index; the same one may occur twice.
            key={index}
            compact={compact}
            head={envelope.head}
            verdict={canVerify ? verdicts?.[index] : undefined}
            checked={verdicts !== undefined && canVerify}
            keys={keys}
          />
        ))}
      </ol>
      {unknown && canVerify && <ImportKey label="Verify with the public key of whoever signed" />}
    </div>
  );
}

interface SignatureCardProps {
  compact: string;
  head: Envelope['head'];
  verdict: Verdict | undefined;
  checked: boolean;
  keys: readonly KeptKey[];
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });

function SignatureCard({ compact, head, verdict, checked, keys }: SignatureCardProps) {
  const read = readSignature(compact);
  const { header, payload } = read ?? { header: {}, payload: {} };
  const kid = String(header.kid ?? '');
  const iat = typeof payload.iat === 'number' ? moment.format(new Date(payload.iat * 1000)) : undefined;
  const copy = async () => {
    const copied = await copyText(compact);
    notify(copied ? { title: 'The signature was copied' } : { title: 'This browser refuses to copy', tone: 'bad' });
  };
  return (
    <li className="rounded-lg border border-line px-3.5 py-3">
      <div className="mb-2.5 flex items-start gap-3">
        <p className="min-w-0 flex-1">
          {read ? (
            <Found verdict={verdict} checked={checked} signer={keys.find((key) => key.kid === kid)?.name} />
          ) : (
            <Stated tone="bad">This is not a signature: its parts cannot be read</Stated>
          )}
        </p>
        <Button look="bare" size="small-icon" aria-label="Copy the signature" title="Copy" onClick={copy}>
          <ClipboardCopy aria-hidden className="size-3.5" />
        </Button>
      </div>
      {read && (
        <Facts
          facts={[
            { name: 'Key', value: kid, code: true },
            { name: 'Algorithm', value: text(header.alg) },
            { name: 'Signed', value: iat },
            { name: 'By', value: text(payload.iss) },
            { name: 'For', value: text(payload.aud) },
            { name: 'Scope', value: text(payload.scope) },
            { name: 'Envelope', value: <Compared found={text(payload.uuid)} expected={head.uuid} /> },
            { name: 'Digest', value: <Compared found={digestOf(payload.dig)} expected={head.digest?.val} /> },
          ]}
        />
      )}
      <details className="mt-2.5">
        <summary className="w-fit rounded text-soft text-xs hover:text-ink">As it is written</summary>
        <p className="mt-1.5 break-all font-mono text-xs leading-5">{compact}</p>
      </details>
    </li>
  );
}

interface FoundProps {
  verdict: Verdict | undefined;
  checked: boolean;
  /** The name of the key of that identifier, where one is kept. */
  signer: string | undefined;
}

function Found({ verdict, checked, signer }: FoundProps): ReactNode {
  if (!checked || !verdict) return <span className="text-faint">{checked ? 'Not verified' : 'Not verified yet'}</span>;
  switch (verdict.state) {
    case 'verified':
      return <Stated tone="good">Verified{signer ? ` with the key ${signer}` : ''}</Stated>;
    case 'unchecked':
      return <Stated tone="bad">Not valid: the envelope is not as it should be</Stated>;
    case 'unknown-key':
      return <Stated tone="warn">Not verified. {verdict.description}</Stated>;
    default:
      return <Stated tone="bad">Not valid. {verdict.description}</Stated>;
  }
}

/** A value that the signature states, and whether the header has the same. */
function Compared({ found, expected }: { found: string | undefined; expected: string | undefined }) {
  if (!found) return <span className="text-bad">none</span>;
  return (
    <>
      <span className="break-all font-mono text-xs leading-5">{found}</span>{' '}
      {found === expected ? (
        <span className="whitespace-nowrap text-soft">as in the header</span>
      ) : (
        <span className="whitespace-nowrap text-bad">not the header’s</span>
      )}
    </>
  );
}

function digestOf(dig: unknown): string | undefined {
  return typeof dig === 'object' && dig !== null && 'val' in dig ? text(dig.val) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
