import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { changeRun } from '../../state/drafts/runs.ts';
import { say } from '../../ui/texts/say.ts';
import { builtWhileTyping } from '../../write/live/built.ts';
import { show } from '../testing/show.tsx';
import { NoResult } from './no-result.tsx';
import * as texts from './texts.ts';

test('a result that is not drawn yet is not reported as missing', async () => {
  const built = builtWhileTyping(
    { result: '{}', faults: 0, partial: false, time: 1 },
    { text: '{}', envelop: false },
    undefined,
  );
  changeRun('a', { checked: '{}', built });
  show(<NoResult draft="a" isXml={false} />);
  expect(await screen.findByText(say(texts.updating))).toBeTruthy();
  expect(screen.queryByText(say(texts.notBuilt))).toBeNull();
});
