/** The drafts from which samples of a format are made. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Format } from '../../../formats/declare/format.ts';

/** A document to vary, and the options of its conversion. */
export interface Draft {
  readonly document: JsonObject;
  readonly options?: JsonObject;
  /** What a credit note says about the invoice that it corrects. */
  readonly preceding?: JsonObject;
}

/** The addon that most formats of the Union share. */
const CORE = 'eu-en16931-v2017';

/** A draft in `drafts.yaml`: a document, or the name of an example document. */
interface OwnDraft {
  /** The values that each format sets in the document. */
  readonly formats: Readonly<Record<string, JsonObject>>;
  readonly document?: JsonObject;
  readonly example?: string;
  readonly options?: JsonObject;
  readonly preceding?: JsonObject;
}

/** Returns the drafts for a format: its own, otherwise the example documents with its addon. */
export async function draftsOf({ key, addons }: Format): Promise<Draft[]> {
  const { default: module } = await import('./drafts.yaml');
  const { examples } = await import('../../../service/examples/index.ts');
  const documentOf = (name: string) => examples.find((each) => each.name === name)?.load();
  const own = (module as unknown as readonly OwnDraft[]).filter(({ formats }) => formats[key] !== undefined);
  if (own.length > 0) {
    return Promise.all(
      own.map(async ({ formats, document, example = '', options, preceding }) => ({
        document: { ...(document ?? (await documentOf(example))), ...formats[key] },
        ...(options && { options }),
        ...(preceding && { preceding }),
      })),
    );
  }
  const wanted = addons.filter((addon) => addon !== CORE);
  const suited = examples.filter((each) => wanted.some((addon) => each.addons.includes(addon)));
  return Promise.all(suited.map(async ({ load }) => ({ document: await load() })));
}
