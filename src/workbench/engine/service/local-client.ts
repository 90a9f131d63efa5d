import { createSingleClient } from '../../../client/index.ts';
import { interfaceLanguage } from '../../ui/language/interface-language.ts';
import { fetchThroughPort } from '../ports/through-port.ts';
import { engine } from './engine.ts';

/** The engine in this browser, whichever backend is chosen: its input never leaves the page. */
export const localClient = createSingleClient({
  base: '/v0',
  language: interfaceLanguage,
  fetch: (url, init) => fetchThroughPort(engine())(url, init),
});
