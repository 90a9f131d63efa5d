/**
 * Writes, with generate-license-file, the licence texts of all shipped packages (`dependencies` of package.json and their own) next to both
 * builds. Fails for a package without a licence text.
 */
import { copyFileSync } from 'node:fs';
import { generateLicenseFile } from 'generate-license-file';

const file = 'dist/node/THIRD-PARTY-LICENSES.txt';
await generateLicenseFile(['package.json'], file, {
  lineEnding: 'lf',
  replace: {
    'neverpanic@0.0.5': 'scripts/neverpanic-licence.txt',
    'dompurify@3.4.15': 'node_modules/dompurify/LICENSE',
    'type-fest@5.10.0': 'node_modules/type-fest/license-mit',
    'type-fest@4.41.0': 'node_modules/make-asynchronous/node_modules/type-fest/license-mit',
  },
});
copyFileSync(file, 'dist/workbench/third-party-licenses.txt');
