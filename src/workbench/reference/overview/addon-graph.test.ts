import { expect, it } from 'vitest';
import { graphOf } from './addon-graph.ts';

it('graphOf puts each node in the column after its requirements, without gaps', () => {
  const addons = [
    { key: 'eu', requires: [] },
    { key: 'xr', requires: ['eu'] },
    { key: 'fx', requires: ['eu'] },
    { key: 'zf', requires: ['eu'] },
    { key: 'mx', requires: [] },
  ];
  const formats = [
    { key: 'en', intended_for: ['eu'] },
    { key: 'facturx', intended_for: ['fx', 'zf'] },
    { key: 'xrechnung-ubl', intended_for: ['xr'] },
    { key: 'facturx-pdf', intended_for: ['fx', 'zf'], carries: 'facturx' },
    { key: 'pdf', intended_for: [] },
  ];
  const { nodes, edges, rows, alone } = graphOf(addons, formats);
  expect(nodes.map(({ key, column, row }) => [key, column, row])).toEqual([
    ['en', 1, 0],
    ['xrechnung-ubl', 2, 1],
    ['xr', 1, 1],
    ['facturx', 2, 2],
    ['fx', 1, 2],
    ['zf', 1, 2],
    ['eu', 0, 1],
  ]);
  expect(edges).toEqual([
    ['addon eu', 'format en'],
    ['addon eu', 'addon xr'],
    ['addon xr', 'format xrechnung-ubl'],
    ['addon eu', 'addon fx'],
    ['addon fx', 'format facturx'],
    ['addon eu', 'addon zf'],
    ['addon zf', 'format facturx'],
  ]);
  expect(rows).toBe(3);
  expect(alone).toEqual(['mx']);
});
