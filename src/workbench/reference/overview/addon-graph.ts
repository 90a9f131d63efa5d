import type { AddonSummary, FormatSummary } from '../../../client/index.ts';

/** A node of the graph, in its column from the left. */
export interface GraphNode {
  /** The unique identifier of the node. */
  id: string;
  kind: 'addon' | 'format';
  key: string;
  column: number;
  /** The row from the top; fractional if the node is centred between two rows. */
  row: number;
}

export interface Graph {
  nodes: readonly GraphNode[];
  /** Edges from a requirement to the nodes that build on it, by node id. */
  edges: readonly (readonly [from: string, to: string])[];
  /** The number of rows. */
  rows: number;
  /** The keys of addons without relations. */
  alone: readonly string[];
}

/** Formats by addon, with the members needed here. */
type Built = Pick<FormatSummary, 'key' | 'intended_for' | 'carries'>;

const addonId = (key: string) => `addon ${key}`;
const formatId = (key: string) => `format ${key}`;

/**
 * Returns the graph of addons, their requirements, and the formats that build on them. A format follows the first of the
 * addons it is meant for; a format that carries another stands for it. Each column builds on the previous
 * one, and a node is centred between the nodes that build on it.
 */
export function graphOf(addons: readonly Pick<AddonSummary, 'key' | 'requires'>[], formats: readonly Built[]): Graph {
  const own = formats.filter(({ carries }) => carries === undefined);
  const requiredBy = (key: string) => addons.filter(({ requires }) => requires.includes(key));
  const builtOn = (key: string) => own.filter(({ intended_for }) => intended_for.includes(key));
  const nodes = new Map<string, GraphNode>();
  const edges: Graph['edges'][number][] = [];
  let rows = 0;

  /** Places an addon with everything that builds on it, and returns its row. */
  const place = (key: string, column: number): number => {
    const id = addonId(key);
    const known = nodes.get(id);
    if (known) return known.row;
    const first = rows;
    const below = [
      ...builtOn(key).map((format) => {
        const placed = nodes.get(formatId(format.key));
        edges.push([id, formatId(format.key)]);
        if (placed) return placed.row;
        const row = rows++;
        nodes.set(formatId(format.key), {
          id: formatId(format.key),
          kind: 'format',
          key: format.key,
          column: column + 1,
          row,
        });
        return row;
      }),
      ...requiredBy(key).map((addon) => {
        edges.push([id, addonId(addon.key)]);
        return place(addon.key, column + 1);
      }),
    ];
    if (below.length === 0) rows++;
    const row = below.length === 0 ? first : (Math.min(...below) + Math.max(...below)) / 2;
    nodes.set(id, { id, kind: 'addon', key, column, row });
    return row;
  };

  const roots = addons.filter(({ requires }) => requires.length === 0);
  const alone = roots.filter(({ key }) => requiredBy(key).length + builtOn(key).length === 0).map(({ key }) => key);
  for (const { key } of roots) if (!alone.includes(key)) place(key, 0);
  return { nodes: [...nodes.values()], edges, rows, alone };
}
