import { Link } from '@tanstack/react-router';
import { say } from '../ui/texts/say.ts';
import { Words } from '../ui/texts/words.tsx';
import { VirtualRows } from '../ui/virtual-rows.tsx';
import type { Choice } from './choices.ts';
import type { TypeName } from './schema-type.ts';
import * as texts from './texts.ts';

/** The type of a property, with a link to its definition. */
export function TypeLink({ type }: { type: TypeName }) {
  switch (type.kind) {
    case 'text':
      return <span>{type.text}</span>;
    case 'schema':
      return (
        <Link to="/schemas/$" params={{ _splat: type.path }} search={({ find }) => ({ find })} className={link}>
          {type.path}
        </Link>
      );
    case 'part':
      return (
        <a href={`#${type.name}`} className={link}>
          {type.name}
        </a>
      );
    case 'list':
      return <Words text={texts.listType} values={{ type: <TypeLink type={type.of} /> }} />;
    case 'map':
      return <Words text={texts.mapType} values={{ type: <TypeLink type={type.of} /> }} />;
  }
}

const link = 'break-all font-mono text-accent text-xs underline';

/** Longer lists are rendered while scrolling. */
const many = 60;

/** The known values, collapsed if there are many. */
export function Choices({ label, choices, open }: { label: string; choices: readonly Choice[]; open: boolean }) {
  return (
    <details open={choices.length <= 4} className="group text-xs">
      <summary className="w-fit list-none rounded text-soft hover:text-ink">
        <span aria-hidden className="mr-1 inline-block text-faint transition-transform group-open:rotate-90">
          ›
        </span>
        {say(open ? texts.valueCountOpen : texts.valueCount, { count: choices.length })}
      </summary>
      {choices.length > many ? (
        <VirtualRows label={label} count={choices.length} rowHeight={22} className="mt-1 max-h-72 overflow-auto">
          {(index) => choices[index] && <ChoiceRow choice={choices[index]} />}
        </VirtualRows>
      ) : (
        <ul className="mt-1">
          {choices.map((choice) => (
            <li key={choice.value}>
              <ChoiceRow choice={choice} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function ChoiceRow({ choice: { value, title } }: { choice: Choice }) {
  return (
    <p className="flex gap-3 py-px">
      <code className="shrink-0 font-mono text-ink">{value}</code>
      {title !== value && <span className="text-soft">{title}</span>}
    </p>
  );
}
