import type { Fault } from '../../../client/index.ts';
import { engine } from '../../engine/service/engine.ts';
import type { LocatedFault } from '../../engine/worker/check.ts';

/** Locates faults that a service found in a text. */
export function locate(text: string, faults: readonly Fault[]): Promise<LocatedFault[]> {
  // Only members that can be sent to the worker.
  const sent = faults.map(({ code, description, properties, input_properties, caused_by }) => ({
    code,
    description,
    properties,
    input_properties,
    caused_by,
  }));
  return engine().call('locate', { text, faults: sent });
}
