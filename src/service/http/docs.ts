/** The page that shows the description of the service to people, drawn by Scalar's reference (https://github.com/scalar/scalar). */

export const SCRIPT_PATH = '/v0/docs/scalar.js';

/** The configuration of the script: where the description is, and to fetch nothing from elsewhere. */
const configuration = {
  url: '/v0/openapi.json',
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

/** The script sets styles of its own, hence `'unsafe-inline'` for them; it talks to this service and nobody else. */
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
