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
export const headers = 'Headers';
export const addHeader = 'Add a header';
export const headerName = 'Name of header {number}';
export const headerValue = 'Value of header {number}';
export const removeHeader = 'Remove header {number}';
export const wantsToken =
  'This service asks for a token where its operator wants one: Authorization, with Bearer and the token.';
export const badHeader =
  'This cannot be sent: a name is letters, digits and hyphens, a value is one line without accents.';
export const body = 'Body';
export const example = 'Example';
export const currentDocument = 'The current document';
export const format = 'Format';
export const requestBody = 'Request body';
export const loadingBody = 'The editor is being loaded …';
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
export const faults = 'Faults';
export const showFault = 'Shows where it is in the request';
export const copyAnswer = 'Copy the answer';
export const answerCopied = 'The answer is copied';
export const bytes = '{count} B';
export const kilobytes = '{count} kB';
export const answerHeaders = 'Headers of the answer ({count})';
export const requestHeaders = 'Headers of the request ({count})';
export const header = 'Header';
export const value = 'Value';

export const asCode = 'As code';
export const form = 'Language';
export const curl = 'cURL';
export const javascript = 'JavaScript';
export const python = 'Python';
export const php = 'PHP';
export const csharp = 'C#';
export const java = 'Java';
export const go = 'Go';
export const ruby = 'Ruby';
export const powershell = 'PowerShell';
export const client = 'Billwright’s client';
export const saveBody = 'Save {file}';
export const longBody = 'The body is long: the program reads it from {file}, which lies beside it.';
export const secretLeftOut = 'Your token is not in what is copied: put it in the place of {placeholder}.';
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

export const thisDocument = '{title} in one request';
export const thisBuilt =
  'Your program sends what it knows of the invoice. The service adds taxes, totals and codes, checks every rule, and sends the finished document back.';
export const thisReceived =
  'Your program sends the e-invoice as it came. The service checks it, and sends back what it says as a document.';
export const youSend = 'You send';
export const youGet = 'You get';
export const asking = 'The service is answering …';
export const got = 'Answered in {time}.';
export const gotTotal = 'Answered in {time}: {total} to pay.';
export const gotFaults = 'Refused in {time}: {count, plural, one {# fault} other {# faults}} to fix.';
export const tryIt = 'Change the request and send it again';
export const twins = '{count} more that add a report';
