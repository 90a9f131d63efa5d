/**
 * `npm run dev`: the workbench with hot reloading on PORT (default 8080), and the service, restarted when its sources change, on
 * SERVICE_PORT (default 8081). The workbench forwards requests for `/v0` to the service.
 *
 * Own code, because script runners (concurrently, npm-run-all2) give two commands no common default on every system.
 */
import { spawn } from 'node:child_process';

const port = process.env.PORT ?? '8080';
const servicePort = process.env.SERVICE_PORT ?? '8081';

const commands = [
  [
    ...['tsx', 'watch', '--clear-screen=false', '--import', './scripts/examples-from-source.mjs'],
    ...['src/node/serve.ts', '--host', '127.0.0.1', '--port', servicePort],
  ],
  ['vite', '--port', port, '--strictPort', '--clearScreen', 'false'],
];

const children = commands.map(([name = '', ...args]) => {
  const env = { ...process.env, SERVICE_PORT: servicePort };
  // npm puts node_modules/.bin on the path; on Windows only a shell finds the .cmd files there.
  return spawn(name, args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
});

/** Ends both when either ends. @param {number} code */
function end(code) {
  process.exitCode ??= code;
  for (const child of children) child.kill();
}

for (const child of children) child.on('exit', (code) => end(code ?? 0)).on('error', () => end(1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
