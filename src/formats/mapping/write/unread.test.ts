import { expect, test } from 'vitest';
import { Report } from '../../declare/report.ts';
import { Source } from './source.ts';
import { reportUnread } from './unread.ts';

/** The kind of an object, an unread member, and the severity of the loss: undefined if it is not reported. */
test.each([
  ['invoice', '$schema', undefined],
  ['invoice', '$addons', undefined],
  ['totals', 'taxes', undefined],
  ['combo', 'key', undefined],
  ['item', 'key', 'info'],
  ['line', 'key', 'warning'],
  ['invoice', 'uuid', 'info'],
  ['anything', 'ext', 'info'],
  ['reference', 'code', 'info'],
  ['line', 'code', 'info'],
  ['inbox', 'code', 'warning'],
  ['identity', 'code', 'warning'],
  ['inbox', 'label', 'info'],
  ['line', 'label', 'warning'],
  ['person', 'label', 'info'],
  ['person', 'role', 'warning'],
  ['email', 'anything', 'info'],
  ['line', 'anything', 'warning'],
] as const)('reportUnread classifies an unread member: %s.%s is %s', (kind, name, severity) => {
  const source = new Source({ [name]: 'said', other: '1' }, '$.it', kind);
  source.take('other');
  const report = new Report();
  reportUnread(source, report);
  const said = report.losses.map(({ properties, severity }) => [...properties, severity]);
  expect(said).toEqual(severity === undefined ? [] : [[`$.it.${name}`, severity]]);
});

test.each([
  ['email', 'info'],
  ['line', 'warning'],
  ['person', 'info'],
])('reportUnread reports an unread object as a whole: %s is %s', (kind, severity) => {
  const report = new Report();
  reportUnread(new Source({ any: 'said', other: '1' }, '$.it', kind), report);
  expect(report.losses.map(({ properties, severity }) => [...properties, severity])).toEqual([['$.it', severity]]);
});
