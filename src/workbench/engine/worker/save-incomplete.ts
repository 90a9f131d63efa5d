import { build } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { drawRead } from '../../../formats/hybrid/draw.ts';
import { objectIn, system } from './check.ts';

/** Returns the pages of a document with faults as a PDF, marked as incomplete; undefined if nothing of it can be calculated. */
export async function saveIncomplete(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const value = objectIn(text);
  if (value === undefined) return undefined;
  await load(value);
  const outcome = build(value, {}, system);
  const document = outcome.ok ? outcome.result : outcome.document;
  const drawn = document && (await drawRead(document as JsonObject, { isIncomplete: true }, system));
  return drawn?.ok ? drawn.result.bytes : undefined;
}
