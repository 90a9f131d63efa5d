import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { words } from '../document/names.ts';
import { contentOf } from '../document/text.ts';
import { explain } from '../service/explain.ts';
import { useKeys } from '../signing/keys.ts';
import { whyNoSigning } from '../signing/secure.ts';
import { Button } from '../ui/button.tsx';
import { FaultList } from '../ui/fault-list.tsx';
import { Message } from '../ui/message.tsx';
import { type Envelope, type EnvelopeLink, envelopeIn, type HeaderEditing } from './envelope.ts';
import { Facts, Section, Stated } from './facts.tsx';
import { SignatureList } from './signature-list.tsx';
import { type Verification, verificationQuery } from './verification.ts';

interface EnvelopePanelProps {
  /** The envelope's. */
  text: string | undefined;
  /** How its header is edited; signed ones are not. */
  editing: HeaderEditing;
  /** Shows the header where it can be edited. */
  onEdit(): void;
}

/** An envelope's header, whether its digest is right, and its signatures. */
export function EnvelopePanel({ text, editing, onEdit }: EnvelopePanelProps) {
  const envelope = useMemo(() => (text === undefined ? undefined : envelopeIn(contentOf(text))), [text]);
  if (text === undefined || !envelope) {
    return (
      <Message title="There is no envelope">
        <p>
          An envelope holds a document with its digest and signatures. Switch Envelope on to put this document in one;
          Sign does so by itself.
        </p>
      </Message>
    );
  }
  return <Contents text={text} envelope={envelope} editing={editing} onEdit={onEdit} />;
}

interface ContentsProps extends EnvelopePanelProps {
  text: string;
  envelope: Envelope;
}

function Contents({ text, envelope, editing, onEdit }: ContentsProps) {
  const { keys, status, load } = useKeys();
  useEffect(() => void load(), [load]);
  const { head, signatures } = envelope;
  const { data, error } = useQuery({
    ...verificationQuery(text, signatures.length, keys),
    enabled: status === 'ready',
    placeholderData: (before) => before,
  });
  const away = whyNoSigning();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label="Envelope" tabIndex={0} className="@container size-full overflow-auto outline-offset-[-2px]">
      <Section title="Header">
        <Facts
          facts={[
            { name: 'UUID', value: head.uuid, code: true },
            { name: 'Digest', value: head.digest && <Digest {...head.digest} verification={data} error={error} /> },
            ...head.others.map(({ name, value }) => ({ name: words(name), value })),
          ]}
        />
        {editing === 'form' && (
          <Button size="small" className="mt-3" onClick={onEdit}>
            Edit the header
          </Button>
        )}
        {editing === 'not in the text' && (
          <p className="mt-3 text-soft">
            The text is the bare document. “Use as document” brings this header into the text, where it can be edited.
          </p>
        )}
      </Section>
      {data && data.faults.length > 0 && (
        <Section title="Faults">
          <p className="text-soft">
            The envelope has {data.faults.length === 1 ? 'a fault' : `${data.faults.length} faults`}:
          </p>
          <FaultList faults={data.faults} />
        </Section>
      )}
      <Section title={signatures.length > 1 ? `Signatures (${signatures.length})` : 'Signature'}>
        {away && signatures.length > 0 && <p className="mb-3 text-warn">The signatures cannot be verified. {away}</p>}
        {signatures.length === 0 ? (
          <p className="text-soft">The envelope is not signed. Sign does so, in this browser.</p>
        ) : (
          <SignatureList envelope={envelope} verdicts={data?.verdicts} canVerify={away === undefined} />
        )}
      </Section>
      <Section title="Stamps">
        {head.stamps.length === 0 ? (
          <p className="text-soft">None: authorities and providers add them once they have received the document.</p>
        ) : (
          <Facts facts={head.stamps.map(({ provider, value }) => ({ name: provider, value, code: true }))} />
        )}
      </Section>
      {head.links.length > 0 && (
        <Section title="Links">
          <ul className="grid gap-2">
            {head.links.map((link) => (
              <LinkRow key={`${link.title} ${link.url}`} link={link} />
            ))}
          </ul>
        </Section>
      )}
    </section>
  );
}

interface DigestProps {
  alg: string;
  val: string;
  verification: Verification | undefined;
  error: Error | null;
}

function Digest({ alg, val, verification, error }: DigestProps) {
  return (
    <div>
      <p className="break-all font-mono text-xs leading-5">{val}</p>
      <p className="mt-0.5">
        <span className="text-soft">{alg.toUpperCase()}, </span>
        {error && <Stated tone="warn">could not be computed again: {explain(error).title}</Stated>}
        {!error && verification === undefined && <span className="text-faint">being computed again …</span>}
        {verification?.digest === true && <Stated tone="good">matches the document, computed again here</Stated>}
        {verification?.digest === false && (
          <Stated tone="bad">is not that of the document: it was changed after the digest was made</Stated>
        )}
      </p>
    </div>
  );
}

/** Only addresses of the web are links. */
function LinkRow({ link: { title, url, mime, description } }: { link: EnvelopeLink }) {
  const isWeb = /^https?:\/\//.test(url ?? '');
  return (
    <li className="min-w-0 break-words">
      <span className="font-medium">{title || url}</span> {mime && <span className="text-soft text-xs">{mime}</span>}
      {description && <p className="text-soft">{description}</p>}
      {isWeb ? (
        <a href={url} target="_blank" rel="noreferrer" className="block break-all text-accent underline">
          {url}
        </a>
      ) : (
        <span className="block break-all text-soft">{url}</span>
      )}
    </li>
  );
}
