import { parseAccept } from 'hono/utils/accept';
import type { Translation } from '../../engine/text/translation.ts';
import { messagesIn } from '../../translations/messages.ts';

/**
 * Returns the translation for a request's `Accept-Language` header (RFC 9110 §12.5.4), once loaded. Undefined for English: `en`, `*`,
 * unknown languages and no header.
 */
export function translationFor(acceptLanguage: string | null): Promise<Translation | undefined> | undefined {
  if (!acceptLanguage) return undefined;
  const ranges = parseAccept(acceptLanguage).filter(({ q }) => q > 0);
  return messagesIn(ranges.map(({ type }) => (type === '*' ? 'en' : type)));
}
