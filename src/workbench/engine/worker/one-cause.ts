import type { Fault } from '../../../engine/faults.ts';

/** The rules of a country about the form and the check digits of one tax number. */
const NUMBER = /^(GOBL-[A-Z]{2}-TAX-IDENTITY)-\d+$/;

/** The form of a key. Rules about its list say more. */
const KEY = 'GOBL-CBC-KEY-02';

/**
 * Returns faults without those that only say again that a value is wrong. The rules of a country check a tax number in order: one of a
 * wrong form has wrong check digits, too, and letters count as zeros. A unit that its list lacks is often no key, either. The standard lists
 * all of them.
 */
export function oneForEachValue(faults: readonly Fault[]): readonly Fault[] {
  const wrong = new Set<string>();
  const listed = new Set(faults.flatMap(({ code, properties }) => (code === KEY ? [] : properties)));
  return faults.flatMap((fault) => {
    const [, rules] = NUMBER.exec(fault.code ?? '') ?? [];
    if (rules === undefined && fault.code !== KEY) return [fault];
    const isNew = fault.properties.map((path) =>
      rules === undefined ? !listed.has(path) : !wrong.has(`${rules} ${path}`),
    );
    for (const path of fault.properties) wrong.add(`${rules} ${path}`);
    if (isNew.every(Boolean)) return [fault];
    const kept = <T>(paths: readonly T[]) => paths.filter((_, index) => isNew[index]);
    const { input_properties: inInput } = fault;
    const properties = kept(fault.properties);
    const rest = { ...fault, properties, ...(inInput && { input_properties: kept(inInput) }) };
    return properties.length > 0 ? [rest] : [];
  });
}
