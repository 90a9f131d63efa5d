import { availableParallelism } from 'node:os';
import { CommandError, fileError } from '../../files/exit.ts';
import { unpackedStream } from '../../files/gunzip.ts';
import { isStdin, NoInput } from '../../files/input.ts';
import type { Notice } from '../../files/keys.ts';
import { piecesOf } from '../../files/pieces.ts';
import { signingKeyIn } from '../../files/signing-key.ts';
import { openWhole } from '../../files/write-file.ts';
import { bulk } from '../bulk/bulk.ts';
import { command, type MakeCommand, numberOption, withFiles } from '../command.ts';
import { targetOf } from '../output.ts';
import { reportNotice } from '../report.ts';
import type { Session } from '../session.ts';

interface Flags {
  key?: string;
  jobs: number;
  ordered?: boolean;
  final: boolean;
}

const EXAMPLES = `
  $ echo '{"action":"ping","req_id":"a"}{"action":"ping"}' | billwright bulk --ordered
  {"req_id":"a","seq_id":1,"payload":{"pong":true},"error":null,"is_final":false}
  {"seq_id":2,"payload":{"pong":true},"error":null,"is_final":false}
  {"seq_id":3,"error":null,"is_final":true}
  $ billwright bulk --ordered --no-final requests.jsonl answers.jsonl`;

const NOTE =
  'A line that is not JSON, not in UTF-8 or too large is answered with an error that names the line, and the stream continues. The exit code is then 2. Faults of requests that could be read do not change it.';

/** `billwright bulk`: answers a stream of requests (chapter 09 §10). */
export const bulkCommand: MakeCommand = (session) =>
  withFiles(command('bulk', 'process a stream of JSON requests, one per line', EXAMPLES, [NOTE]))
    .option('-k, --key <file>', 'private key for sign requests without a key')
    .addOption(numberOption('--jobs <n>', 'number of requests processed at once').default(defaultJobs()))
    .option('--ordered', 'answer in the order of the requests')
    .option('--no-final', 'omit the last response, which marks the end')
    .action(async (infile: string | undefined, outfile: string | undefined, flags: Flags) => {
      const { file } = targetOf(infile, outfile, { ...session.flags, inPlace: false });
      const { jobs, ordered = false, final } = flags;
      const warn = (notice: Notice) => reportNotice(session, notice);
      const key = flags.key === undefined ? undefined : await signingKeyIn(flags.key, session.io, warn);
      const { language } = session.flags;
      const options = { key, jobs, ordered, final, language, rules: session.house?.file };
      const source = sourceOf(infile, session);
      if (file === undefined) {
        session.exitCode = await bulk(source, (line) => session.print(line), options);
        return;
      }
      const output = openWhole(file);
      try {
        session.exitCode = await bulk(source, output.write, options);
        await output.commit();
      } finally {
        output.discard();
      }
    });

/** Splitting and writing the stream keeps one processor busy. A thread more makes it slower. */
function defaultJobs(): number {
  return Math.max(1, availableParallelism() - 1);
}

async function* sourceOf(infile: string | undefined, { io }: Session): AsyncGenerator<Uint8Array> {
  if (infile === undefined && io.stdin.isTTY) throw new NoInput();
  try {
    const source = isStdin(infile) ? io.stdin : piecesOf(infile);
    yield* unpackedStream(source, infile ?? '<stdin>');
  } catch (error) {
    throw error instanceof CommandError ? error : fileError('open', infile ?? '-', error);
  }
}
