import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { bulk } from '../bulk/bulk.ts';
import { command, type MakeCommand, numberOption, withFiles } from '../command.ts';
import { fileError } from '../exit.ts';
import { isStdin, NothingGiven } from '../input.ts';
import { atHome } from '../keys.ts';
import { targetOf } from '../output.ts';
import type { Session } from '../session.ts';
import { openWhole } from '../write-file.ts';

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

/** `billwright bulk`: a filter that answers a stream of requests (chapter 09 §10). */
export const bulkCommand: MakeCommand = (session) =>
  withFiles(command('bulk', 'answer a stream of JSON requests, a line each', EXAMPLES))
    .option('-k, --key <file>', 'private key that signs where a request brings none')
    .addOption(numberOption('--jobs <n>', 'requests in work at once').default(availableParallelism()))
    .option('--ordered', 'answer in the order of the requests')
    .option('--no-final', 'leave out the response that tells the end')
    .action(async (infile: string | undefined, outfile: string | undefined, flags: Flags) => {
      const { file } = targetOf(infile, outfile, { ...session.flags, inPlace: false });
      const { key, jobs, ordered = false, final } = flags;
      const options = { keyFile: key === undefined ? undefined : atHome(key, session.io), jobs, ordered, final };
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

async function* sourceOf(infile: string | undefined, { io }: Session): AsyncGenerator<Uint8Array> {
  if (infile === undefined && io.stdin.isTTY) throw new NothingGiven();
  try {
    yield* isStdin(infile) ? io.stdin : createReadStream(infile);
  } catch (error) {
    throw fileError('open', infile ?? '-', error);
  }
}
