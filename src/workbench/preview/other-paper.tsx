import { words } from '../document/names.ts';
import { isObject } from '../document/values.ts';
import type { TextMessage } from './documents.ts';
import { Data } from './paper.tsx';
import { Head } from './paper-parts.tsx';

/** A message: its text, as it is written. */
export function MessagePaper({ message, title }: { message: TextMessage; title: string }) {
  return (
    <>
      <Head title={message.title ?? title} />
      <div className="whitespace-pre-line break-words text-[1.1em] leading-relaxed">
        <Data>{message.content}</Data>
      </div>
    </>
  );
}

/** A document that is usually part of others, such as a party or an item: what is in it, by name. */
export function OtherPaper({ contents, title }: { contents: Record<string, unknown>; title: string }) {
  const { $schema: _, ...members } = contents;
  return (
    <>
      <Head title={title} />
      <Members members={members} />
    </>
  );
}

function Members({ members }: { members: Record<string, unknown> }) {
  return (
    <dl className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      {Object.entries(members).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{words(name.replaceAll('_', ' ').replace(/^\$/, ''))}</dt>
          <dd className="min-w-0 break-words">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: unknown }) {
  if (isObject(value)) return <Members members={value} />;
  if (!Array.isArray(value)) return <Data>{String(value)}</Data>;
  if (!value.some(isObject)) return <Data>{value.join(', ')}</Data>;
  return (
    <ol className="grid gap-2.5">
      {value.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of a list that is only shown are known by their index.
        <li key={index}>
          <Value value={entry} />
        </li>
      ))}
    </ol>
  );
}
