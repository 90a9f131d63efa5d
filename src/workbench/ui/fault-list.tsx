import type { Fault } from '../../client/index.ts';
import { sayList } from '../texts/say.ts';

/** Faults as short lines, each with its location. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {faults.map(({ code, properties, description }) => (
        <li key={`${code} ${properties.join()} ${description}`}>
          {description} <span className="font-mono text-soft text-xs">{sayList(properties)}</span>
        </li>
      ))}
    </ul>
  );
}
