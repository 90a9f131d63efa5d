import { CircleCheck, CircleX, FileX, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classes } from '../ui/classes.ts';
import type { Row, Status } from './row.ts';

const looks: Record<Status, { name: string; Icon: LucideIcon; look: string }> = {
  good: { name: 'Good', Icon: CircleCheck, look: 'text-good' },
  faulty: { name: 'Faulty', Icon: CircleX, look: 'text-bad' },
  unreadable: { name: 'Unreadable', Icon: FileX, look: 'text-bad' },
};

/** Faults that a row shows; a document that has more shows them once it is opened. */
const FAULTS_SHOWN = 3;

interface BatchRowProps {
  row: Row;
  /** There is room for all columns; else kind and faults are below the file. */
  wide: boolean;
  /** It is the one that Tab leads to. */
  isCurrent: boolean;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onOpen(): void;
}

/** The cells of one result. */
export function BatchRow({ row, wide, isCurrent, onFocus, onKeyDown, onOpen }: BatchRowProps) {
  const { name, kind, status, time } = row;
  const { name: said, Icon, look } = looks[status];
  return (
    <>
      <td className="py-2 pl-4">
        <span className={classes('flex items-center gap-1.5 text-xs leading-5', look)}>
          <Icon aria-hidden className="size-3.5 shrink-0 max-md:size-4" />
          <span className="max-md:sr-only">{said}</span>
        </span>
      </td>
      <td className="py-2 pr-3">
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onClick={onOpen}
          title="Open as a new draft"
          className="max-w-full break-all text-left font-medium hover:text-accent hover:underline"
        >
          {name}
        </button>
        {!wide && <span className="block text-soft text-xs">{kind}</span>}
        {!wide && <Faults row={row} />}
      </td>
      {wide && <td className="py-2 pr-3 text-soft">{kind}</td>}
      {wide && (
        <td className="py-2 pr-3">
          <Faults row={row} />
        </td>
      )}
      <td className="py-2 pr-4 text-right text-soft text-xs tabular-nums leading-5">
        {time === undefined ? '' : `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`}
      </td>
    </>
  );
}

function Faults({ row: { faults, warnings } }: { row: Row }) {
  if (faults.length === 0 && warnings > 0) {
    return <span className="text-warn text-xs leading-5">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</span>;
  }
  return (
    <>
      {faults.slice(0, FAULTS_SHOWN).map(({ code, properties, description }) => (
        <span key={`${code} ${properties.join()} ${description}`} className="wrap-anywhere block">
          {code && <span className="mr-2 whitespace-nowrap font-mono text-soft text-xs">{code}</span>}
          {description}
        </span>
      ))}
      {faults.length > FAULTS_SHOWN && (
        <span className="block text-soft text-xs">and {faults.length - FAULTS_SHOWN} more</span>
      )}
    </>
  );
}
