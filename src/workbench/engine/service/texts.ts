export const server = 'This server';
export const browser = 'This browser';

export const serverAway = 'The server does not answer';
export const goOn =
  'You can go on: this browser has the same engine. Build, Replicate and Correct answer here until the server is back.';
export const tryAgain = 'Try again';
export const workOffline = 'Work offline';
export const slow = 'The server is slow.';
export const slowAdvice = 'This browser has the same engine.';
export const answerHere = 'Answer in this browser';

export const pageFailed = 'Something went wrong on this page.';
export const away = 'The server does not answer.';
export const awayAdvice =
  'Your drafts are saved in this browser. Check that it is running and try again, or work offline with the engine in this browser.';
export const notStarted = 'The engine in this browser did not start.';
export const notStartedAdvice = 'Reload the page. If that does not help, switch to the service in Settings.';
export const foreign = 'Something other than the service answered.';
export const foreignAdvice =
  'A proxy or another program is using its address. Check that the service is running, then try again.';
export const tooLarge = 'Split the document, or raise the size limit of the service.';
export const timeout = 'Try again. If it happens again, the document exceeds the limits of the service.';
export const overloaded = 'The service is busy. Try again in a moment.';
export const internal = 'This is a bug in the service. Its log has details under the id of this request.';
export const notLoaded = 'This could not be loaded yet.';
export const fetchAgain = 'Load again';
