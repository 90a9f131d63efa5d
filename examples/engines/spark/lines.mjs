/** Reads documents, one JSON line `{"key": …, "document": …}` each, and writes a line with `xml` or `faults` for each, in order. */
import { createInterface } from 'node:readline';
import { einvoice } from '../einvoice.mjs';

const textOf = (document) => (typeof document === 'string' ? document : JSON.stringify(document));
/** A document that meets a defect must not stop those behind it. */
const defect = (error) => ({ faults: [{ code: 'DEFECT', description: error.message }] });

for await (const line of createInterface({ input: process.stdin })) {
  const { document } = JSON.parse(line);
  const result = await einvoice(textOf(document)).catch(defect);
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
