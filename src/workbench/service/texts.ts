export const whoAnswers = 'Who answers';
export const server = 'This server';
export const serverHow = 'Buttons and catalogues ask the service at {address}.';
export const browser = 'This browser';
export const browserHow = 'The same engine in this page: works offline, nothing leaves it.';
export const browserShort = 'browser';
export const askAgain = 'Ask again';

export const state = 'Service: {state}';
export const serverAsked = 'The service is being asked';
export const serverSilent = 'The service does not answer';
export const serverAnswers = 'The service answers: Billwright {version}, standard {standard}';
export const browserAsked = 'The engine in this browser is being asked';
export const browserSilent = 'The engine in this browser does not answer';
export const browserAnswers = 'The engine in this browser answers: Billwright {version}, standard {standard}';
export const unknown = 'unknown';

export const fellBack =
  'You are working offline: the service does not answer. The engine in this browser answers until it does.';
export const tryAgain = 'Try again';
export const workOffline = 'Work offline';
export const workOfflineHow = 'The engine in this browser answers instead; nothing leaves this page';

export const pageFailed = 'Something went wrong in this page.';
export const away = 'The service does not answer.';
export const awayAdvice =
  'Your drafts are kept in this browser. See whether the service is running, then try again, or work offline: the engine in this browser then answers.';
export const notStarted = 'The engine in this browser did not start.';
export const notStartedAdvice =
  'Load the page again. If that does not help, let the service answer: the choice is at the top, on the right.';
export const foreign = 'What answers is not the service.';
export const foreignAdvice =
  'A proxy or another program answers at its address. See whether the service is running, then try again.';
export const tooLarge = 'Split the document, or raise the limit with which the service was started.';
export const timeout = 'Try again; if it happens again, the document is too much work for the service’s limits.';
export const overloaded = 'The service has too much to do. Try again in a moment.';
export const internal = 'This is a defect of the service. Its log has more under this request’s id.';
export const fetchAgain = 'Fetch again';
