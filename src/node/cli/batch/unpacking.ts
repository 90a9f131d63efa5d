import { type Message, message } from '../../../engine/text/message.ts';
import { isArchive } from '../../../intake/is-archive.ts';
import { CommandError, EXIT, errorAbout } from '../../files/exit.ts';
import { createThreadPool, TaskStopped } from '../work/thread-pool.ts';
import type { Contained, ContainerOptions } from './contained.ts';
import type { UnpackAnswer, UnpackTask } from './unpack-work.ts';

/** Unpacks containers within the time limit. */
interface Unpacking {
  /** Yields the content of a container. Throws a `CommandError` if it is unreadable or takes too long. */
  unpack(task: UnpackTask): AsyncIterable<Contained>;
  end(): Promise<void>;
}

/** The size up to which tables and e-mails take far less than a second. */
const QUICK = 128 * 1024;

/** Starts unpacking in a thread, which is replaced if a container takes longer than the limit, in seconds. */
export async function startUnpacking(
  options: Omit<ContainerOptions, 'note'>,
  note: (said: Message) => void,
  timeLimit: number,
): Promise<Unpacking> {
  const isQuick = ({ bytes }: UnpackTask) => bytes.length <= QUICK && !isArchive(bytes);
  const pool = await createThreadPool({ kind: 'unpack', ...options }, 1, { milliseconds: timeLimit * 1000, isQuick });
  async function* unpack(task: UnpackTask): AsyncGenerator<Contained> {
    const { file } = task;
    const { contained, notes, refused } = await pool.run(task).catch((error: unknown): UnpackAnswer => {
      if (!(error instanceof TaskStopped)) throw error;
      return { contained: [], notes: [], refused: errorAbout(file, whyStopped(error, timeLimit), EXIT.files) };
    });
    for (const each of notes) note(each);
    yield* contained;
    if (refused) throw new CommandError(refused.said, refused.exit, refused.file, 'input', refused.reason);
  }
  return { unpack, end: () => pool.end() };
}

/** Returns why a document or container was stopped. */
export function whyStopped({ why }: TaskStopped, seconds: number): Message {
  return why === 'memory'
    ? message('it needs more memory than a thread has; split it')
    : message('it took longer than {seconds} seconds; split it, or raise --time-limit', { seconds });
}
