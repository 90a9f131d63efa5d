import { parseAccept } from 'hono/utils/accept';
import type { Translation } from '../../engine/text/translation.ts';
import { messagesIn } from '../../translations/messages.ts';

/**
 * Returns the translation that a request asks for by its header `Accept-Language` (RFC 9110 §12.5.4), once it is loaded. Undefined for English: for
 * `en`, `*`, unknown languages and requests without the header.
 */
export function translationFor(acceptLanguage: string | null): Promise<Translation | undefined> | undefined {
  if (!acceptLanguage) return undefined;
  const ranges = parseAccept(acceptLanguage).filter(({ q }) => q > 0);
  return messagesIn(ranges.map(({ type }) => (type === '*' ? 'en' : type)));
}
