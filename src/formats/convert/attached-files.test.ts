import { expect, it } from 'vitest';
import { valuesIn } from '../../engine/text/testing.ts';
import { isBase64 } from '../xml/base64.ts';
import { faultsOfFiles } from './attached-files.ts';

it.each([
  ['', true],
  [' \t\r\n', true],
  ['YQ==', true],
  ['YWI=', true],
  ['YWJj', true],
  ['YW Jj\nYQ = =', true],
  ['AZaz09+/', true],
  // Unused bits.
  ['YR==', false],
  ['YWJ=', false],
  // Incomplete groups.
  ['Y', false],
  ['YQ', false],
  ['YWI', false],
  ['YQ=', false],
  ['YWJjYQ', false],
  ['Y===', false],
  ['====', false],
  // Text after the end.
  ['YQ==YQ==', false],
  ['YW=I', false],
  // Other characters.
  ['YW-_', false],
  ['YWJ\u00e9', false],
  ['YWJ\u0100', false],
  ['YWJ@', false],
])('isBase64 of %j is %s', (text, expected) => {
  expect(isBase64(text)).toBe(expected);
});

it('attachable files have a name, an allowed type and valid base64', () => {
  const good = { name: 'plan.csv', media_type: 'text/csv', data: 'YQ==' };
  expect(faultsOfFiles([good])).toEqual([]);
  const faults = faultsOfFiles([good, { name: ' ', media_type: 'text/html', data: ' \n' }, { ...good, data: 'YQ' }]);
  expect(faults.map((each) => `${each.code} ${each.properties} ${valuesIn(each)}`)).toEqual([
    'BW-FORMAT-FILE request.files[1].name ',
    expect.stringMatching(/^BW-FORMAT-FILE request\.files\[1\]\.media_type text\/html,.*application\/pdf/),
    'BW-FORMAT-FILE request.files[1].data ',
    'BW-FORMAT-FILE request.files[2].data ',
  ]);
});
