import { type Command, Help, type Option } from 'commander';
import type { NameKind } from './commands/names.ts';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

/** A command, as completed by a shell. */
interface Completed {
  name: string;
  summary: string;
  flags: readonly Flag[];
  /** The argument's values if they are a closed list; otherwise files. */
  choices: readonly string[];
  /** The kind of name the argument takes, for `billwright names`. */
  names: NameKind | undefined;
}

interface Flag {
  name: string;
  summary: string;
  takesValue: boolean;
  choices: readonly string[];
  names: NameKind | undefined;
}

/** Commands whose argument is a name of their kind. */
const NAMED: readonly string[] = ['schema', 'regime', 'addon', 'format', 'catalogue', 'example', 'rule'];

/** Flags that take a name, by command if they differ. */
const NAMED_FLAGS: Readonly<Record<string, NameKind>> = {
  '--to': 'format',
  '--from': 'format',
  '--type': 'schema',
  '-t': 'schema',
};

/** Returns the completion script of a shell, generated from the commands. */
export function completionScript(shell: Shell, program: Command): string {
  const help = program.createHelp();
  const shared = flagsOf(new Help().visibleOptions(program));
  const commands = help
    .visibleCommands(program)
    .filter((each) => each.name() !== 'help')
    .map(completed);
  return { bash: bashScript, zsh: zshScript, fish: fishScript, powershell: powershellScript }[shell](commands, shared);
}

function completed(made: Command): Completed {
  const help = made.createHelp();
  const flags = flagsOf([...made.options, ...help.visibleGlobalOptions(made)]);
  const choices = made.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  const name = made.name();
  const names = NAMED.includes(name) ? (name as NameKind) : undefined;
  return {
    name,
    summary: made.description(),
    flags: name === 'correct' ? flags.map(ofCorrection) : flags,
    choices,
    names,
  };
}

function flagsOf(options: readonly Option[]): Completed['flags'] {
  return options.flatMap(({ long, short, description, required, argChoices = [] }) =>
    [long, short].flatMap((name) =>
      name ? [{ name, summary: description, takesValue: required, choices: argChoices, names: NAMED_FLAGS[name] }] : [],
    ),
  );
}

/** Returns the flag of a correction with its values: the type of a correction is an invoice type. */
function ofCorrection(flag: Flag): Flag {
  return flag.name === '--type'
    ? { ...flag, names: undefined, choices: ['credit-note', 'debit-note', 'corrective'] }
    : flag;
}

/** Returns the shell command that lists the names of a kind. */
function asking(kind: NameKind): string {
  return `billwright names ${kind} 2>/dev/null`;
}

function words(list: readonly string[]): string {
  return list.join(' ');
}

/** Returns the flags that take a value. */
function valuedFlags(flags: readonly Flag[]): Flag[] {
  return flags.filter(({ takesValue }) => takesValue);
}

/** Returns the names of flags that take a value. */
function valuedOf(flags: readonly Flag[]): string[] {
  return valuedFlags(flags).map(({ name }) => name);
}

/** Returns the branches of a shell `case` with the values of flags. */
function valuesInBash(flags: readonly Flag[]): string[] {
  const offering = valuedFlags(flags).flatMap((flag) => {
    const offered = flag.names ? `$(${asking(flag.names)})` : words(flag.choices);
    return offered === '' ? [] : [`        ${flag.name}) values="${offered}" ;;`];
  });
  return [...offering, `        ${valuedOf(flags).join('|')}) ;;`];
}

function bashScript(commands: readonly Completed[], shared: readonly Flag[]): string {
  const cases = commands.map(({ name, flags, choices, names }) => {
    const offered = names ? `$(${asking(names)})` : words(choices);
    return `    ${name})
      flags="${words(flags.map((flag) => flag.name))}"
      case "$previous" in
${valuesInBash(flags).join('\n')}
        *) [[ "$current" == -* ]] || values="${offered}" ;;
      esac
      ;;`;
  });
  return `# bash completion of billwright
_billwright() {
  local current previous name flags values i
  current="\${COMP_WORDS[COMP_CWORD]}"
  previous="\${COMP_WORDS[COMP_CWORD-1]}"
  # --to=KEY is three words.
  if [ "$current" = = ]; then current=""; elif [ "$previous" = = ]; then previous="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      ${valuedOf(shared).join('|')}) if [ "\${COMP_WORDS[i+1]}" = = ]; then i=$((i + 2)); else i=$((i + 1)); fi ;;
      -*) ;;
      *) name="\${COMP_WORDS[i]}"; break ;;
    esac
  done
  case "$name" in
    "")
      flags="${words(shared.map((flag) => flag.name))}"
      case "$previous" in
${valuesInBash(shared).join('\n')}
        *) [[ "$current" == -* ]] || values="${words(commands.map(({ name }) => name))}" ;;
      esac
      ;;
${cases.join('\n')}
  esac
  if [ -n "$values" ]; then
    compopt +o filenames 2>/dev/null
    COMPREPLY=($(compgen -W "$values" -- "$current"))
  else
    case "$current" in
      -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
      *) COMPREPLY=($(compgen -f -- "$current")) ;;
    esac
  fi
}
complete -o filenames -F _billwright billwright
`;
}

