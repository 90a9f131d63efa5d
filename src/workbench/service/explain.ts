import { ServiceError, UnreachableError } from '../../client/index.ts';
import { useBackend } from './backend.ts';

/** What went wrong with a call, and what to do about it. */
export interface Explanation {
  title: string;
  advice: string;
}

/** Puts an error of the client into words. */
export function explain(error: unknown): Explanation {
  if (error instanceof UnreachableError) {
    if (useBackend.getState().backend === 'browser') return notStarted;
    return error.reason === 'network' ? away : foreign;
  }
  if (error instanceof ServiceError) return { title: error.message, advice: adviceFor[error.key] ?? '' };
  return {
    title: 'Something went wrong in this page.',
    advice: error instanceof Error ? error.message : String(error),
  };
}

const away = {
  title: 'The service does not answer.',
  advice:
    'Your drafts are kept in this browser. See whether the service is running, then try again, or work offline: the engine in this browser then answers.',
};

const notStarted = {
  title: 'The engine in this browser did not start.',
  advice: 'Load the page again. If that does not help, let the service answer: the choice is at the top, on the right.',
};

const foreign = {
  title: 'What answers is not the service.',
  advice: 'A proxy or another program answers at its address. See whether the service is running, then try again.',
};

const adviceFor: Record<string, string> = {
  'too-large': 'Split the document, or raise the limit with which the service was started.',
  timeout: 'Try again; if it happens again, the document is too much work for the service’s limits.',
  overloaded: 'The service has too much to do. Try again in a moment.',
  internal: 'This is a defect of the service. Its log has more under this request’s id.',
};
