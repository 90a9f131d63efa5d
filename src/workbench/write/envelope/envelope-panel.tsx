import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { hostIn } from '../../../paper/verification.ts';
import { words } from '../../engine/document/names.ts';
import { contentOf } from '../../engine/document/text.ts';
import { explain } from '../../engine/service/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { FaultList } from '../problems/fault-list.tsx';
import { useKeys } from '../signing/keys.ts';
import { whyNoSigning } from '../signing/secure.ts';
import { type Envelope, type EnvelopeLink, envelopeIn, type HeaderEditing } from './envelope.ts';
import { Facts, Section, Stated } from './facts.tsx';
import { SignatureList } from './signature-list.tsx';
import * as texts from './texts.ts';
import { type Verification, verificationQuery } from './verification.ts';

interface EnvelopePanelProps {
  /** The envelope's text. */
  text: string | undefined;
  /** How the header can be edited. A signed header cannot be edited. */
  editing: HeaderEditing;
  /** Shows the header for editing. */
  onEdit(): void;
}

/** An envelope's header, the check of its digest, and its signatures. */
export function EnvelopePanel({ text, editing, onEdit }: EnvelopePanelProps) {
  const envelope = useMemo(() => (text === undefined ? undefined : envelopeIn(contentOf(text))), [text]);
  if (text === undefined || !envelope) return <Message title={say(texts.none)} about={say(texts.noneAbout)} />;
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
    <section aria-label={say(texts.title)} tabIndex={0} className={look}>
      <Section title={say(texts.header)}>
        <Facts
          facts={[
            { name: say(texts.uuid), value: head.uuid, code: true },
            {
              name: say(texts.digest),
              value: head.digest && <Digest {...head.digest} verification={data} error={error} />,
            },
            ...head.others.map(({ name, value }) => ({ name: words(name), value })),
          ]}
        />
        {editing === 'form' && (
          <Button size="small" className="mt-3" onClick={onEdit}>
            {say(texts.edit)}
          </Button>
        )}
        {editing === 'not in the text' && <p className="mt-3 text-soft">{say(texts.notInText)}</p>}
      </Section>
      {data && data.faults.length > 0 && (
        <Section title={say(texts.faults)}>
          <p className="text-soft">{say(texts.faultCount, { count: data.faults.length })}</p>
          <FaultList faults={data.faults} />
        </Section>
      )}
      <Section
        title={signatures.length > 1 ? say(texts.signatures, { count: signatures.length }) : say(texts.signature)}
      >
        {away && signatures.length > 0 && <p className="mb-3 text-warn">{say(texts.notVerifiable, { why: away })}</p>}
        {signatures.length === 0 ? (
          <p className="text-soft">{say(texts.notSigned)}</p>
        ) : (
          <SignatureList envelope={envelope} verdicts={data?.verdicts} canVerify={away === undefined} />
        )}
      </Section>
      <Section title={say(texts.stamps)}>
        {head.stamps.length === 0 ? (
          <p className="text-soft">{say(texts.noStamps)}</p>
        ) : (
          <Facts
            facts={head.stamps.map(({ provider, value, foreign }) => ({
              name: provider,
              value: foreign === undefined ? value : <ForeignStamp value={value} host={foreign} />,
              code: true,
            }))}
          />
        )}
      </Section>
      {head.links.length > 0 && (
        <Section title={say(texts.links)}>
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

const look = '@container size-full overflow-auto outline-offset-[-2px]';

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
        <Words
          text={texts.digestIs}
          values={{
            algorithm: <span className="text-soft">{alg.toUpperCase()}</span>,
            found: <DigestFound verification={verification} error={error} />,
          }}
        />
      </p>
    </div>
  );
}

/** The result of checking the digest. */
function DigestFound({ verification, error }: Pick<DigestProps, 'verification' | 'error'>) {
  if (error) return <Stated tone="warn">{say(texts.notComputed, { why: explain(error).title })}</Stated>;
  if (!verification) return <span className="text-faint">{say(texts.computing)}</span>;
  return verification.digest ? (
    <Stated tone="good">{say(texts.digestMatches)}</Stated>
  ) : (
    <Stated tone="bad">{say(texts.digestDiffers)}</Stated>
  );
}

/** A link as text: no signature covers it, so anybody may have added it. */
function LinkRow({ link: { title, url, mime, description } }: { link: EnvelopeLink }) {
  const host = hostIn(url);
  return (
    <li className="min-w-0 break-words">
      <span className="font-medium">{title || url}</span> {mime && <span className="text-soft text-xs">{mime}</span>}
      {description && <p className="text-soft">{description}</p>}
      <span className="block break-all text-soft">{url}</span>
      {host !== undefined && <Foreign host={host} />}
    </li>
  );
}

function ForeignStamp({ value, host }: { value: string; host: string }) {
  return (
    <>
      <span className="block">{value}</span>
      <Foreign host={host} />
    </>
  );
}

/** The host of a link that is not an authority's. */
function Foreign({ host }: { host: string }) {
  return (
    <span className="block font-sans">
      <Stated tone="warn">{say(texts.foreignLink, { host })}</Stated>
    </span>
  );
}
