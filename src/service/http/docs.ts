/** The page that shows the description of the service, rendered by Scalar's API reference (https://github.com/scalar/scalar). */

export const SCRIPT_PATH = '/v0/docs/scalar.js';
export const DESCRIPTION_PATH = '/v0/docs/openapi.json';

/** The script's configuration: the address of the description, and no external requests. */
const configuration = {
  url: DESCRIPTION_PATH,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
  agent: { disabled: true },
  mcp: { disabled: true },
  metaData: { title: 'Billwright API' },
};

export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Billwright API</title>
<link rel="icon" href="data:,">
</head>
<body>
<noscript>This page takes JavaScript. The description itself is at <a href="/v0/openapi.json">/v0/openapi.json</a>.</noscript>
<script id="api-reference" type="application/json" data-configuration="${escaped(JSON.stringify(configuration))}"></script>
<script src="${SCRIPT_PATH}"></script>
</body>
</html>
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The script sets inline styles, hence `'unsafe-inline'`. It may connect to this service only. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
