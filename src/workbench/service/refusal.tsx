import { type Fault, ServiceError } from '../../client/index.ts';
import { FaultList } from '../ui/fault-list.tsx';
import { explain } from './explain.ts';

const none: readonly Fault[] = [];

/** Returns the faults for which the service refuses something; none where it failed for another reason. */
export function faultsOf(error: Error | null): readonly Fault[] {
  return error instanceof ServiceError ? error.faults : none;
}

/** That something was not done: the faults that are in its way, else the reason and what helps. */
export function Refusal({ title, error, faults }: { title: string; error: Error; faults: readonly Fault[] }) {
  const { title: reason, advice } = explain(error);
  return (
    <div role="alert" className="rounded-lg bg-bad-wash px-3.5 py-2.5">
      <p className="font-semibold text-bad">{title}</p>
      {faults.length > 0 ? <FaultList faults={faults} /> : <p>{`${reason} ${advice}`}</p>}
    </div>
  );
}
