import { detailed, firstOf, message } from '../../../engine/text/message.ts';
import { readTokens, type Token } from '../../../service/auth/tokens.ts';
import { CommandError, EXIT } from '../../files/exit.ts';
import { readTextFile } from '../../files/input.ts';
import { stampOf, watchReplaced } from '../../files/replaced.ts';
import type { Log } from '../log/log.ts';

/** Reads the tokens in a file. Throws `CommandError` for a missing file, or for bad lines, the first as `file:line`. */
export function tokensIn(file: string): readonly Token[] {
  const { tokens, problems } = readTokens(readTextFile(file).text);
  const [first, ...others] = problems;
  if (!first) return tokens;
  const more = others.map(({ line, problem }) => detailed(message('line {line}', { line }), problem));
  const said = message('{file}:{line}', { file, line: first.line });
  throw new CommandError(detailed(said, ...firstOf([first.problem, ...more])), EXIT.usage, file);
}

/** The current tokens of a file. */
export interface TokenFile {
  tokens: () => readonly Token[];
  /** Reads the file again. If that fails, the tokens stay as they were. */
  reload: () => void;
}

/** Reads the tokens in a file, and again whenever it changes, which is logged. The first reading throws as `tokensIn` does. */
export function watchTokens(file: string, log: Pick<Log, 'note' | 'warning'>): TokenFile {
  const stamp = stampOf(file);
  let tokens = tokensIn(file);
  const reload = () => {
    try {
      tokens = tokensIn(file);
      log.note(`read the tokens in ${file}: ${tokens.length}`);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      log.warning(`${error.message}; the old tokens stay in use`);
    }
  };
  watchReplaced(file, stamp, reload);
  return { tokens: () => tokens, reload };
}
