#!/usr/bin/env node
/**
 * Starts Firefox for Playwright (its channel `moz-firefox`, WebDriver BiDi) and answers Playwright commands that an older Firefox, such as
 * the ESR, does not support. `FIREFOX_PATH` names the browser.
 *
 * Own code, because Playwright's patched Firefox is a separate download that not every machine may fetch.
 */
import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from './find-browser.mjs';

/** Set-up commands of Playwright that only override defaults of a page. */
const DISPENSABLE = new Set(['emulation.setMediaFeaturesOverride']);

const firefox = findFirefox();
if (!firefox) throw new Error('no Firefox is there; FIREFOX_PATH names one');
const browser = spawn(firefox, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => browser.kill(signal));
browser.on('exit', (code) => process.exit(code ?? 1));

browser.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? [];
  if (address === undefined) process.stderr.write(text);
  else listenFor(address);
});

/** The identifier of our own commands, hidden from the driver. */
const OWN = 2 ** 40;

/** Lets Firefox itself insert texts that a test fills in, like typed text. Playwright sets the value directly, which React ignores. */
const insertAsTyped = `() => {
  const insert = (text) => {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
    if (activeElement instanceof HTMLIFrameElement) return activeElement;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}`;

/** The suggested names of downloads in progress, by their addresses. @type {Map<string, string>} */
const downloads = new Map();

/**
 * Names a download, which Playwright ignores without an identifier, and gives its file the name that Playwright looks for: Firefox numbers
 * files whose name is taken.
 * @param {{ params: { url: string, download?: string, suggestedFilename?: string, filepath?: string | null } }} event
 */
function named(event) {
  const { url, suggestedFilename, filepath } = event.params;
  event.params.download ??= url;
  if (suggestedFilename) downloads.set(url, suggestedFilename);
  const name = downloads.get(url);
  if (filepath && name) renameSync(filepath, join(dirname(filepath), name));
  return JSON.stringify(event);
}

/** Announces the driver's address, and forwards its messages. @param {string} address */
function listenFor(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (driver) => {
    const session = new WebSocket(`${address}/session`, { perMessageDeflate: false, maxPayload: 2 ** 30 });
    /** @type {string[]} */
    const waiting = [];
    /** Open pages with the context of their cookies and storage. @type {Map<string, string>} */
    const pages = new Map();
    /** Pending navigation commands by number. @type {Map<number, string>} */
    const underWay = new Map();
    let prepared = false;
    session.on('open', () => {
      for (const each of waiting.splice(0)) session.send(each);
    });
    session.on('message', (data) => {
      // Firefox delays its next message until this is acknowledged, which alone would take 40 ms.
      session.pong();
      const text = String(data);
      const { id, method, params, type, message } = JSON.parse(text);
      const way = underWay.get(id);
      underWay.delete(id);
      // Navigation cancelled by the page's own is repeated, and is then the last.
      if (way !== undefined && type === 'error' && String(message).includes('NS_BINDING_ABORTED')) {
        session.send(way);
        return;
      }
      if (method === 'browsingContext.contextCreated' && !params.parent) pages.set(params.context, params.userContext);
      else if (method === 'browsingContext.contextDestroyed') pages.delete(params.context);
      if (id !== OWN) driver.send(params?.suggestedFilename || params?.filepath ? named(JSON.parse(text)) : text);
    });
    session.on('close', () => driver.close());
    driver.on('close', () => session.close());
    driver.on('message', (data) => {
      const message = JSON.parse(String(data));
      const { id, method, params } = message;
      // A tab costs half as much as a window. A page is visible next to another only in its own window.
      if (method === 'browsingContext.create' && [...pages.values()].every((each) => each === 'default'))
        params.type = 'tab';
      const text = JSON.stringify(message);
      if (method === 'browsingContext.navigate') underWay.set(id, text);
      if (DISPENSABLE.has(method)) driver.send(JSON.stringify({ id, type: 'success', result: {} }));
      else if (session.readyState === WebSocket.OPEN) session.send(text);
      else waiting.push(text);
      // Before the first page, once there is a session.
      if (method === 'browser.createUserContext' && !prepared) {
        prepared = true;
        const params = { functionDeclaration: insertAsTyped };
        session.send(JSON.stringify({ id: OWN, method: 'script.addPreloadScript', params }));
      }
    });
  });
}
