import type { Command, Option } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

/** A command as a shell completes it. */
interface Completed {
  name: string;
  summary: string;
  flags: readonly { name: string; summary: string; takesValue: boolean }[];
  /** What its argument may be, where that is a closed list; files otherwise. */
  choices: readonly string[];
}

/** Returns a script for a shell, made from the commands that there are. */
export function completionScript(shell: Shell, program: Command): string {
  const commands = program.commands.map(completed);
  return { bash: bashScript, zsh: zshScript, fish: fishScript, powershell: powershellScript }[shell](commands);
}

function completed(made: Command): Completed {
  const help = made.createHelp();
  const flags = flagsOf([...made.options, ...help.visibleGlobalOptions(made)]);
  const choices = made.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  return { name: made.name(), summary: made.description(), flags, choices };
}

function flagsOf(options: readonly Option[]): Completed['flags'] {
  return options.flatMap(({ long, short, description, required }) =>
    [long, short].flatMap((name) => (name ? [{ name, summary: description, takesValue: required }] : [])),
  );
}

function words(list: readonly string[]): string {
  return list.join(' ');
}

function bashScript(commands: readonly Completed[]): string {
  const cases = commands.map(({ name, flags, choices }) => {
    const valued = flags.filter(({ takesValue }) => takesValue).map((flag) => flag.name);
    return `    ${name})
      flags="${words(flags.map((flag) => flag.name))}"
      valued="${words(valued)}"
      choices="${words(choices)}"
      ;;`;
  });
  return `# bash completion of billwright
_billwright() {
  local current previous flags valued choices
  current="\${COMP_WORDS[COMP_CWORD]}"
  previous="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${words(commands.map(({ name }) => name))}" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
    *)
      if [ -n "$choices" ] && [[ " $valued " != *" $previous "* ]]; then
        COMPREPLY=($(compgen -W "$choices" -- "$current"))
      else
        COMPREPLY=($(compgen -f -- "$current"))
      fi
      ;;
  esac
}
complete -o filenames -F _billwright billwright
`;
}

function zshScript(commands: readonly Completed[]): string {
  const quoted = (text: string) => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');
  const cases = commands.map(({ name, flags, choices }) => {
    const specs = flags.map(
      (flag) => `'${flag.name}[${quoted(flag.summary)}]${flag.takesValue ? ':value:_files' : ''}'`,
    );
    const rest = choices.length > 0 ? `'1:value:(${words(choices)})'` : "'*:file:_files'";
    return `    ${name}) _arguments ${[...specs, rest].join(' ')} ;;`;
  });
  return `#compdef billwright
_billwright() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    '${name}:${quoted(summary)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local name="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$name" in
${cases.join('\n')}
  esac
}
compdef _billwright billwright
`;
}

function fishScript(commands: readonly Completed[]): string {
  const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = commands.flatMap(({ name, summary, flags, choices }) => [
    `complete -c billwright -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ...flags.map((flag) => {
      const option = flag.name.startsWith('--') ? `-l ${flag.name.slice(2)}` : `-s ${flag.name.slice(1)}`;
      const value = flag.takesValue ? ' -r' : '';
      return `complete -c billwright -n '__fish_seen_subcommand_from ${name}' ${option}${value} -d ${quoted(flag.summary)}`;
    }),
    ...(choices.length > 0
      ? [`complete -c billwright -n '__fish_seen_subcommand_from ${name}' -f -a ${quoted(words(choices))}`]
      : []),
  ]);
  return `# fish completion of billwright\n${lines.join('\n')}\n`;
}

function powershellScript(commands: readonly Completed[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const entry = (name: string, summary: string) => `@(${quoted(name)}, ${quoted(summary || name)})`;
  const cases = commands.map(({ name, flags, choices }) => {
    const offered = [
      ...choices.map((choice) => entry(choice, choice)),
      ...flags.map((flag) => entry(flag.name, flag.summary)),
    ];
    return `    ${quoted(name)} { ${offered.join(', ')} }`;
  });
  // What is not offered is completed as the name of a file, which is what PowerShell does where it gets nothing.
  return `# PowerShell completion of billwright
Register-ArgumentCompleter -Native -CommandName billwright -ScriptBlock {
  param($word, $line, $position)
  $words = @($line.CommandElements | ForEach-Object { $_.ToString() })
  $typed = $words.Count - $(if ($word -eq '') { 0 } else { 1 })
  $offered = if ($typed -lt 2) { @(
    ${commands.map(({ name, summary }) => entry(name, summary)).join(',\n    ')}
  ) } else { switch ($words[1]) {
${cases.join('\n')}
  } }
  $offered | Where-Object { $_ -and $_[0].StartsWith($word) } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_[0], $_[0], 'ParameterValue', $_[1])
  }
}
`;
}
