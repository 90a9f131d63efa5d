import { interfaceLanguage } from '../../ui/language/interface-language.ts';

/** Monaco's own texts by language. Monaco has no Dutch; Portuguese uses Brazilian. */
const sources: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('monaco-editor/nls/lang/de.js'),
  es: () => import('monaco-editor/nls/lang/es.js'),
  fr: () => import('monaco-editor/nls/lang/fr.js'),
  it: () => import('monaco-editor/nls/lang/it.js'),
  pl: () => import('monaco-editor/nls/lang/pl.js'),
  pt: () => import('monaco-editor/nls/lang/pt-br.js'),
};

/**
 * Imports a module that imports Monaco, once Monaco's texts in the page's language are loaded, because Monaco reads
 * them while its modules load. Without them, its menus are in English.
 */
export async function withEditorTexts<T>(load: () => Promise<T>): Promise<T> {
  await sources[interfaceLanguage]?.().catch(() => undefined);
  return await load();
}
