/** The page's worker: the engine and service in this browser, and help while typing. */
// Must be first: it tells zod not to probe for compilation before any of its schemas is declared.
import '../../client/zod.ts';
import { answerCalls, type Functions } from '../../client/calls.ts';
import { bestLanguage, type TranslationPart } from '../../translations/load.ts';
import { showLanguage } from '../texts/say.ts';
import { functions } from './functions.ts';

/** The worker's name is the page's language. */
const code = bestLanguage([self.name]);

/** Functions that read or write e-invoices, whose messages are a separate part. */
const WITH_FORMATS = new Set(['request', 'xmlSideBySide', 'saveKinds', 'saveAs', 'inspect', 'whyNoInvoice', 'openPdf']);

answerCalls(self, code === 'en' ? functions : translated(functions));

/** Returns the functions, made to wait for their texts. */
function translated(all: Functions): Functions {
  return Object.fromEntries(
    Object.entries(all).map(([name, run]) => {
      const parts: TranslationPart[] = WITH_FORMATS.has(name) ? ['faults', 'formats'] : ['faults'];
      const translate = async (...args: Parameters<typeof run>) => {
        await showLanguage(code, parts);
        return run(...args);
      };
      return [name, translate];
    }),
  );
}
