import { ServiceError, UnreachableError } from '../../../client/index.ts';
import { say } from '../../ui/texts/say.ts';
import { useBackend } from './backend.ts';
import * as texts from './texts.ts';

/** The error of a call, with advice. */
export interface Explanation {
  title: string;
  advice: string;
}

/** Explains an error of the client. */
export function explain(error: unknown): Explanation {
  if (error instanceof UnreachableError) {
    const { backend, fellBack } = useBackend.getState();
    const answersHere = backend === 'browser' && !fellBack;
    const { title, advice } = answersHere ? notStarted : error.reason === 'network' ? away : foreign;
    return { title: say(title), advice: say(advice) };
  }
  if (error instanceof ServiceError) return { title: error.message, advice: say(adviceFor[error.key] ?? '') };
  return {
    title: say(texts.pageFailed),
    advice: error instanceof Error ? error.message : String(error),
  };
}

const away = { title: texts.away, advice: texts.awayAdvice };
const notStarted = { title: texts.notStarted, advice: texts.notStartedAdvice };
const foreign = { title: texts.foreign, advice: texts.foreignAdvice };

const adviceFor: Record<string, string> = {
  'too-large': texts.tooLarge,
  timeout: texts.timeout,
  overloaded: texts.overloaded,
  internal: texts.internal,
};
