import { type Fault, ServiceError } from '../../../client/index.ts';
import { explain } from '../../engine/service/explain.ts';
import { FaultList } from './fault-list.tsx';

const none: readonly Fault[] = [];

/** Returns the faults of a service's refusal; empty if it failed for another reason. */
export function faultsOf(error: Error | null): readonly Fault[] {
  return error instanceof ServiceError ? error.faults : none;
}

/** A refused action: its faults, otherwise the reason and advice. */
export function Refusal({ title, error, faults }: { title: string; error: Error; faults: readonly Fault[] }) {
  const { title: reason, advice } = explain(error);
  return (
    <div role="alert" className="rounded-lg bg-bad-wash px-3.5 py-2.5">
      <p className="font-semibold text-bad">{title}</p>
      {faults.length > 0 ? <FaultList faults={faults} /> : <p>{`${reason} ${advice}`}</p>}
    </div>
  );
}
