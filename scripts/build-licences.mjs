/**
 * Writes, with generate-license-file, the licence texts of all shipped packages (`dependencies` of package.json and their own) next to the
 * builds. Fails for a package without a licence text.
 */
import { copyFileSync, existsSync } from 'node:fs';
import { generateLicenseFile } from 'generate-license-file';

const file = 'dist/workbench/third-party-licenses.txt';
await generateLicenseFile(['package.json'], file, {
  lineEnding: 'lf',
  replace: {
    'dompurify@3.4.15': 'node_modules/dompurify/LICENSE',
  },
});
if (existsSync('dist/node')) copyFileSync(file, 'dist/node/THIRD-PARTY-LICENSES.txt');
