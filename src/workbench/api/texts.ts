export const title = 'API';
export const things = 'operations';
export const search = 'Search operations';
export const introduction = 'Every operation of the service, to be tried with your document';
export const introductionAbout = 'Choose one: the document that is open in the workbench is its example.';
export const noneFound = 'No operation has that';
export const all = 'All operations';
export const notThere = 'The service has no operation {id}';
export const others = 'Others';

export const request = 'Request';
export const parameters = 'Parameters';
export const parameterAs = '{description} As {example}.';
export const body = 'Body';
export const example = 'Example';
export const currentDocument = 'The current document';
export const format = 'Format';
export const requestBody = 'Request body';
export const members = 'Members of the body';
export const required = 'required';
export const noDocument = 'No document is open in the workbench: this is an example of the service.';
export const notSigned = 'The current document is not signed: this is an example of the service.';
export const notJson = 'The current document is not JSON yet: this is an example of the service.';
export const run = 'Run';
export const abort = 'Abort';
export const missing = 'Fill in {names}: the address needs it.';

export const keyInBrowser =
  '{warning} The engine in this browser answers, so it stays in this page; but what you copy below holds it too.';
export const keyToService =
  '{warning} It travels to the service at {service} with it, and is in what you copy below. Anyone who has it can sign in its owner’s name: use one that is for trying only. Sign, in the workbench, signs in this browser, and no key leaves it.';
export const keyWarning = 'This request holds a private key.';

export const answer = 'Answer';
export const answerLabel = 'Answer, read-only';
export const answered = 'Answered {status} {text}';
export const formatting = 'The answer is being formatted …';
export const copyAnswer = 'Copy the answer';
export const answerCopied = 'The answer is copied';
export const bytes = '{count} B';
export const kilobytes = '{count} kB';
export const answerHeaders = 'Headers of the answer ({count})';
export const requestHeaders = 'Headers of the request ({count})';
export const header = 'Header';
export const value = 'Value';

export const asCode = 'As code';
export const form = 'Form of the code';
export const curl = 'cURL';
export const fetch = 'fetch';
export const client = 'Client';
export const copy = 'Copy';
export const copied = 'Copied as {form}';
export const noCall = 'The typed client has no call for this: it sends objects that are JSON.';
export const code = 'Code';

export const ok = 'OK';
export const badRequest = 'Bad Request';
export const notFound = 'Not Found';
export const methodNotAllowed = 'Method Not Allowed';
export const requestTimeout = 'Request Timeout';
export const contentTooLarge = 'Content Too Large';
export const unsupportedMediaType = 'Unsupported Media Type';
export const unprocessableContent = 'Unprocessable Content';
export const internalServerError = 'Internal Server Error';
export const serviceUnavailable = 'Service Unavailable';
