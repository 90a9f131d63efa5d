/** The page's worker: the engine and the service in this browser, and what helps while one writes. */
// First of all: it tells zod not to try whether it may compile, before any of its schemas is declared.
import '../../client/zod.ts';
import { answerCalls } from '../../client/calls.ts';
import { functions } from './functions.ts';

answerCalls(self, functions);
