/** The page's worker: the engine and the service in this browser, and what helps while one writes. */
// First of all: it tells zod not to try whether it may compile, before any of its schemas is declared.
import '../../client/zod.ts';
import { answerCalls, type Functions } from '../../client/calls.ts';
import { bestLanguage, type TranslationPart } from '../../translations/load.ts';
import { showLanguage } from '../texts/say.ts';
import { functions } from './functions.ts';

/** The page names its language as the worker's name. */
const code = bestLanguage([self.name]);

/** Functions that read or write e-invoices, whose messages are in a part of their own. */
const WITH_FORMATS = new Set(['request', 'xmlBeside', 'saveKinds', 'saveAs', 'inspect', 'whyNoInvoice', 'openPdf']);

answerCalls(self, code === 'en' ? functions : translated(functions));

/** The same functions, which wait until the texts that they show are there. */
function translated(all: Functions): Functions {
  return Object.fromEntries(
    Object.entries(all).map(([name, run]) => {
      const parts: TranslationPart[] = [
        'assistance',
        'faults',
        ...(WITH_FORMATS.has(name) ? ['formats' as const] : []),
      ];
      const translate = async (...args: Parameters<typeof run>) => {
        await showLanguage(code, parts);
        return run(...args);
      };
      return [name, translate];
    }),
  );
}
