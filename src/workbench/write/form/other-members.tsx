import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

interface OtherMembersProps {
  value: Readonly<Record<string, unknown>>;
  known: readonly string[];
}

/** Members unknown to the schema: shown but not editable. */
export function OtherMembers({ value, known }: OtherMembersProps) {
  const others = Object.entries(value).filter(([name]) => name !== '$schema' && !known.includes(name));
  if (others.length === 0) return null;
  return (
    <dl aria-label={say(texts.otherMembers)} className="grid gap-1 rounded-lg bg-sunk px-3 py-2 text-xs">
      {others.map(([name, member]) => (
        <div key={name} className="flex min-w-0 gap-3">
          <dt className="shrink-0 font-mono">{name}</dt>
          <dd className="truncate font-mono text-soft">{JSON.stringify(member)}</dd>
        </div>
      ))}
      <p className="text-soft">{say(texts.otherMembersAbout)}</p>
    </dl>
  );
}
