/** Repairs the file as a whole: base64 around it, its encoding, its namespaces, and parts that its authority rejects. */

import { isSchemaFault } from '../list/facts.ts';
import { parseXml } from '../list/parse-xml.ts';
import type { BareChange, FileChange } from './change.ts';
import { encodedAs, plainFile, readable } from './file.ts';
import { namespaceEdits } from './namespaces.ts';
import { edited } from './source.ts';
import { type Work, weight } from './work.ts';

/** Makes a file readable: base64 around it, its encoding. */
export async function makeReadable(work: Work): Promise<void> {
  const repaired = readable(work.given);
  if (repaired === undefined || repaired.done.length === 0) return;
  const state = await work.checked(repaired.bytes);
  const text = parseXml(repaired.bytes);
  if (state.read === undefined && !text.ok) return;
  work.take(
    state,
    repaired.done.map((file) => ofFile(file, 'BW-XML-SYNTAX')),
  );
}

export async function repairNamespaces(work: Work): Promise<void> {
  const { read, faults, bytes } = work.state;
  const isForeign = faults.some(
    ({ code, xpaths }) =>
      code === 'BW-XML-SYNTAX' || code === 'BW-FPA-VERSION' || xpaths.some((path) => path.includes('{')),
  );
  const mayBe =
    read === undefined || isForeign || faults.some(({ code }) => isSchemaFault(code) || code.startsWith('KSEF-FILE'));
  if (!mayBe) return;
  const text = new TextDecoder().decode(bytes);
  const edits = namespaceEdits(text);
  if (edits.length === 0) return;
  const state = await work.checked(encodedAs(edited(text, edits), bytes));
  if (state.read === undefined) return;
  if (read !== undefined && weight(state.faults) >= weight(faults)) return;
  const rule = faults[0]?.code ?? 'BW-XML-ROOT';
  work.take(
    state,
    edits.map(({ from, to, text: own }) => ({
      xpath: `/${state.read?.root.localName}`,
      from: text.slice(from, to),
      to: own,
      rule,
      what: 'namespace' as const,
    })),
  );
}

/** Makes the plain file that an authority requires. */
export async function makePlain(work: Work): Promise<void> {
  const { read, faults, bytes } = work.state;
  const asked = faults.filter(({ code }) => code.startsWith('KSEF-FILE-'));
  if (read === undefined || asked.length === 0) return;
  const repaired = plainFile(bytes);
  if (repaired === undefined || repaired.done.length === 0) return;
  const state = await work.checked(repaired.bytes);
  if (weight(state.faults) >= weight(faults)) return;
  work.take(
    state,
    repaired.done.map((file) => ofFile(file, asked[0]?.code ?? '')),
  );
}

function ofFile(what: FileChange, rule: string): BareChange {
  return { xpath: '/', from: undefined, to: undefined, rule, what };
}