function zshScript(commands: readonly Completed[], shared: readonly Flag[]): string {
  const quoted = (text: string) => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');
  const offered = (flag: { choices: readonly string[]; names: NameKind | undefined }) => {
    if (flag.names) return `{_billwright_names ${flag.names}}`;
    return flag.choices.length > 0 ? `(${words(flag.choices)})` : '_files';
  };
  // A value may follow a long name after `=`, and a short one directly.
  const sign = ({ name, takesValue }: Flag) => (takesValue ? (name.startsWith('--') ? '=' : '+') : '');
  const specOf = (flag: Flag) =>
    `'${flag.name}${sign(flag)}[${quoted(flag.summary)}]${flag.takesValue ? `:value:${offered(flag)}` : ''}'`;
  const cases = commands.map(({ name, flags, choices, names }) => {
    const rest = names || choices.length > 0 ? `'1:value:${offered({ choices, names })}'` : "'*:file:_files'";
    return `    ${name}) _arguments ${[...flags.map(specOf), rest].join(' ')} ;;`;
  });
  return `#compdef billwright
_billwright_names() {
  compadd -- \${(f)"$(billwright names $1 2>/dev/null)"}
}
_billwright_commands() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    '${name}:${quoted(summary)}'`).join('\n')}
  )
  _describe command commands
}
_billwright() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C -A '-*' ${shared.map(specOf).join(' ')} '1:command:_billwright_commands' '*::argument:->argument'
  [[ "$state" == argument ]] || return
  case "$words[1]" in
${cases.join('\n')}
  esac
}
compdef _billwright billwright
`;
}

function fishScript(commands: readonly Completed[], shared: readonly Flag[]): string {
  const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const values = ({ choices, names }: { choices: readonly string[]; names: NameKind | undefined }) =>
    names ? ` -f -a ${quoted(`(${asking(names)})`)}` : choices.length > 0 ? ` -f -a ${quoted(words(choices))}` : '';
  const lineOf = (condition: string, flag: Flag) => {
    const option = flag.name.startsWith('--') ? `-l ${flag.name.slice(2)}` : `-s ${flag.name.slice(1)}`;
    const value = flag.takesValue ? ` -r${values(flag)}` : '';
    return `complete -c billwright -n ${condition} ${option}${value} -d ${quoted(flag.summary)}`;
  };
  const lines = commands.flatMap(({ name, summary, flags, choices, names }) => [
    `complete -c billwright -n __billwright_names_none -f -a ${name} -d ${quoted(summary)}`,
    ...flags.map((flag) => lineOf(`'__fish_seen_subcommand_from ${name}'`, flag)),
    ...(names || choices.length > 0
      ? [`complete -c billwright -n '__fish_seen_subcommand_from ${name}'${values({ choices, names })}`]
      : []),
  ]);
  const before = shared.map((flag) => lineOf('__billwright_names_none', flag));
  return `# fish completion of billwright
# Whether no command is named yet.
function __billwright_names_none
  set -l is_value 0
  for word in (commandline -opc)[2..]
    if test $is_value = 1
      set is_value 0
      continue
    end
    switch $word
      case ${words(valuedOf(shared))}
        set is_value 1
      case '-*'
      case '*'
        return 1
    end
  end
end
${[...before, ...lines].join('\n')}
`;
}

function powershellScript(commands: readonly Completed[], shared: readonly Flag[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  // A name and its summary, with a tab between them.
  const entry = (name: string, summary = '') => quoted(summary ? `${name}\t${summary}` : name);
  const values = ({ choices, names }: { choices: readonly string[]; names: NameKind | undefined }) =>
    names ? `billwright names ${names} 2>$null` : choices.map((choice) => entry(choice)).join(', ');
  // Nothing is offered for other values of flags: PowerShell then completes the names of files.
  const block = (flags: readonly Flag[], otherwise: readonly string[]) =>
    `{ switch -CaseSensitive ($previous) {
${valuedFlags(flags)
  .map((flag) => `      ${quoted(flag.name)} { ${values(flag)} }`)
  .join('\n')}
      default { ${[...otherwise, ...flags.map(({ name, summary }) => entry(name, summary))].filter(Boolean).join('; ')} }
    } }`;
  const cases = commands.map((each) => `    ${quoted(each.name)} ${block(each.flags, [values(each)])}`);
  const first = block(
    shared,
    commands.map(({ name, summary }) => entry(name, summary)),
  );
  return `# PowerShell completion of billwright
Register-ArgumentCompleter -Native -CommandName billwright -ScriptBlock {
  param($word, $line, $position)
  $before = @($line.CommandElements | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { $_.ToString() })
  $previous = $before[-1]
  $start = ''
  if ($word -match '^(--[^=]+)=(.*)$') { $previous = $Matches[1]; $word = $Matches[2]; $start = "$previous=" }
  $valued = ${valuedOf(shared).map(quoted).join(', ')}
  $name = ''
  for ($i = 1; $i -lt $before.Count; $i++) {
    if ($valued -ccontains $before[$i]) { $i++ } elseif (-not $before[$i].StartsWith('-')) { $name = $before[$i]; break }
  }
  $offered = switch -CaseSensitive ($name) {
    '' ${first}
${cases.join('\n')}
  }
  $offered | ForEach-Object {
    $value, $summary = $_ -split "\`t", 2
    if ($value.StartsWith($word)) {
      [System.Management.Automation.CompletionResult]::new("$start$value", $value, 'ParameterValue', $(if ($summary) { $summary } else { $value }))
    }
  }
}
`;
}
