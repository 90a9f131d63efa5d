/**
 * The Chromium that the browser tests run in.
 *
 * `findChromium()` looks, and changes nothing; `ensureChromium()` also fetches one where none is there. Run as a
 * program it does the latter, prints the path, and exits 1 with advice where there is none to be had.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const { env, platform } = process;
const isRoot = process.getuid?.() === 0;
const isCI = Boolean(env.CI) && env.CI !== 'false';

const advice = `No Chromium was found for the browser tests, and none could be fetched. Any one of these helps:
  - install Chromium or Chrome by the means of your system (Debian, Ubuntu: apt-get install chromium);
  - run: npx playwright install --with-deps chromium
  - say where one is: CHROME_PATH=/path/to/chrome npm test
The other checks run without a browser, each by its own script: npm run test:unit, npm run lint …`;

/** Where a system keeps browsers: folders, and what to look for in each; first the one without windows, which takes less. */
const usual = {
  path: {
    folders: (env.PATH ?? '').split(delimiter),
    files: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  },
  darwin: {
    folders: ['/Applications', join(env.HOME ?? '/', 'Applications')],
    files: ['Chromium', 'Google Chrome'].map((name) => join(`${name}.app`, 'Contents', 'MacOS', name)),
  },
  win32: {
    folders: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((folder) => folder !== undefined),
    files: [join('Chromium', 'Application', 'chrome.exe'), join('Google', 'Chrome', 'Application', 'chrome.exe')],
  },
};

/** Paths worth a look, the surest first: what the user names, the PATH, the usual places, Playwright's own. */
function candidates() {
  const places =
    platform === 'win32' ? [usual.win32] : platform === 'darwin' ? [usual.path, usual.darwin] : [usual.path];
  return [
    env.CHROME_PATH ?? '',
    env.PLAYWRIGHT_CHROMIUM ?? '',
    ...places.flatMap(({ folders, files }) => files.flatMap((file) => folders.map((folder) => join(folder, file)))),
    chromium.executablePath(),
  ];
}

/** Whether the file is a browser that starts: a snap's stand-in or one without its libraries is none. @param {string} path */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  if (platform === 'win32') return true; // chrome.exe --version opens a window there
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** The path of a Chromium that starts, or undefined. */
export function findChromium() {
  for (const path of candidates()) if (starts(path)) return path;
  return undefined;
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  console.error(`> ${[command, ...args].join(' ')}`);
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  return spawnSync(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Playwright's own download; as root on Linux with the libraries it needs, which takes a package manager it knows. */
function installPlaywrights() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  const install = [cli, 'install', 'chromium'];
  const withLibraries = isRoot && platform === 'linux' && run(process.execPath, [...install, '--with-deps']);
  return withLibraries || run(process.execPath, install);
}

/** Debian's packages, the one without windows where there is such; changes the system, so only where that is expected. */
function installDebians() {
  if (platform !== 'linux' || !(isRoot || isCI)) return false;
  const [command = '', ...args] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const install = (/** @type {string} */ name) => run(command, [...args, 'install', '-y', name]);
  return run(command, [...args, 'update']) && (install('chromium-headless-shell') || install('chromium'));
}

/** The path of a Chromium that starts, fetched if need be; undefined where none is to be had. */
export function ensureChromium() {
  return (
    findChromium() ??
    (installPlaywrights() ? findChromium() : undefined) ??
    (installDebians() ? findChromium() : undefined)
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = ensureChromium();
  console.log(path ?? advice);
  process.exitCode = path ? 0 : 1;
}
