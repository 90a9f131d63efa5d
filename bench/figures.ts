/** A ratio or size in a run. */
export interface Figure {
  /** Its key in `floors.json`. */
  key: string;
  what: string;
  value: number;
  unit: 'times' | '%' | 'KiB' | 'ms' | '/s';
  /** The target. */
  aim?: string;
}

/** Figures measured by one command. */
export interface Section {
  title: string;
  command: string;
  /** The meaning of the figures. */
  note: string;
  figures: Figure[];
}

/** Returns a figure as text. */
export function told({ value, unit }: Figure): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}

/** Returns sections as a Markdown page, with the day and number of processors. */
export function pageOf(sections: readonly Section[], about: string): string {
  const parts = sections.map(({ title, command, note, figures }) =>
    [
      `## ${title}`,
      '',
      note,
      '',
      `    ${command}`,
      '',
      '| | figure | aim |',
      '|---|---:|---:|',
      ...figures.map((figure) => `| ${figure.what} | ${told(figure)} | ${figure.aim ?? ''} |`),
      '',
    ].join('\n'),
  );
  return `# How fast it is\n\n${about}\n\n${parts.join('\n')}`;
}
