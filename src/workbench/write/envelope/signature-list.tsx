import { ClipboardCopy } from 'lucide-react';
import type { ReactNode } from 'react';
import { memberAt, text } from '../../engine/document/values.ts';
import { IconButton } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy.ts';
import { DATED_ENGLISH, inLanguage, say } from '../../ui/texts/say.ts';
import { ImportKey } from '../signing/import-key.tsx';
import type { KeptKey } from '../signing/key-storage.ts';
import { useKeys } from '../signing/keys.ts';
import { readSignature } from '../signing/signature.ts';
import type { Envelope } from './envelope.ts';
import { Facts, Stated } from './facts.tsx';
import * as texts from './texts.ts';
import type { Verdict } from './verification.ts';

interface SignatureListProps {
  envelope: Envelope;
  /** The findings; undefined until available. */
  verdicts: readonly Verdict[] | undefined;
  canVerify: boolean;
}

/** The decoded signatures, each with its finding, and a way to verify them with another key. */
export function SignatureList({ envelope, verdicts, canVerify }: SignatureListProps) {
  const keys = useKeys((state) => state.keys);
  const unknown = verdicts?.some(({ state }) => state === 'unknown-key');
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {envelope.signatures.map((compact, index) => (
          <SignatureCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a signature is identified by its index, because it may occur twice.
            key={index}
            compact={compact}
            head={envelope.head}
            verdict={canVerify ? verdicts?.[index] : undefined}
            checked={verdicts !== undefined && canVerify}
            keys={keys}
          />
        ))}
      </ol>
      {unknown && canVerify && <ImportKey label={say(texts.verifyWith)} />}
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

const moment = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'medium' }),
  DATED_ENGLISH,
);

function SignatureCard({ compact, head, verdict, checked, keys }: SignatureCardProps) {
  const read = readSignature(compact);
  const { header, payload } = read ?? { header: {}, payload: {} };
  const kid = String(header.kid ?? '');
  const time = (seconds: unknown) =>
    typeof seconds === 'number' ? moment().format(new Date(seconds * 1000)) : undefined;
  const copy = () => copyAndSay(compact, say(texts.signatureCopied));
  return (
    <li className="rounded-lg border border-line px-3.5 py-3">
      <div className="mb-2.5 flex items-start gap-3">
        <p className="min-w-0 flex-1">
          {read ? (
            <SignatureVerdict verdict={verdict} checked={checked} signer={keys.find((key) => key.kid === kid)?.name} />
          ) : (
            <Stated tone="bad">{say(texts.notReadable)}</Stated>
          )}
        </p>
        <IconButton Icon={ClipboardCopy} label={say(texts.copySignature)} title={say(texts.copy)} onClick={copy} />
      </div>
      {read && (
        <Facts
          facts={[
            { name: say(texts.key), value: kid, code: true },
            { name: say(texts.algorithm), value: text(header.alg) },
            { name: say(texts.signedAt), value: time(payload.iat) },
            { name: say(texts.validUntil), value: time(payload.exp) },
            { name: say(texts.signedBy), value: text(payload.iss) },
            { name: say(texts.signedFor), value: text(payload.aud) },
            { name: say(texts.scope), value: text(payload.scope) },
            { name: say(texts.title), value: <Compared found={text(payload.uuid)} expected={head.uuid} /> },
            {
              name: say(texts.digest),
              value: <Compared found={text(memberAt(payload, 'dig.val'))} expected={head.digest?.val} />,
            },
          ]}
        />
      )}
      <details className="mt-2.5">
        <summary className="w-fit rounded text-soft text-xs hover:text-ink">{say(texts.asWritten)}</summary>
        <p className="mt-1.5 break-all font-mono text-xs leading-5">{compact}</p>
      </details>
    </li>
  );
}

interface FoundProps {
  verdict: Verdict | undefined;
  checked: boolean;
  /** The name of the stored key with that identifier, if any. */
  signer: string | undefined;
}

function SignatureVerdict({ verdict, checked, signer }: FoundProps): ReactNode {
  if (!checked || !verdict)
    return <span className="text-faint">{checked ? say(texts.notVerified) : say(texts.notVerifiedYet)}</span>;
  switch (verdict.state) {
    case 'verified':
      return <Stated tone="good">{signer ? say(texts.verifiedWith, { key: signer }) : say(texts.verified)}</Stated>;
    case 'unchecked':
      return <Stated tone="bad">{say(texts.envelopeNotValid)}</Stated>;
    case 'unknown-key':
      return <Stated tone="warn">{say(texts.unknownKey, { why: verdict.description })}</Stated>;
    default:
      return <Stated tone="bad">{say(texts.notValid, { why: verdict.description })}</Stated>;
  }
}

/** A value in the signature, and whether the header has the same. */
function Compared({ found, expected }: { found: string | undefined; expected: string | undefined }) {
  if (!found) return <span className="text-bad">{say(texts.noValue)}</span>;
  return (
    <>
      <span className="break-all font-mono text-xs leading-5">{found}</span>{' '}
      {found === expected ? (
        <span className="whitespace-nowrap text-soft">{say(texts.asInHeader)}</span>
      ) : (
        <span className="whitespace-nowrap text-bad">{say(texts.notHeaders)}</span>
      )}
    </>
  );
}
