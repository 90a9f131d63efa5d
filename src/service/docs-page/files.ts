export const SCRIPT_PATH = '/v0/docs/page.js';
export const STYLE_PATH = '/v0/docs/page.css';

export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
