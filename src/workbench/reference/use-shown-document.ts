import { useQuery } from '@tanstack/react-query';
import { isoCode } from '../../engine/country/iso-code.ts';
import { type Description, describe } from '../engine/document/description.ts';
import { writeDensely } from '../engine/document/write.ts';
import { exampleQuery, examplesQuery } from '../engine/service/service.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { countryFor, openingExample } from '../state/examples/opening-example.ts';
import { homeLanguages } from '../ui/page/home-country.ts';

/** The document for which addons are shown. */
interface ShownDocument {
  /** The open draft; undefined for the example. */
  draft: Draft | undefined;
  /** Empty until it is known. */
  text: string;
  description: Description;
  /** The ISO code of the document's country, otherwise of the user's. */
  country: string | undefined;
}

/** Returns the open document; without one, the example of the user's country. */
export function useShownDocument(): ShownDocument {
  const draft = useActiveDraft();
  const own = describe(draft?.text ?? '');
  const { data: examples = [] } = useQuery({ ...examplesQuery, enabled: own.country === undefined });
  const name = openingExample(examples, homeLanguages()) ?? '';
  const { data: example } = useQuery({ ...exampleQuery(name), enabled: draft === undefined && name !== '' });
  const text = draft?.text ?? (example === undefined ? '' : writeDensely(example));
  const description = describe(text);
  const countries = examples.map(({ country }) => country);
  const country = description.country ?? countryFor(homeLanguages(), countries);
  return { draft, text, description, country: country && isoCode(country) };
}
