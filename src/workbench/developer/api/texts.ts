export const title = 'API';
export const things = 'operations';
export const search = 'Search operations';
export const introduction = 'All operations of the service, ready to try with your document';
export const introductionAbout = 'Choose one. The document that is open in the workbench is used as the example.';
export const noneFound = 'No matching operation';
export const all = 'All operations';
export const notThere = 'There is no operation {id}';
export const others = 'Other';
/** The groups of operations in the service's description. */
export const groups = { Documents: 'Documents', Signing: 'Signing', Reference: 'Reference', Meta: 'Service' };

export const request = 'Request';
export const parameters = 'Parameters';
export const parameterAs = '{description} Example: {example}.';
export const headers = 'Headers';
export const addHeader = 'Add a header';
export const headerName = 'Name of header {number}';
export const headerValue = 'Value of header {number}';
export const removeHeader = 'Remove header {number}';
export const wantsToken = 'If this service requires a token, add the header Authorization with Bearer and the token.';
export const badHeader =
  'This header is not valid. A name consists of letters, digits and hyphens; a value is one line without accented letters.';
export const body = 'Body';
export const example = 'Example';
export const currentDocument = 'The current document';
export const format = 'Format';
export const requestBody = 'Request body';
export const loadingBody = 'Loading the editor…';
export const members = 'Fields of the body';
export const required = 'required';
export const noDocument = 'No document is open in the workbench, so this is an example.';
export const notSigned = 'The current document is not signed, so this is an example.';
export const notJson = 'The current document is not valid JSON, so this is an example.';
export const run = 'Run';
export const abort = 'Cancel';
export const missing = 'Fill in {names}, which the address needs.';

export const keyInBrowser =
  '{warning} The engine in this browser answers, so the key stays in this page. It is also part of the code you copy below.';
export const keyToService =
  '{warning} The key is sent to the service at {service} and is part of the code you copy below. Anyone who has it can sign in your name, so use a test key. To keep your key in this browser, use Sign in the workbench.';
export const keyWarning = 'This request contains a private key.';

export const answer = 'Answer';
export const answerLabel = 'Answer, read-only';
export const answered = 'Answered {status} {text}';
export const formatting = 'Formatting the answer…';
export const faults = 'Problems';
export const showFault = 'Show it in the request';
export const copyAnswer = 'Copy the answer';
export const answerCopied = 'Answer copied';
export const bytes = '{count} B';
export const kilobytes = '{count} kB';
export const answerHeaders = 'Response headers ({count})';
export const requestHeaders = 'Request headers ({count})';
export const header = 'Header';
export const value = 'Value';

export const asCode = 'As code';
export const form = 'Programming language';
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
export const longBody = 'The body is long. The program reads it from {file}, which must be in the same folder.';
export const secretLeftOut = 'Your token is not copied. Replace {placeholder} with it.';
export const copy = 'button\u0004Copy';
export const copied = 'Copied as {form}';
export const noCall = 'The typed client has no call for this request.';
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

export const withDocument = 'With';
export const exampleOf = 'Example: {country}';
export const openInWrite = '{title}, open in Write';
export const thisDocument = '{title} in one request';
export const thisBuilt =
  'Your program sends the facts of the invoice. The service adds taxes, totals and codes, checks every rule and returns the finished document.';
export const thisReceived =
  'Your program sends the e-invoice as it was received. The service checks it and returns it as a document.';
export const youSend = 'You send';
export const youGet = 'You get';
export const asking = 'Waiting for the service…';
export const got = 'Answered in {time}.';
export const gotTotal = 'Answered in {time}: {total} to pay.';
export const gotFaults = 'Rejected in {time}: {count, plural, one {# problem} other {# problems}} to fix.';
export const openApi = 'OpenAPI description';
export const tryIt = 'Change the request and send it again';
export const twins = '{count} more with a report';
