import type { Io } from './io.ts';

/** Returns the language for errors on a terminal, from the locale. Undefined if a program may read them. */
export function languageOfTerminal({ stderr, env }: Pick<Io, 'stderr' | 'env'>): string | undefined {
  return stderr.isTTY === true ? localeOf(env) : undefined;
}

/** Returns the language of the locale for messages (POSIX, 8.2): `de` for `de_DE.UTF-8`. Undefined for `C` and `POSIX`. */
function localeOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string | undefined {
  const [name = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/, 1);
  return ['', 'C', 'POSIX'].includes(name) ? undefined : name.replaceAll('_', '-');
}
