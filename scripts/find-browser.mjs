/**
 * Finds the Chromium and Firefox for the browser tests.
 *
 * `findChromium()` only searches; `ensureChromium()` also installs one if none is found, `ensureFirefox()` only in CI. As a program it
 * ensures a Chromium, prints its path, and exits 1 with advice if that fails.
 *
 * Own code, because Playwright finds only its own downloads and the stable channels of Chrome and Edge, not the Chromium and Firefox of
 * Linux distributions.
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

/**
 * Where to find a browser: environment variables that name it, its names on the PATH, and its places on macOS and Windows.
 * @typedef {{ named: (string | undefined)[], path: string[], darwin: string[], win32: string[] }} Names
 */

/** @type {Names} On the PATH, the headless one comes first because it needs fewer resources. */
const chromiumNames = {
  named: [env.CHROME_PATH, env.PLAYWRIGHT_CHROMIUM],
  path: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  darwin: ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'],
};

/** @type {Names} */
const firefoxNames = {
  named: [env.FIREFOX_PATH],
  path: ['firefox-esr', 'firefox'],
  darwin: ['Firefox.app/Contents/MacOS/firefox'],
  win32: ['Mozilla Firefox/firefox.exe'],
};

/** Returns the possible paths, most likely first: the user's, the PATH, the usual places. @param {Names} names */
function candidates({ named, path, darwin, win32 }) {
  const onPath = { folders: (env.PATH ?? '').split(delimiter), files: path };
  const applications = {
    folders: ['/Applications', join(env.HOME ?? '/', 'Applications')],
    files: darwin,
  };
  const programs = {
    folders: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((folder) => folder !== undefined),
    files: win32,
  };
  const places = platform === 'win32' ? [programs] : platform === 'darwin' ? [onPath, applications] : [onPath];
  return [
    ...named.map((file) => file ?? ''),
    ...places.flatMap(({ folders, files }) => files.flatMap((file) => folders.map((folder) => join(folder, file)))),
  ];
}

/** Returns whether a file is a browser that starts, unlike a snap placeholder or one without its libraries. @param {string} path */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  if (platform === 'win32') return true; // There, `chrome.exe --version` opens a window.
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** Returns the path of a working Chromium, or undefined; Playwright's own is the last. */
export function findChromium() {
  return [...candidates(chromiumNames), chromium.executablePath()].find(starts);
}

/** Returns the path of a working Firefox, or undefined. */
export function findFirefox() {
  return candidates(firefoxNames).find(starts);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  console.error(`> ${[command, ...args].join(' ')}`);
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  return spawnSync(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Downloads Playwright's browser; as root on Linux also its libraries, if the package manager is supported. */
function installPlaywrights() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  const install = [cli, 'install', 'chromium'];
  const withLibraries = isRoot && platform === 'linux' && run(process.execPath, [...install, '--with-deps']);
  return withLibraries || run(process.execPath, install);
}

/** Installs the first available Debian package. It changes the system, so only where expected. @param {string[]} names */
function installDebians(names) {
  if (platform !== 'linux' || !(isRoot || isCI)) return false;
  const [command = '', ...args] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const install = (/** @type {string} */ name) => run(command, [...args, 'install', '-y', name]);
  return run(command, [...args, 'update']) && names.some(install);
}

/** Returns the path of a working Chromium, downloading it if necessary; undefined if unavailable. */
export function ensureChromium() {
  return (
    findChromium() ??
    (installPlaywrights() ? findChromium() : undefined) ??
    (installDebians(['chromium-headless-shell', 'chromium']) ? findChromium() : undefined)
  );
}

/** Returns the path of a working Firefox, downloading it if necessary in CI; undefined if unavailable. */
export function ensureFirefox() {
  return findFirefox() ?? (isCI && installDebians(['firefox-esr']) ? findFirefox() : undefined);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = ensureChromium();
  console.log(path ?? advice);
  process.exitCode = path ? 0 : 1;
}
