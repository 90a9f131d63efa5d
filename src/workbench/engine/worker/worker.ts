/** The page's worker: the engine and service in this browser, and help while typing. */
// Must be first: it tells zod not to probe for compilation before any of its schemas is declared.
import '../../../client/zod.ts';
import { bestLanguage, type TranslationPart } from '../../../translations/load.ts';
import { language, showLanguage } from '../../ui/texts/say.ts';
import { answerCalls, type Functions } from '../ports/calls.ts';
import type { Checked } from './check.ts';
import { functions } from './functions.ts';

/** The worker's name is the page's language. */
const code = bestLanguage([self.name]);

/** Functions without e-invoices, whose messages are a separate part. The first of them run while the user types. */
const WITHOUT_FORMATS = new Set([
  'addonEffect',
  'check',
  'complete',
  'explain',
  'explainAt',
  'fixes',
  'possibleFixes',
  'keys',
  'recogniseFile',
  'recognisePasted',
  'guessTable',
  'tableDocuments',
]);

/** Functions that name fields, codes and formats. */
const WITH_NAMES = new Set([
  'complete',
  'explainAt',
  'fixes',
  'possibleFixes',
  'saveKinds',
  'checkReport',
  'inboxCheck',
]);

/** Functions without messages. */
const SILENT = new Set([
  'correctionCodes',
  'folds',
  'formatXml',
  'inboxPrepare',
  'inboxRead',
  'inboxTake',
  'locate',
  'outline',
  'setHouseRules',
]);

answerCalls(self, code === 'en' ? functions : translated(functions));

/** Returns the functions, made to wait for their texts. The texts are first fetched for a function that has messages. */
function translated(all: Functions): Functions {
  return Object.fromEntries(
    Object.entries(all).map(([name, run]) => {
      const parts: TranslationPart[] = ['faults'];
      if (!WITHOUT_FORMATS.has(name)) parts.push('formats');
      if (WITH_NAMES.has(name)) parts.push('names');
      const translate = async (...args: Parameters<typeof run>) => {
        if (name === 'check' && !language.translation) {
          const checked = (await run(...args)) as Checked;
          if (isClean(checked)) return checked;
        }
        await showLanguage(code, parts);
        return run(...args);
      };
      return [name, SILENT.has(name) ? run : translate];
    }),
  );
}

/** Returns whether a check has no messages. */
function isClean({ syntax, faults, warnings }: Checked): boolean {
  return syntax.length + faults.length + warnings.length === 0;
}
