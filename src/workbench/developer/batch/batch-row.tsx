import { CircleCheck, CircleHelp, CircleX, FileX, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classes } from '../../ui/classes.ts';
import { milliseconds } from '../../ui/milliseconds.ts';
import { say } from '../../ui/texts/say.ts';
import type { Row, Status } from './row.ts';
import * as texts from './texts.ts';

const looks: Record<Status, { name: string; Icon: LucideIcon; look: string }> = {
  good: { name: texts.good, Icon: CircleCheck, look: 'text-good' },
  unjudged: { name: texts.unjudged, Icon: CircleHelp, look: 'text-soft' },
  faulty: { name: texts.faulty, Icon: CircleX, look: 'text-bad' },
  unreadable: { name: texts.unreadable, Icon: FileX, look: 'text-bad' },
};

/** Maximum number of faults shown in a row; opening the document shows the rest. */
const FAULTS_SHOWN = 3;

interface BatchRowProps {
  row: Row;
  /** There is room for all columns; otherwise kind and faults are below the file. */
  wide: boolean;
  /** The row that Tab leads to. */
  isCurrent: boolean;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onOpen(): void;
}

/** The cells of a result. */
export function BatchRow({ row, wide, isCurrent, onFocus, onKeyDown, onOpen }: BatchRowProps) {
  const { name, kind, status, time } = row;
  const { name: label, Icon, look } = looks[status];
  return (
    <>
      <td className="py-2 pl-4">
        <span className={classes('flex items-center gap-1.5 text-xs leading-5', look)}>
          <Icon aria-hidden className="size-3.5 shrink-0 max-md:size-4" />
          <span className="max-md:sr-only">{say(label)}</span>
        </span>
      </td>
      <td className="py-2 pr-3">
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onClick={onOpen}
          title={say(texts.open)}
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
        {time === undefined ? '' : milliseconds(time)}
      </td>
    </>
  );
}

function Faults({ row: { faults, warnings } }: { row: Row }) {
  if (faults.length === 0 && warnings > 0) {
    return <span className="text-warn text-xs leading-5">{say(texts.warnings, { count: warnings })}</span>;
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
        <span className="block text-soft text-xs">
          {say(texts.moreFaults, { count: faults.length - FAULTS_SHOWN })}
        </span>
      )}
    </>
  );
}
