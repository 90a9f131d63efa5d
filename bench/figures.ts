/** A ratio, or a size, of one run. */
export interface Figure {
  /** By which `floors.json` knows it. */
  key: string;
  what: string;
  value: number;
  unit: 'times' | '%' | 'KiB' | 'ms' | '/s';
  /** What is aimed at. */
  aim?: string;
}

/** Figures that are taken by one command. */
export interface Section {
  title: string;
  command: string;
  /** What the figures mean. */
  note: string;
  figures: Figure[];
}

/** Returns a figure as it is told. */
export function told({ value, unit }: Figure): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}

/** Returns sections as a page in Markdown, as it is taken on a day with so many processors. */
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
