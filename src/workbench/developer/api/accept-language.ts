import { bestLanguage } from '../../../translations/load.ts';

/**
 * Returns the header with which requests are answered in a language. Empty if the answers are in it anyway, so that shown code stays short:
 * without the header, the service answers in English, and the browser asks for its own languages.
 */
export function headerFor(language: string, browser: readonly string[]): Readonly<Record<string, string>> {
  return language === 'en' && bestLanguage(browser) === 'en' ? {} : { 'Accept-Language': language };
}
