import type { QueryClient } from '@tanstack/react-query';
import { writeDensely } from '../document/edits.ts';
import { sharedPrefix } from '../drafts/shared-link.ts';
import { exampleQuery, examplesQuery } from '../service/service.ts';
import { countryFor, emptyDocument, openingExample } from './offer.ts';

/** Whose invoice is shown first where nobody's languages are of a country that is covered. */
const elsewhere = 'GB';

/**
 * Returns the text to begin with where no draft is kept: the document of the link by which the page was opened, else an
 * invoice of the country that the browser's languages are of, or an empty one where the service is away.
 */
export async function firstText(queries: QueryClient): Promise<string> {
  if (location.hash.startsWith(sharedPrefix)) {
    const shared = (await import('../drafts/share.ts')).sharedText(location.hash);
    if (shared !== undefined) return shared;
  }
  try {
    const examples = await queries.fetchQuery(examplesQuery);
    const countries = [...new Set(examples.map(({ country }) => country))];
    const name = openingExample(examples, countryFor(navigator.languages, countries) ?? elsewhere);
    return name === undefined
      ? emptyDocument('bill/invoice')
      : writeDensely(await queries.fetchQuery(exampleQuery(name)));
  } catch {
    return emptyDocument('bill/invoice');
  }
}
