/** Extensions: first of the document's addons, then of its regime, then of common catalogues. */
import { catalogues } from '../../../../engine/catalogues/index.ts';
import type { Step } from '../../../../engine/model/path.ts';
import { registry } from '../../../../engine/registry.ts';
import type { Definition } from '../../../../engine/tax/definitions.ts';
import { type DocumentContext, type Offer, offerOf } from './document-context.ts';
import { suggestedExtensions } from './tax-offers.ts';

/** Returns the possible keys of `ext`, those for the current tax first. */
export async function extensionKeys(context: DocumentContext, path: readonly Step[]): Promise<Offer[]> {
  const known = [...ownExtensions(context), ...(await catalogueExtensions())];
  const suggested = suggestedExtensions(context, path);
  const offers = known.flatMap((each) => (each.key === undefined ? [] : [offerOf(each.key, each, context.language)]));
  return offers.sort((a, b) => Number(suggested.includes(b.value)) - Number(suggested.includes(a.value)));
}

/** Returns the definition of an extension key, wherever it is defined. */
export async function extensionOf(key: string, context: DocumentContext): Promise<Definition | undefined> {
  const own = ownExtensions(context).find((each) => each.key === key) ?? registry.extension(key);
  return own ?? (await catalogueExtensions(key)).find((each) => each.key === key);
}

/** Returns the extensions defined by the document's addons and regime. */
export function ownExtensions({ addons, regime }: DocumentContext): Definition[] {
  return [...addons.flatMap(({ definition }) => definition.extensions ?? []), ...(regime?.definition.extensions ?? [])];
}

async function catalogueExtensions(key?: string): Promise<Definition[]> {
  const wanted = catalogues.filter(({ extensions }) => key === undefined || extensions.includes(key));
  const loaded = await Promise.all(wanted.map((each) => each.load()));
  return loaded.flatMap(({ extensions }) => extensions);
}
